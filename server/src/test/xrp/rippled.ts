import { randomBytes } from 'node:crypto'
import { decode, hashes, type Payment, verifySignature, Wallet } from 'xrpl'
import { startAnswering } from '../answering.ts'

interface Entry {
  validated: boolean
  hash: string
  meta: { TransactionResult: string; delivered_amount?: unknown }
  tx_json: Record<string, unknown>
  ledger_index?: number
  ledger_hash?: string
  close_time_iso?: string
}

const perPage = 4
const secondsPerLedger = 4
export const partialPayment = 0x00020000

/** A small rippled of our own: it reads and checks what is signed as the real library does; its ledgers are ours. */
export async function startRippled({ networkId = 0 as number | undefined } = {}) {
  const entries: Entry[] = []
  const state = { ledger: 90_000_000, now: 1_790_000_000, oldest: 32_570, shop: Wallet.generate().address }

  /** Takes a signed transaction in. What a partial payment delivers is up to the paths, so a test says it. */
  function submit(blob: string, delivered?: unknown): string {
    if (!verifySignature(blob)) throw new Error('badSignature')
    const { Amount, ...rest } = decode(blob)
    const hash = hashes.hashSignedTx(blob)
    const isTagged = rest['DestinationTag'] !== undefined || rest['Destination'] !== state.shop
    const meta = isTagged
      ? { TransactionResult: 'tesSUCCESS', delivered_amount: delivered ?? Amount }
      : { TransactionResult: 'tecDST_TAG_NEEDED' }
    // Version 2 has another name for what was meant to arrive.
    entries.unshift({ validated: false, hash, meta, tx_json: { ...rest, DeliverMax: Amount } })
    return hash
  }

  /** Closes a ledger: what waits is in it. */
  function close(ledgers = 1) {
    state.ledger += ledgers
    state.now += ledgers * secondsPerLedger
    const place = { ledger_index: state.ledger, ledger_hash: randomBytes(32).toString('hex').toUpperCase() }
    const waiting = entries.filter(({ validated }) => !validated)
    for (const each of waiting) Object.assign(each, place, { validated: true, close_time_iso: isoOf(state.now) })
  }

  const answers: Record<string, (asked: Record<string, unknown>) => unknown> = {
    server_info: () => ({
      info: { build_version: '3.0.0', ...(networkId !== undefined && { network_id: networkId }) },
    }),
    ledger: ({ ledger_index: index }) => ({
      validated: true,
      ledger: { close_time_iso: isoOf(state.now - (state.ledger - Number(index)) * secondsPerLedger) },
    }),
    tx: ({ transaction }) =>
      entries.find(({ hash }) => hash === transaction) ?? { status: 'error', error: 'txnNotFound', error_code: 29 },
    account_tx: (asked) => accountTransactions(entries, state, asked),
  }
  const server = await startAnswering(({ body }) => {
    const { method, params } = body as { method: string; params: Record<string, unknown>[] }
    const answer = answers[method]?.(params[0] ?? {}) ?? { status: 'error', error: 'unknownCmd' }
    return { result: { status: 'success', ...answer } }
  })
  return Object.assign(state, { entries, submit, close, server, url: server.url, stop: server.stop })
}
export type Rippled = Awaited<ReturnType<typeof startRippled>>

/** A page of them, newest first unless `forward`. */
function accountTransactions(
  entries: readonly Entry[],
  { ledger, oldest }: { ledger: number; oldest: number },
  { account, marker, forward, ledger_index_min: from }: Record<string, unknown>,
) {
  const first = marker ? (marker as { seq: number }).seq : 0
  const own = entries.filter(({ tx_json: tx }) => tx['Destination'] === account || tx['Account'] === account)
  const isFrom = ({ ledger_index: at = Number.POSITIVE_INFINITY }: Entry) => at >= Number(from)
  const listed = (forward ? own.toReversed() : own).filter(isFrom)
  const more = listed.length > first + perPage && { marker: { ledger, seq: first + perPage } }
  const range = { ledger_index_min: Math.max(oldest, Number(from)), ledger_index_max: ledger, validated: true }
  return { account, ...range, transactions: listed.slice(first, first + perPage), ...more }
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** Somebody with a wallet that is the real library. */
export function openXrpPayer(rippled: Rippled) {
  const wallet = Wallet.generate()
  let sequence = 1
  return (to: string, more: Partial<Payment>, delivered?: unknown) => {
    const { tx_blob } = wallet.sign({
      TransactionType: 'Payment',
      Account: wallet.address,
      Destination: to,
      Amount: '5',
      Fee: '12',
      Sequence: sequence++,
      ...more,
    })
    return rippled.submit(tx_blob, delivered)
  }
}
