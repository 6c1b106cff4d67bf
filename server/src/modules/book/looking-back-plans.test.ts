import { expect, test } from 'vitest'
import { compileStatement } from '../../db/statement.ts'
import { allStatements } from '../../test/describe-statement.ts'
import { openPlanner } from '../../test/plan-statement.ts'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-11-26T20:00:00Z' })
const plan = await openPlanner(world.connection)
const statements = new Map((await allStatements()).map((each) => [each.name, each]))

test.each([
  ['best_ideas_with_thinkers', /round_place_taken_once|round_user_id|round_problem_had|round_handed_out_once/],
  ['sessions_of_month', /round_place_taken_once/],
  ['measures_of_month', /round_place_taken_once/],
  ['lit_days_of_month', /day_log_pkey/],
  ['first_session_day', /round_place_taken_once/],
  ['count_sessions_of_book', /"Index Name":"round_/],
  ['sessions_of_book', /round_place_taken_once/],
  ['figures_of_volume', /round_place_taken_once/],
  ['rarest_idea_of_volume', /round_place_taken_once/],
  ['has_session_in_month', /"Index Name":"round_/],
  ['readers_of_month_letters', /reminder_month_mails/],
  ['decide_month_letter', /^/],
])('%s reads rows of a person by an index, however many people there are', async (name, index) => {
  const { text, names } = compileStatement(statements.get(name) ?? { sql: '' })
  const found = JSON.stringify(await plan(text, names.length))
  expect(found).toMatch(index)
  expect(found).not.toContain('"Node Type":"Seq Scan"')
})
