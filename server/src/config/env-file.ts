import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { StartError } from '../process/start-error.ts'

/** Editors of Windows put it before the first name. */
const byteOrderMark = /^\ufeff/
const colonLine = /^[ \t]*(?:export[ \t]+)?([A-Z][A-Z0-9_]*)[ \t]*:(?!\/\/)/m

/** A setting that is lost without a word may be the one that says who is an admin. */
export function parseEnvFile(bytes: Uint8Array): NodeJS.Dict<string> {
  // Texts of UTF-16 are every second byte a zero.
  if (!isUtf8(bytes) || bytes.includes(0)) throw new StartError('.env isn’t UTF-8 text. Save it as UTF-8.')
  const text = new TextDecoder().decode(bytes).replace(byteOrderMark, '')
  const name = colonLine.exec(text)?.[1]
  if (name) throw new StartError(`.env has "${name}:". Write "${name}=" and then the value.`)
  return parseEnv(text)
}

/** What the environment says already wins. */
export function loadEnvFile(env: NodeJS.ProcessEnv) {
  if (!existsSync('.env')) return
  try {
    Object.assign(env, { ...parseEnvFile(readFileSync('.env')), ...env })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
