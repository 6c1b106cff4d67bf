import { addDays, type Day, daysBetween } from '../day/day.ts'
import { type Difficulty, difficulties } from './difficulty.ts'

interface Candidate {
  id: string
  category: string
  difficulty: Difficulty
}

const firstDay = '2026-01-01'
const reservedDays = 14

/** Turns are counted in days; a turn of its own for each date, before 2026 negative. */
export const turnOf = (day: Day): number => daysBetween(firstDay, day)

/** Categories take turns, each difficulty a few places further on, so that a day has three of them. */
export function categoryOfTurn<C>(categories: readonly C[], turn: number, difficulty: Difficulty): C {
  const category = categories[modulo(turn + difficulties.indexOf(difficulty) * 5, categories.length)]
  if (category === undefined) throw new RangeError('There is no category.')
  return category
}

/** A bank sorted into the lists that the dates go through. Worth keeping: a bank seldom changes. */
export interface BankIndex<C> {
  /** In the order of their turns. */
  categories: readonly string[]
  lists: ReadonlyMap<string, readonly C[]>
}

/** `bank` must come in a fixed order: its categories take turns in it, and the problems of each follow one another. */
export function indexOfBank<C extends Candidate>(bank: readonly C[]): BankIndex<C> {
  const lists = new Map<string, C[]>()
  for (const each of bank) {
    const list = lists.get(placeOf(each))
    if (list) list.push(each)
    else lists.set(placeOf(each), [each])
  }
  return { categories: [...new Set(bank.map(({ category }) => category))], lists }
}

const placeOf = ({ category, difficulty }: Pick<Candidate, 'category' | 'difficulty'>) => `${difficulty} ${category}`

/**
 * The common problem of a date: categories take turns day by day, each difficulty a few places further on, and within
 * a category its problems follow one another.
 */
export function commonProblem<C>({ categories, lists }: BankIndex<C>, day: Day, difficulty: Difficulty): C {
  const turn = turnOf(day)
  const category = categoryOfTurn(categories, turn, difficulty)
  const list = lists.get(placeOf({ category, difficulty })) ?? []
  const chosen = list[modulo(Math.floor(turn / categories.length), list.length)]
  if (!chosen) throw new RangeError(`The bank has no ${difficulty} problem in ${category}`)
  return chosen
}

/** The common problems of the days after this one, which personal rounds leave alone while others are left. */
export const comingCommons = <C extends Candidate>(
  index: BankIndex<C>,
  today: Day,
  difficulty: Difficulty,
): Set<string> =>
  new Set(
    Array.from({ length: reservedDays }, (_, ahead) => commonProblem(index, addDays(today, ahead + 1), difficulty).id),
  )

/** The remainder that is never negative, as days before the first one need it. */
const modulo = (value: number, base: number) => ((value % base) + base) % base
