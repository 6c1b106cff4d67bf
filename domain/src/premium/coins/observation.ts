/** Money that a chain shows on its way to one of our destinations. */
export interface Credit {
  tx: string
  /** The transactions that carried it, where the chain is read by what an address holds and `tx` is not one. */
  hashes?: readonly string[]
  /** Which part of the transaction it is: an output, a log, the value. */
  outRef: string
  /** In smallest units. */
  amount: bigint
  /** Null while it waits to be put into a block. */
  block: { height: number; hash: string; at: number } | null
  /** How many blocks stand on it, its own included; 0 while it waits. */
  confirmations: number
  /** Whether the chain itself says that it stays. */
  final: boolean
}

/** What one look at a chain said. Only a whole answer is an answer: everything else is `unavailable`. */
export type Observation =
  | { kind: 'unavailable' }
  /** A look that was answered; no credits: nothing has arrived, or it is gone again. */
  | { kind: 'answered'; credits: readonly Credit[] }

/** How sure is sure, on one chain. */
export interface Certainty {
  confirmations: number
  /** Whether the chain's own word counts in place of the number. */
  orFinal: boolean
}

/** By chain, for about a hundred dollars (decisions of common practice; see payments, 3.4). */
export const certaintyOf = {
  bitcoin: { confirmations: 2, orFinal: false },
  ethereum: { confirmations: 12, orFinal: true },
  // What the sequencer alone has said is not counted: only blocks that Ethereum has seen.
  arbitrum: { confirmations: Number.POSITIVE_INFINITY, orFinal: true },
  polygon: { confirmations: 128, orFinal: true },
  tron: { confirmations: 19, orFinal: true },
  xrp: { confirmations: 1, orFinal: true },
  solana: { confirmations: 32, orFinal: true },
} as const satisfies Record<string, Certainty>

export const isSettled = (credit: Credit, { confirmations, orFinal }: Certainty) =>
  credit.block !== null && ((orFinal && credit.final) || credit.confirmations >= confirmations)

/**
 * What several looks show together, whatever their order and however often one is repeated: each part once, as the most
 * careful of them has it. Null: not one of them was answered, or two disagree on what is there.
 */
export function shownBy(observations: readonly Observation[]): Credit[] | null {
  const answered = observations.flatMap((each) => (each.kind === 'answered' ? [each.credits] : []))
  if (answered.length === 0 || answered.length < observations.length) return null
  const parts = Map.groupBy(answered.flat(), ({ tx, outRef }) => `${tx} ${outRef}`)
  const shown = [...parts.values()].map((seen) => seen.reduce(moreCareful))
  // Who does not see a part at all has not seen it settled.
  const isSeenByAll = ({ tx, outRef }: Credit) =>
    answered.every((credits) => credits.some((credit) => credit.tx === tx && credit.outRef === outRef))
  return shown.map((credit) =>
    isSeenByAll(credit) ? credit : { ...credit, block: null, confirmations: 0, final: false },
  )
}

function moreCareful(one: Credit, other: Credit): Credit {
  const sameBlock = isSameBlock(one.block, other.block)
  return {
    ...one,
    amount: one.amount - other.amount > 0n ? other.amount : one.amount,
    block: sameBlock ? one.block : null,
    confirmations: sameBlock ? Math.min(one.confirmations, other.confirmations) : 0,
    final: sameBlock && one.final && other.final,
  }
}

const isSameBlock = (one: Credit['block'], other: Credit['block']) =>
  one === other || (one?.hash === other?.hash && one?.height === other?.height && one?.at === other?.at)
