export interface SignInDelay {
  free: number
  waits: readonly number[]
  forgottenAfter: number
}

const ramp = [1, 2, 4, 8]
const rampLength = ramp.reduce((sum, each) => sum + each, 0)

/** In seconds: at most `count` failures in any `seconds`. For 20 in 900: five free, then 5, 10, 20, 40, 75, 75, ... */
export function signInDelay({ count: most, seconds }: { count: number; seconds: number }): SignInDelay {
  const free = Math.max(1, Math.floor(most / 4))
  const slowed = most - free
  // The ramp in all equals one full wait.
  if (slowed <= ramp.length) return { free, waits: [seconds / Math.max(1, slowed)], forgottenAfter: seconds }
  const longest = seconds / (slowed - ramp.length + 1)
  const waits = [...ramp.map((part) => (longest * part) / rampLength), longest]
  return { free, waits, forgottenAfter: seconds }
}

export function waitAfter({ free, waits }: SignInDelay, failures: number): number {
  return failures < free ? 0 : (waits[Math.min(failures - free, waits.length - 1)] ?? 0)
}
