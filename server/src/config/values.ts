import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { canonicalEmail, isEmail } from '@app/domain/account/credentials'
import { z } from 'zod'

interface About {
  meaning: string
  /** Empty when there is none. */
  usual: string
  isSecret: boolean
}

export const settingDocs = z.registry<About>()

type Value<T> = z.ZodType<T, string>

export const setting = <T>(usual: string, meaning: string, value: Value<T>) =>
  value.prefault(usual).register(settingDocs, { meaning, usual, isSecret: false })

export const optionalSetting = <T>(meaning: string, value: Value<T>, { secret = false, usual = '' } = {}) =>
  value.optional().register(settingDocs, { meaning, usual, isSecret: secret })

export const unreadSetting = z.undefined('is set, but this version doesn’t use it. Remove it').optional()

const matching = (isRight: (text: string) => boolean, message: string): Value<string> =>
  z.string().refine(isRight, message)

export const parsedBy = <T>(read: (text: string) => T | undefined, message: string): Value<T> =>
  z.string().transform((text, { issues }) => {
    const value = read(text)
    if (value !== undefined) return value
    issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })

export const integer = (least: number, most: number) =>
  parsedBy((text) => {
    const value = Number(text)
    return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined
  }, `must be a whole number from ${least} to ${most}`)

export const ratio = parsedBy((text) => {
  const value = Number(text)
  return /^[\d.]{1,9}$/.test(text) && value >= 0 && value <= 1 ? value : undefined
}, 'must be a number from 0 to 1')

export const oneOf = <const T extends string>(...choices: T[]) =>
  parsedBy((text) => choices.find((choice) => choice === text.toLowerCase()), `must be one of ${choices.join(', ')}`)

export const atLeast = (length: number) => z.string().min(length, `must have at least ${length} characters`)

export const folderPath = matching((text) => !text.includes('\0'), 'must be the path of a folder')

/** Read here, so that a wrong file is reported with all other wrong settings. */
export const fileContent = (kib: number): Value<string> =>
  z.string().transform((text, { issues }) => {
    const content = readText(text, kib * 1024)
    if (!('fault' in content)) return content.text
    issues.push({ code: 'custom', message: `must be a file ${content.fault}`, input: text })
    return z.NEVER
  })

function readText(path: string, most: number): { text: string } | { fault: string } {
  const bytes = bytesOf(path, most)
  if (bytes === 'none') return { fault: 'that can be read' }
  if (bytes === 'too many') return { fault: `of at most ${most / 1024} KiB` }
  if (!isUtf8(bytes)) return { fault: 'of UTF-8 text' }
  const text = new TextDecoder().decode(bytes)
  return text.trim() === '' ? { fault: 'with text in it' } : { text }
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

export const host = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address')

export const url = (...kinds: string[]) =>
  matching(
    (text) => kinds.includes(schemeOf(text) ?? ''),
    `must be an address that starts with ${kinds.map((kind) => `${kind}://`).join(' or ')}, with # / ? % @ in a name or password written as %23 %2F %3F %25 %40`,
  )

/** An address of libpq names no host where `?host=` names a socket. A sign as it was typed would begin another part. */
function schemeOf(text: string) {
  const parsed = URL.parse(text.replace(/^([a-z]+:\/\/[^/]*@)\//, '$1socket/'))
  if (parsed?.hash !== '' || parsed.search.includes('@')) return null
  const isDecodable = !/%(?![0-9a-f]{2})/i.test(`${parsed.username}:${parsed.password}`)
  return isDecodable ? parsed.protocol.slice(0, -1) : null
}

export const siteOrigin = parsedBy((text) => {
  const { protocol = '', pathname, search, hash, username, password, origin } = URL.parse(text) ?? {}
  const isSite = /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username && !password
  return isSite ? origin : undefined
}, 'must be an address like https://example.org, without a path')

export const apiBaseUrl = parsedBy((text) => {
  const { protocol = '', search, hash, username, password, href } = URL.parse(text) ?? {}
  const isBase = /^https?:$/.test(protocol) && !search && !hash && !username && !password
  return isBase ? href?.replace(/(?<!\/)\/+$/, '') : undefined
}, 'must be an address like http://127.0.0.1:11434/v1, without a name, password or query')

export const stripeKey = (...kinds: string[]) =>
  matching(
    (text) => {
      const [kind = '', mode = '', rest = ''] = text.split('_')
      return kinds.includes(kind) && ['test', 'live'].includes(mode) && rest !== ''
    },
    `must start with ${kinds.map((each) => `${each}_test_ or ${each}_live_`).join(', ')}`,
  )

export const startingWith = (start: string) =>
  matching(
    (text) => text.startsWith(start) && text.length > start.length && !/\s/.test(text),
    `must start with ${start}`,
  )

const addressIn = (text: string) => (isEmail(text) ? canonicalEmail(text) : undefined)

export const email = parsedBy(addressIn, 'must be an email address')

export const emails = parsedBy((text) => {
  const parts = text.split(',').filter((each) => each.trim())
  const addresses = parts.map((each) => addressIn(each.trim())).filter((each) => each !== undefined)
  return addresses.length === parts.length ? [...new Set(addresses)] : undefined
}, 'must be email addresses, separated by commas')

/** `name@host` or `Name <name@host>`; one line, because more could add headers to a mail. */
export const sender = matching(
  (text) => addressIn(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text) !== undefined,
  'must be an email address, or a name followed by the address in <angle brackets>',
)
