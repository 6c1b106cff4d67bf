import { difficulties } from '@app/domain/rounds/difficulty'
import { problemForms } from '@app/domain/rounds/problem-form'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { cityTable } from './bank/city.ts'
import { gadgetsTable } from './bank/gadgets.ts'
import { houseTable } from './bank/house.ts'
import { kitchenTable } from './bank/kitchen.ts'
import { movingTable } from './bank/moving.ts'
import { natureTable } from './bank/nature.ts'
import { peopleTable } from './bank/people.ts'
import { playTable } from './bank/play.ts'
import { timeTable } from './bank/time.ts'
import { whatIfTable } from './bank/what-if.ts'
import { wordsTable } from './bank/words.ts'
import { workTable } from './bank/work.ts'
import { type CategoryId, categories } from './categories.ts'
import { parseChoice, parseTable } from './parse-table.ts'
import type { Problem } from './problem.ts'
import type { SampleIdeaSet } from './sample-idea-set.ts'

const columns = ['key', 'task', 'text', 'near', 'odd', 'technique', 'thinker'] as const

const tables: Readonly<Record<CategoryId, string>> = {
  house: houseTable,
  kitchen: kitchenTable,
  moving: movingTable,
  time: timeTable,
  people: peopleTable,
  work: workTable,
  play: playTable,
  city: cityTable,
  nature: natureTable,
  words: wordsTable,
  gadgets: gadgetsTable,
  'what-if': whatIfTable,
}

/** "easy", "hard name": the difficulty, and the form where it is not "idea". */
function parseTask(cell: string): Pick<Problem, 'difficulty' | 'form'> {
  const [difficulty = '', form = 'idea', ...rest] = cell.split(' ')
  if (rest.length > 0) throw new Error(`"${cell}" is more than a difficulty and a form`)
  return { difficulty: parseChoice(difficulties, difficulty), form: parseChoice(problemForms, form) }
}

/** Every problem of the bank with the three ideas of the house for it. */
export const bank: readonly { problem: Problem; ideas: SampleIdeaSet }[] = categories.flatMap(({ id: category }) =>
  parseTable(
    { name: category, columns, text: tables[category] },
    ({ key, task, text, near, odd, technique, thinker }) => ({
      problem: { key, category, ...parseTask(task), text },
      ideas: { near, odd, technique, thinker: parseChoice(thinkerIds, thinker) },
    }),
  ),
)
