import { readFile } from 'node:fs/promises'
import type { ChainFamily } from '@app/domain/premium/crypto/assets'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { p2wpkh } from '@scure/btc-signer'
import { checksum } from 'ox/Address'
import { fromBytes } from 'ox/Hex'
import { StartError } from '../../process/start-error.ts'
import { publicKeyFaults } from './public-key-faults.ts'

export interface PaymentDestination {
  address: string
  memo: string
}

export interface ReceivingKeys {
  /** Extended public keys and public accounts: nothing here can spend. */
  bitcoin?: string
  evm?: string
  tron?: string
  xrp?: string
  solana?: string
}

export type AddressDeriver = (index: number) => PaymentDestination

const base58check = createBase58check(sha256)

export function createAddressDerivers(settings: ReceivingKeys): Partial<Record<ChainFamily, AddressDeriver>> {
  const { bitcoin, evm, tron, xrp, solana } = settings
  return {
    ...(bitcoin && { bitcoin: createBitcoinDeriver(bitcoin) }),
    ...(evm && { evm: createEvmDeriver(evm) }),
    ...(tron && { tron: createTronDeriver(tron) }),
    ...(xrp && { xrp: () => ({ address: xrp, memo: String(randomTag()) }) }),
    ...(solana && { solana: () => ({ address: solana, memo: randomReference() }) }),
  }
}

/** Native segwit (BIP84): the account's key, m/84'/0'/0', as xpub or zpub. */
function createBitcoinDeriver(key: string): AddressDeriver {
  const receiving = parsePublicKey(key).deriveChild(0)
  return (index) => plain(p2wpkh(publicKeyOf(receiving, index)).address ?? '')
}

function createEvmDeriver(key: string): AddressDeriver {
  const receiving = parsePublicKey(key)
  return (index) => plain(checksum(fromBytes(evmAddressBytes(receiving, index))))
}

function createTronDeriver(key: string): AddressDeriver {
  const receiving = parsePublicKey(key)
  return (index) => plain(base58check.encode(Uint8Array.of(0x41, ...evmAddressBytes(receiving, index))))
}

const plain = (address: string): PaymentDestination => ({ address, memo: '' })

const zpub = { public: 0x04b24746, private: 0x04b2430c }

/** Throws a RangeError unless the text is an extended key that cannot spend. */
export function parsePublicKey(text: string): HDKey {
  const key = parseKey(text)
  if (key?.privateKey) throw new RangeError(publicKeyFaults.isPrivate)
  if (!key?.publicKey) throw new RangeError(publicKeyFaults.isNone)
  return key
}

function parseKey(text: string): HDKey | null {
  try {
    return HDKey.fromExtendedKey(text, text.startsWith('z') ? zpub : undefined)
  } catch {
    return null
  }
}

function publicKeyOf(key: HDKey, index: number): Uint8Array {
  const { publicKey } = key.deriveChild(index)
  if (!publicKey) throw new Error('A public key has public children.')
  return publicKey
}

/** The last twenty bytes of the key's Keccak hash. */
const evmAddressBytes = (key: HDKey, index: number) =>
  keccak_256(secp256k1.Point.fromBytes(publicKeyOf(key, index)).toBytes(false).slice(1)).slice(12)

/** Tag 0 is what wallets send when people leave the field alone. */
const randomTag = () => Math.max(1, crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)

/** Solana Pay: 32 bytes in Base58 whose key nobody holds. */
const randomReference = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))

export async function readAddressPool(file: string): Promise<string[]> {
  const lines = (await textOf(file)).split('\n').map((line) => line.trim())
  const wrong = lines.findIndex((line) => line !== '' && !isAddress(line))
  if (wrong >= 0) throw new StartError(`CRYPTO_SOL_POOL_FILE: line ${wrong + 1} isn’t a Solana address.`)
  return [...new Set(lines.filter(Boolean))]
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartError('CRYPTO_SOL_POOL_FILE: can’t read the file.')
  }
}

/** A private key has 64 bytes, so it is refused too. */
const isAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text) && base58.decode(text).length === 32
