export interface SignInDelay {
  freeAttempts: number
  delaysSeconds: readonly number[]
  resetAfterSeconds: number
}

const ramp = [1, 2, 4, 8]
const rampLength = ramp.reduce((sum, each) => sum + each, 0)

/** In seconds: at most `count` failures in any `seconds`. For 20 in 900: five free, then 5, 10, 20, 40, 75, 75, ... */
export function createSignInDelay({ count: most, seconds }: { count: number; seconds: number }): SignInDelay {
  const freeAttempts = Math.max(1, Math.floor(most / 4))
  const slowed = most - freeAttempts
  // The ramp in all equals one full wait.
  if (slowed <= ramp.length)
    return { freeAttempts, delaysSeconds: [seconds / Math.max(1, slowed)], resetAfterSeconds: seconds }
  const longest = seconds / (slowed - ramp.length + 1)
  const delaysSeconds = [...ramp.map((part) => (longest * part) / rampLength), longest]
  return { freeAttempts, delaysSeconds, resetAfterSeconds: seconds }
}
