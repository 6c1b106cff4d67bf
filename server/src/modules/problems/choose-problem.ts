import type { Day } from '@app/domain/day/day'
import { commonProblemOn, reservedCommonProblems } from '@app/domain/rounds/daily-rotation'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { exampleProblemIds, problemBankIndex } from './problem-bank.ts'
import {
  choosePersonalProblem,
  findAnyProblem,
  findCommonProblem,
  findLeastRecentProblem,
  fixCommonProblem,
  hasHadProblem,
  insertCommonProblem,
  type StockProblem,
} from './problem-stock.queries.ts'

export type ChosenProblem = StockProblem

type Asker = Pick<Person, 'id' | 'today' | 'difficulty'>

/** The first of a date is the common one, unless they had it or reports hide it. The same until a round is opened. */
export async function chooseProblem(db: Database, asker: Asker, number: number): Promise<StockProblem> {
  if (number === 1) {
    const common = await fixCommonProblemOf(db, asker)
    const [seen] = await hasHadProblem(db, { userId: asker.id, problemId: common.id })
    if (!seen?.had && !common.isHidden) return common
  }
  const { id: userId, today, difficulty } = asker
  const reserved = [...reservedCommonProblems(problemBankIndex, today, difficulty), ...exampleProblemIds]
  const seed = `${userId} ${today} ${number} `
  const [chosen] = await choosePersonalProblem(db, { userId, today, difficulty, reserved, seed })
  const found = chosen ?? (await findLeastRecentProblem(db, { userId }))[0] ?? (await findAnyProblem(db))[0]
  if (!found) throw createEmptyStockError()
  return found
}

export const createEmptyStockError = () => new Error('The stock holds no problem.')

export async function fixCommonProblemOf(db: Database, { today, difficulty }: Pick<Asker, 'today' | 'difficulty'>) {
  const [known] = await findCommonProblem(db, { day: today, difficulty })
  if (known) return known
  const problemId = await proposeCommonProblem(db, { day: today, difficulty })
  const [fixed] = await fixCommonProblem(db, { day: today, difficulty, problemId })
  const [found] = fixed ? [fixed] : await findCommonProblem(db, { day: today, difficulty })
  if (!found) throw new Error('The common problem could not be fixed.')
  return found
}

/** By the rotation of the bank, or in place of one that is hidden another one that was nobody's for long. */
export async function proposeCommonProblem(db: Database, { day, difficulty }: { day: Day; difficulty: Difficulty }) {
  const { id } = commonProblemOn(problemBankIndex, day, difficulty)
  const reserved = [...reservedCommonProblems(problemBankIndex, day, difficulty), ...exampleProblemIds]
  const rotation = exampleProblemIds.includes(id) ? null : id
  const [proposed] = await insertCommonProblem(db, { day, difficulty, rotation, reserved })
  return proposed?.id ?? id
}
