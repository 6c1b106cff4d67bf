/** A stretch between two moments, in milliseconds. */
export interface Gap {
  from: number
  to: number
}

/** The longest stretch without any of the moments, between the first and the last of them. */
export function longestGap(moments: readonly number[]): Gap {
  const sorted = moments.toSorted((a, b) => a - b)
  const gaps = sorted.slice(1).map((to, i) => ({ from: sorted[i] ?? to, to }))
  const [first = { from: 0, to: 0 }, ...others] = gaps
  return others.reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest), first)
}

const lengthOf = ({ from, to }: Gap) => to - from

/** Hundredths are enough for people. */
export const secondsOf = (gap: Gap) => Math.round(lengthOf(gap) / 10) / 100

interface Moments {
  from: number
  to: number
  /** When the database accepted a write of the drill, which does not pass through the app. */
  writes: readonly number[]
  /** When submissions were acknowledged. */
  handIns: readonly number[]
}

/**
 * From the moment when the database accepts a write again until the first submission is acknowledged; null where the drill
 * has not seen that moment.
 */
export function addedByApp({ from, to, writes, handIns }: Moments): Gap | null {
  const isWithin = (at: number) => at >= from && at < to
  const back = longestGap([from, ...writes.filter(isWithin), to]).to
  if (back === to) return null
  return { from: back, to: Math.min(to, ...handIns.filter((at) => at >= back)) }
}
