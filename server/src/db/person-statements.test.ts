import { expect, test } from 'vitest'
import { allStatements } from '../test/describe-statement.ts'
import { openPlanner, type Plan } from '../test/plan-statement.ts'
import { createWorld } from '../test/world.ts'
import { compileStatement, type Statement } from './statement.ts'

const plain = (sql: string) => sql.trim().replace(/\s+/g, ' ')

/** Statements about many people, none of which a screen of a person waits for. All others name the person. */
const ofManyPeople: Record<string, string> = {
  claim_due_reminders: 'job of reminders',
  count_written_problems: 'job of the writer',
  delete_problem_reports: 'decision of an admin',
  find_activity: 'page of an admin',
  find_earlier_lists: 'lists of a problem',
  find_next_due_reminder: 'job of reminders',
  list_first_places: 'job of reminders',
  list_had_problems: 'job of reminders',
  list_reported_problems: 'list of an admin',
  lock_reported_problem: 'decision of an admin',
  spread_amnesty_batch: 'job of amnesties',
  stock_bank: 'start of a new version',
}

/** Their rows are found by a token, or stand between two people. */
const ofNobodyAlone = ['address_change', 'calendar_feed', 'password_reset', 'shown_idea']

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
const { rows } = await world.pool.query<{ name: string }>(
  `select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
  where c.relnamespace = 'public'::regnamespace and i.indisprimary and a.attname = 'user_id'`,
)
const persons = rows.map(({ name }) => name).filter((name) => !ofNobodyAlone.includes(name))
const plan = await openPlanner(world.connection)
const nameOf = ({ name, sql }: Statement) => name ?? plain(sql)

/** The tables of people that a plan reads or writes without saying whose rows. */
function tablesWithoutPerson(plans: Plan[], text: string): string[] {
  const read = plans.flatMap((plan) => scansWithoutPerson(plan, ''))
  const written = [...text.matchAll(/insert\s+into\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s*\(([^)]*)\)/gi)]
    .filter(([, table = '', columns = '']) => persons.includes(table) && !/\buser_id\b/.test(columns))
    .map(([, table = '']) => table)
  return [...new Set([...read, ...written])].sort()
}

function scansWithoutPerson(plan: Plan, conditionsAbove: string): string[] {
  const own = Object.entries(plan).filter(([name]) => /Cond|Filter/.test(name))
  const conditions = `${conditionsAbove} ${own.map(([, value]) => JSON.stringify(value)).join(' ')}`
  const below = (plan.Plans ?? []).flatMap((each) => scansWithoutPerson(each, conditions))
  const table = String(plan['Relation Name'] ?? '')
  if (!persons.includes(table) || !/Scan/.test(String(plan['Node Type']))) return below
  const column = `\\b${plan['Alias']}\\.user_id\\b`
  const inside = `${conditions} ${JSON.stringify(plan.Plans ?? [])}`
  const names = new RegExp(`${column} = |= ${column}`)
  return names.test(inside) ? below : [...below, table]
}

async function withoutPerson(statement: Statement) {
  const { text, names } = compileStatement(statement)
  return tablesWithoutPerson(await plan(text, names.length), text)
}

test('every statement on rows of people names the person, but for those about many people', async () => {
  const found: string[] = []
  for (const each of await allStatements()) if ((await withoutPerson(each)).length > 0) found.push(nameOf(each))
  expect(found.sort()).toEqual(Object.keys(ofManyPeople))
})

test.each([
  ['a round by its id alone', 'select day from round where id = :id', ['round']],
  [
    'the solutions of a round by its id alone',
    'select (select count(*) from solution s where s.round_id = r.id) from round r where r.id = :id and r.user_id = :userId',
    ['solution'],
  ],
  [
    'a join that leaves the person out',
    'select s.text from solution s join round r on r.id = s.round_id where r.user_id = :userId and r.id = :id',
    ['solution'],
  ],
  ['a change by the id alone', 'update round set favourites = null where id = :id', ['round']],
  [
    'a row without a person',
    'insert into second_look (round_id, position, text, created_at) values (:id, 1, :userId, now())',
    ['second_look'],
  ],
  [
    'nothing where all are named',
    `select s.text from solution s join round r on r.id = s.round_id and r.user_id = s.user_id
     where s.user_id = :userId and r.id = :id`,
    [],
  ],
])('the check itself notices %s', async (_, sql, tables) => {
  const params = Object.fromEntries(
    ['id', 'userId'].filter((name) => sql.includes(`:${name}`)).map((name) => [name, 'text' as const]),
  )
  expect(await withoutPerson({ sql, params })).toEqual(tables)
})
