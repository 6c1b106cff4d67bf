import type { Chain } from '@app/domain/crypto/assets'
import { log } from '../../log.ts'

export type Read = <T>(what: () => Promise<T>, otherwise: T) => Promise<T>

/**
 * Reads from one provider: only once it has shown that it is of the right chain, and never throwing for what it does.
 * What cannot be read, or is not written as it should be, becomes `otherwise`.
 */
export function carefulReading(chain: Chain, isRightChain: () => Promise<boolean>, ending: AbortSignal): Read {
  const isRight = once(async () => {
    const isSo = await isRightChain()
    if (!isSo) log('error', 'A provider is of another chain than it is set up for, and is not asked.', { chain })
    return isSo
  })
  return async (what, otherwise) => {
    try {
      return (await isRight()) ? await what() : otherwise
    } catch (error) {
      ending.throwIfAborted()
      log('warn', 'A chain could not be read.', { chain, reason: String(error) })
      return otherwise
    }
  }
}

/** A failure is asked again the next time; an answer is kept. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= ask().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}
