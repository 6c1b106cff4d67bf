import { startAnswering } from '../answering.ts'
import { bitcoinLedger } from './ledger.ts'

/** The wallet waits for one block more than the chain does. */
const maturity = 101

/** A part of Bitcoin Core's JSON-RPC over a ledger of real transactions. Its wallet forgets nothing, as the real one. */
export async function startCore({ hasKeys = false } = {}) {
  const ledger = bitcoinLedger()
  const watched = new Set<string>()
  const seen = new Map<string, Set<string>>()

  function receivedBy(address: string) {
    const own = seen.get(address) ?? new Set()
    for (const id of ledger.transactionsOf(address)) own.add(id)
    seen.set(address, own)
    const isRipe = (id: string) => !ledger.isCoinbase(id) || confirmationsOf(id) >= maturity
    return watched.has(address) ? [{ address, txids: [...own].filter(isRipe) }] : []
  }

  const confirmationsOf = (id: string) => {
    const place = ledger.placeOf(id)
    return place ? ledger.tip() - place.height + 1 : 0
  }

  function known(id: string) {
    if (![...seen.values()].some((own) => own.has(id))) return undefined
    const place = ledger.placeOf(id)
    const block = place && { blockhash: place.block.hash, blockheight: place.height, blocktime: place.block.time }
    return { txid: id, hex: ledger.rawOf(id), confirmations: confirmationsOf(id), ...block }
  }

  const answers: Record<string, (...params: never[]) => unknown> = {
    getwalletinfo: () => ({ walletname: 'firecrest', private_keys_enabled: hasKeys }),
    getblockhash: (height: number) => ledger.blocks[height]?.hash,
    getaddressinfo: (address: string) => ({ address, ismine: watched.has(address) }),
    getdescriptorinfo: (text: string) => ({ descriptor: `${text}#checksum` }),
    importdescriptors: ([{ desc }]: { desc: string }[] & [{ desc: string }]) => {
      watched.add(desc.replace(/^addr\(|\)#.*$/g, ''))
      return [{ success: true }]
    },
    listreceivedbyaddress: (_: number, __: boolean, ___: boolean, address: string) => receivedBy(address),
    gettransaction: known,
    gettxout: (id: string) => (ledger.placeOf(id) === undefined ? null : { confirmations: confirmationsOf(id) }),
  }
  const server = await startAnswering(({ body }) => {
    const { id, method, params } = body as { id: unknown; method: string; params: never[] }
    const result = answers[method]?.(...params)
    return result === undefined
      ? { jsonrpc: '2.0', id, error: { code: -5, message: 'not found' } }
      : { jsonrpc: '2.0', id, result }
  })
  return { ledger, server, url: server.url, stop: server.stop }
}
