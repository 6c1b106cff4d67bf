import type { Chain } from '@app/domain/premium/crypto/assets'
import type { Credit, Observation } from '@app/domain/premium/crypto/confirmations'
import { log } from '../../process/log.ts'
import { memoizeAsync } from '../../process/memoize-async.ts'

export const unreadableErrors = {
  gone: () => new RangeError('A transaction is gone: this server is behind, or follows another fork.'),
  tooMany: () => new RangeError('There are too many transactions.'),
  another: () => new RangeError('Another transaction was asked for.'),
  tooFarBack: () => new RangeError('The server does not know that far back.'),
}

export type GuardedRead = <T>(what: () => Promise<T>, otherwise: T) => Promise<T>

/** What cannot be read or parsed becomes `otherwise`. */
export function createGuardedRead(
  chain: Chain,
  isRightChain: () => Promise<boolean>,
  ending: AbortSignal,
): GuardedRead {
  const isRight = memoizeAsync(async () => {
    const isSo = await isRightChain()
    if (!isSo) log('error', 'A provider is of another chain than it is set up for, and is not asked.', { chain })
    return isSo
  })
  const health = createHealthLog(chain)
  return async (what, otherwise) => {
    try {
      const answer = (await isRight()) ? await what() : otherwise
      health.noteSuccess()
      return answer
    } catch (error) {
      ending.throwIfAborted()
      health.noteFailure(error)
      return otherwise
    }
  }
}

export const observeCredits = (read: GuardedRead, credits: () => Promise<Credit[]>) =>
  read<Observation>(async () => ({ kind: 'answered', credits: await credits() }), { kind: 'unavailable' })

/** In a row: a provider that fails every other time is not well. */
export const readsUntilHealthy = 5

/** Changes only: payments are read every 15 seconds. */
function createHealthLog(chain: Chain) {
  let failures = 0
  let successes = 0
  return {
    noteFailure(error: unknown) {
      if (failures === 0) log('warn', 'A chain could not be read.', { chain, reason: String(error) })
      failures += 1
      successes = 0
    },
    noteSuccess() {
      if (failures === 0 || ++successes < readsUntilHealthy) return
      log('info', 'A chain can be read again.', { chain, failures })
      failures = 0
      successes = 0
    },
  }
}
