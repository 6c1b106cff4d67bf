/** Repeatable: mulberry32 (Tommy Ettinger 2017). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(roll() * limit)
  function pick<T>(list: readonly T[]): T {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from.')
    return chosen
  }
  return { roll, below, pick }
}

export type Random = ReturnType<typeof createRandom>
