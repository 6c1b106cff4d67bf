import { addDays, type Day, daysBetween } from '../day/day.ts'
import { type Difficulty, difficulties } from './difficulty.ts'

interface Candidate {
  id: string
  category: string
  difficulty: Difficulty
}

const firstDay = '2026-01-01'
const reservedDayCount = 14

export const rotationIndexOf = (day: Day): number => daysBetween(firstDay, day)

export function categoryAtIndex<C>(categories: readonly C[], turn: number, difficulty: Difficulty): C {
  const category = categories[modulo(turn + difficulties.indexOf(difficulty) * 5, categories.length)]
  if (category === undefined) throw new RangeError('There are no categories.')
  return category
}

export interface BankIndex<C> {
  categories: readonly string[]
  lists: ReadonlyMap<string, readonly C[]>
}

/** `bank` must have a fixed order. */
export function indexBank<C extends Candidate>(bank: readonly C[]): BankIndex<C> {
  return { categories: [...new Set(bank.map(({ category }) => category))], lists: Map.groupBy(bank, placeOf) }
}

const placeOf = ({ category, difficulty }: Pick<Candidate, 'category' | 'difficulty'>) => `${difficulty} ${category}`

export function commonProblemOn<C>({ categories, lists }: BankIndex<C>, day: Day, difficulty: Difficulty): C {
  const turn = rotationIndexOf(day)
  const category = categoryAtIndex(categories, turn, difficulty)
  const list = lists.get(placeOf({ category, difficulty })) ?? []
  const chosen = list[modulo(Math.floor(turn / categories.length), list.length)]
  if (!chosen) throw new RangeError(`The problem bank has no ${difficulty} problem in ${category}`)
  return chosen
}

export const reservedCommonProblems = <C extends Candidate>(
  index: BankIndex<C>,
  today: Day,
  difficulty: Difficulty,
): Set<string> =>
  new Set(
    Array.from(
      { length: reservedDayCount },
      (_, ahead) => commonProblemOn(index, addDays(today, ahead + 1), difficulty).id,
    ),
  )

const modulo = (value: number, base: number) => ((value % base) + base) % base
