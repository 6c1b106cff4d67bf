import { expect, test } from 'vitest'
import { compileStatement } from '../../db/statement.ts'
import { allStatements } from '../../test/describe-statement.ts'
import { openPlanner } from '../../test/plan-statement.ts'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-11-26T20:00:00Z' })
const plan = await openPlanner(world.connection)
const statements = new Map((await allStatements()).map((each) => [each.name, each]))

test.each([
  ['list_technique_lines', /round_place_taken_once|round_user_id|round_problem_had|round_handed_out_once/],
  ['list_month_rounds', /round_place_taken_once/],
  ['list_round_measures', /round_place_taken_once/],
  ['lit_days_of_month', /day_log_pkey/],
  ['find_first_round_day', /round_place_taken_once/],
  ['count_book_rounds', /"Index Name":"round_/],
  ['list_book_rounds', /round_place_taken_once/],
  ['find_volume_figures', /round_place_taken_once/],
  ['find_newest_pick', /round_place_taken_once/],
  ['has_round_in_month', /"Index Name":"round_/],
  ['list_month_mail_readers', /reminder_month_mails/],
  ['decide_month_mail', /^/],
])('%s reads rows of a person by an index, however many people there are', async (name, index) => {
  const { text, names } = compileStatement(statements.get(name) ?? expect.fail('there is no such statement'))
  const found = JSON.stringify(await plan(text, names.length))
  expect(found).toMatch(index)
  expect(found).not.toContain('"Node Type":"Seq Scan"')
})
