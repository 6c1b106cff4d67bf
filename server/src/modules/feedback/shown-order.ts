import { createHash } from 'node:crypto'

/**
 * The order in which a list of `count` ideas is shown to a model, by lot but the same for the same round, and what each
 * idea is called there. Names follow the lot: in them, too, nobody can read which idea came first.
 */
export function shownOrder(roundId: string, count: number) {
  const lots = Array.from({ length: count }, (_, place) =>
    createHash('sha256').update(`${roundId} ${place}`).digest('hex'),
  )
  const order = [...lots.keys()].sort((one, two) => (lots[one] ?? '').localeCompare(lots[two] ?? ''))
  return { order, names: lots.map((_, place) => `i${order.indexOf(place) + 1}`) }
}
