import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'

/** What a setting must be, said so that it follows the setting's name. */
export class BadValue extends Error {}

export interface Setting<T> {
  /** The default as the person would write it; empty when there is none. */
  usual: string
  meaning: string
  /** Its value must not be repeated on the screen. */
  secret: boolean
  read(text: string | undefined): T
}

type Parse<T> = (text: string) => T

export function setting<T>(usual: string, meaning: string, parse: Parse<T>): Setting<T> {
  return { usual, meaning, secret: false, read: (text) => parse(text ?? usual) }
}

export function optional<T>(meaning: string, parse: Parse<T>, { secret = false, usual = '' } = {}) {
  const read = (text: string | undefined) => (text === undefined ? undefined : parse(text))
  return { usual, meaning, secret, read } satisfies Setting<T | undefined>
}

export function whole(least: number, most: number): Parse<number> {
  return (text) => {
    const value = Number(text)
    if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value
    throw new BadValue(`must be a whole number from ${least} to ${most}`)
  }
}

export function oneOf<const T extends string>(...choices: T[]): Parse<T> {
  return (text) => {
    const found = choices.find((choice) => choice === text.toLowerCase())
    if (found) return found
    throw new BadValue(`must be one of ${choices.join(', ')}`)
  }
}

export function atLeast(length: number): Parse<string> {
  return (text) => {
    if (text.length >= length) return text
    throw new BadValue(`must have at least ${length} characters`)
  }
}

export const path: Parse<string> = (text) => {
  if (!text.includes('\0')) return text
  throw new BadValue('must be the path of a folder')
}

/** The text of a file, read here so that a wrong one stops the start with all other wrong settings. */
export function textOfFile(kib: number): Parse<string> {
  return (text) => {
    const bytes = bytesOf(text, kib * 1024)
    if (bytes === 'none') throw new BadValue('must be a file that can be read')
    if (bytes === 'too many') throw new BadValue(`must be a file of at most ${kib} KiB`)
    if (!isUtf8(bytes)) throw new BadValue('must be a file of UTF-8 text')
    const content = new TextDecoder().decode(bytes)
    if (content.trim() === '') throw new BadValue('must be a file with text in it')
    return content
  }
}

function bytesOf(path: string, most: number) {
  try {
    const file = statSync(path)
    if (!file.isFile()) return 'none'
    return file.size > most ? 'too many' : readFileSync(path)
  } catch {
    return 'none'
  }
}

export const host: Parse<string> = (text) => {
  if (/^[\w.:-]+$/.test(text)) return text
  throw new BadValue('must be a host name or an IP address')
}

/** A URL of one of these kinds, as it was written. */
export function url(...kinds: string[]): Parse<string> {
  return (text) => {
    if (kinds.includes(URL.parse(text)?.protocol.slice(0, -1) ?? '')) return text
    throw new BadValue(`must be an address that begins with ${kinds.map((kind) => `${kind}://`).join(' or ')}`)
  }
}

/** The address of a site without any path, and without a slash at its end. */
export const site: Parse<string> = (text) => {
  const parsed = URL.parse(text)
  const { protocol = '', pathname, search, hash, username, origin = '' } = parsed ?? {}
  if (/^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username) return origin
  throw new BadValue('must be an address like https://example.org, without a path')
}

/** The address of an interface, with its path and without a slash at its end; a key belongs into a setting of its own. */
export const apiBase: Parse<string> = (text) => {
  const { protocol = '', search, hash, username, password, href = '' } = URL.parse(text) ?? {}
  if (/^https?:$/.test(protocol) && !search && !hash && !username && !password) return href.replace(/(?<!\/)\/+$/, '')
  throw new BadValue('must be an address like http://127.0.0.1:11434/v1, without a name, password or question mark')
}

/** A key of Stripe's: what it is for, whether it moves real money, and the rest. */
export function stripeKey(...kinds: string[]): Parse<string> {
  return (text) => {
    const [kind = '', mode = '', rest = ''] = text.split('_')
    if (kinds.includes(kind) && ['test', 'live'].includes(mode) && rest) return text
    throw new BadValue(`must begin with ${kinds.map((each) => `${each}_test_ or ${each}_live_`).join(', ')}`)
  }
}

export function beginsWith(start: string): Parse<string> {
  return (text) => {
    if (text.startsWith(start) && text.length > start.length && !/\s/.test(text)) return text
    throw new BadValue(`must begin with ${start}`)
  }
}

export const email: Parse<string> = (text) => {
  const address = text.normalize('NFKC').toLowerCase()
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address)) return address
  throw new BadValue('must be an e-mail address')
}

export const emails: Parse<string[]> = (text) => {
  try {
    const addresses = text.split(',').filter((each) => each.trim())
    return [...new Set(addresses.map((each) => email(each.trim())))]
  } catch {
    throw new BadValue('must be e-mail addresses with commas between them')
  }
}

/** `name@host` or `Name <name@host>`; never more than one line, or it could add headers to a mail. */
export const sender: Parse<string> = (text) => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  try {
    email(address)
    return text
  } catch {
    throw new BadValue('must be an e-mail address, or a name with the address in <angle brackets>')
  }
}
