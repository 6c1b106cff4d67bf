import type { ChainFamily } from '@app/domain/premium/crypto/assets'
import { z } from 'zod'
import type { CryptoSettings } from '../vendors/chains/create-chain-readers.ts'
import { publicKeyFaults } from '../vendors/chains/public-key-faults.ts'
import { type PriceServer, type PriceSource, priceServers } from '../vendors/prices/prices.ts'
import { folderPath, optionalSetting, parsedBy, setting } from './values.ts'

const publicKey = z
  .string()
  .regex(/^(?![a-z]prv)/, {
    error: publicKeyFaults.isPrivate,
    abort: true,
  })
  .regex(/^[xz]pub[1-9A-HJ-NP-Za-km-z]{100,115}$/, publicKeyFaults.isNone)

const account = (pattern: RegExp, like: string) => z.string().regex(pattern, `must be an address like ${like}`)

const xrpAccount = account(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/, 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY')
const solanaAccount = account(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN')

const isWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const addresses = parsedBy((text) => {
  const list = text.split(',').map((each) => each.trim())
  return list.every(isWeb) ? list : undefined
}, 'must be addresses that start with http:// or https://, separated by commas')

const priceList = parsedBy(
  (text) => {
    const sources = text.split(',').map(priceSource)
    return sources.every((each) => each !== undefined) ? sources : undefined
  },
  `must be pairs like coingecko=https://…, separated by commas, from ${priceServers.join(', ')}`,
)

function priceSource(text: string): PriceSource | undefined {
  const [server = '', ...rest] = text.trim().split('=')
  const address = rest.join('=').replace(/(?<!\/)\/+$/, '')
  return isServer(server) && isWeb(address) ? { server, url: address } : undefined
}

const isServer = (text: string): text is PriceServer => priceServers.some((server) => server === text)

const secret = { secret: true }
const servers = (usual: string, of: string) => setting(usual, `Servers for ${of}, which must all agree.`, addresses)

/** Keys and accounts are secret: they reveal all payments. */
export const cryptoSettings = {
  CRYPTO_BTC_XPUB: optionalSetting(
    'BTC: the public key of the account m/84h/0h/0h, as xpub or zpub.',
    publicKey,
    secret,
  ),
  CRYPTO_EVM_XPUB: optionalSetting(
    'Ethereum, Arbitrum and Polygon: the public key of m/44h/60h/0h/0.',
    publicKey,
    secret,
  ),
  CRYPTO_TRON_XPUB: optionalSetting('TRON: the public key of m/44h/195h/0h/0.', publicKey, secret),
  CRYPTO_XRP_ACCOUNT: optionalSetting('XRP: your account, set to require destination tags.', xrpAccount, secret),
  CRYPTO_SOL_ACCOUNT: optionalSetting('SOL: your account.', solanaAccount, secret),
  CRYPTO_SOL_POOL_FILE: optionalSetting(
    'SOL: a file of ready-made addresses, one per line. Each is used for one payment.',
    folderPath,
  ),
  BTC_ESPLORA_URL: servers('https://blockstream.info/api,https://mempool.space/api', 'Bitcoin (Esplora)'),
  BITCOIN_RPC_URL: optionalSetting(
    'Your own Bitcoin nodes, like http://name:password@127.0.0.1:8332. They replace BTC_ESPLORA_URL.',
    addresses,
    secret,
  ),
  ETHEREUM_RPC_URL: servers('https://ethereum-rpc.publicnode.com', 'Ethereum (JSON-RPC)'),
  ARBITRUM_RPC_URL: servers('https://arb1.arbitrum.io/rpc', 'Arbitrum (JSON-RPC)'),
  POLYGON_RPC_URL: servers('https://polygon-bor-rpc.publicnode.com', 'Polygon (JSON-RPC)'),
  TRON_API_URL: servers('https://api.trongrid.io', 'TRON'),
  XRP_RPC_URL: servers('https://xrplcluster.com', 'the XRP ledger (JSON-RPC)'),
  SOLANA_RPC_URL: servers('https://api.mainnet-beta.solana.com', 'Solana (JSON-RPC)'),
  PRICE_URLS: setting(
    'coingecko=https://api.coingecko.com/api/v3,coinbase=https://api.exchange.coinbase.com,kraken=https://api.kraken.com',
    'Servers for prices. At least two must agree.',
    priceList,
  ),
}

type Values = z.output<z.ZodObject<typeof cryptoSettings>>

export function readCryptoSettings(values: Values): CryptoSettings | null {
  const receiving = withoutUnset({
    bitcoin: values.CRYPTO_BTC_XPUB,
    evm: values.CRYPTO_EVM_XPUB,
    tron: values.CRYPTO_TRON_XPUB,
    xrp: values.CRYPTO_XRP_ACCOUNT,
    solana: values.CRYPTO_SOL_ACCOUNT,
  })
  if (Object.keys(receiving).length === 0 && !values.CRYPTO_SOL_POOL_FILE) return null
  return {
    receiving,
    solanaPoolFile: values.CRYPTO_SOL_POOL_FILE,
    providerUrls: {
      bitcoin: values.BTC_ESPLORA_URL,
      ethereum: values.ETHEREUM_RPC_URL,
      arbitrum: values.ARBITRUM_RPC_URL,
      polygon: values.POLYGON_RPC_URL,
      tron: values.TRON_API_URL,
      xrp: values.XRP_RPC_URL,
      solana: values.SOLANA_RPC_URL,
    },
    bitcoinNodes: values.BITCOIN_RPC_URL ?? [],
  }
}

function withoutUnset(all: Record<ChainFamily, string | undefined>): Partial<Record<ChainFamily, string>> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
