/** How long the next try of a password must wait after failures. Times are seconds. */
export interface SignInDelay {
  /** So many failures cost no wait: people mistype. */
  free: number
  /** The waits after the next ones; the last of them stays. */
  waits: readonly number[]
  /** How long after the last failure all of them are forgotten. */
  forgottenAfter: number
}

const ramp = [1, 2, 4, 8]
const rampLength = ramp.reduce((sum, each) => sum + each, 0)

/**
 * Waits that grow and then stay, so that nobody can fail more often than `most` times in any `seconds`, however they
 * spread their tries, and an owner never waits longer than the last of them. For 20 in 15 minutes: five failures are
 * free, then 5, 10, 20, 40, 75, 75, ... seconds.
 */
export function signInDelay({ count: most, seconds }: { count: number; seconds: number }): SignInDelay {
  const free = Math.max(1, Math.floor(most / 4))
  const slowed = most - free
  // The ramp together is as long as one full wait; of tiny limits each wait is a full one.
  if (slowed <= ramp.length) return { free, waits: [seconds / Math.max(1, slowed)], forgottenAfter: seconds }
  const longest = seconds / (slowed - ramp.length + 1)
  const waits = [...ramp.map((part) => (longest * part) / rampLength), longest]
  return { free, waits, forgottenAfter: seconds }
}

/** The wait after so many failures in a row. */
export function waitAfter({ free, waits }: SignInDelay, failures: number): number {
  return failures < free ? 0 : (waits[Math.min(failures - free, waits.length - 1)] ?? 0)
}
