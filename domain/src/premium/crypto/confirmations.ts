export interface Credit {
  tx: string
  hashes?: readonly string[]
  outRef: string
  amount: bigint
  block: { height: number; hash: string; at: number } | null
  confirmations: number
  isFinal: boolean
}

export type Observation = { kind: 'unavailable' } | { kind: 'answered'; credits: readonly Credit[] }

export interface ConfirmationRule {
  confirmations: number
  isFinalizedEnough: boolean
}

/** Confirmations after which exchanges credit payments of about a hundred dollars; the numbers are ours, per chain. */
export const confirmationRules = {
  bitcoin: { confirmations: 2, isFinalizedEnough: false },
  ethereum: { confirmations: 12, isFinalizedEnough: true },
  // Only blocks that Ethereum has seen, not those of the sequencer alone.
  arbitrum: { confirmations: Number.POSITIVE_INFINITY, isFinalizedEnough: true },
  polygon: { confirmations: 128, isFinalizedEnough: true },
  tron: { confirmations: 19, isFinalizedEnough: true },
  xrp: { confirmations: 1, isFinalizedEnough: true },
  solana: { confirmations: 32, isFinalizedEnough: true },
} as const satisfies Record<string, ConfirmationRule>

export const isConfirmed = (credit: Credit, { confirmations, isFinalizedEnough }: ConfirmationRule) =>
  credit.block !== null && ((isFinalizedEnough && credit.isFinal) || credit.confirmations >= confirmations)

/** Takes the most careful answer for each part. Null unless every look was answered. */
export function mergeObservations(observations: readonly Observation[]): Credit[] | null {
  const answered = observations.flatMap((each) => (each.kind === 'answered' ? [each.credits] : []))
  if (answered.length === 0 || answered.length < observations.length) return null
  const parts = Map.groupBy(answered.flat(), ({ tx, outRef }) => `${tx} ${outRef}`)
  const shown = [...parts.values()].map((seen) => seen.reduce(moreCareful))
  const isSeenByAll = ({ tx, outRef }: Credit) =>
    answered.every((credits) => credits.some((credit) => credit.tx === tx && credit.outRef === outRef))
  return shown.map((credit) =>
    isSeenByAll(credit) ? credit : { ...credit, block: null, confirmations: 0, isFinal: false },
  )
}

function moreCareful(one: Credit, other: Credit): Credit {
  const sameBlock = isSameBlock(one.block, other.block)
  return {
    ...one,
    amount: one.amount - other.amount > 0n ? other.amount : one.amount,
    block: sameBlock ? one.block : null,
    confirmations: sameBlock ? Math.min(one.confirmations, other.confirmations) : 0,
    isFinal: sameBlock && one.isFinal && other.isFinal,
  }
}

const isSameBlock = (one: Credit['block'], other: Credit['block']) =>
  one === other || (one?.hash === other?.hash && one?.height === other?.height && one?.at === other?.at)
