import { readFile } from 'node:fs/promises'
import { base58 } from '@scure/base'
import { StartError } from '../../process/start-error.ts'

export async function readAddressPool(file: string): Promise<string[]> {
  const lines = (await textOf(file)).split('\n').map((line) => line.trim())
  const wrong = lines.findIndex((line) => line !== '' && !isAddress(line))
  if (wrong >= 0) throw new StartError(`CRYPTO_SOL_POOL_FILE: line ${wrong + 1} is no address of Solana.`)
  return [...new Set(lines.filter(Boolean))]
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartError('CRYPTO_SOL_POOL_FILE: the file cannot be read.')
  }
}

/** A private key has 64 bytes, so it is refused too. */
const isAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === 32
