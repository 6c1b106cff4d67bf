import pg from 'pg'
import { tableKinds } from './table-kinds.ts'
import { whenOver } from './when-over.ts'

type Plan = { Plans?: Plan[] } & Record<string, unknown>

const persons: readonly string[] = tableKinds.person

/** Asks a database how it would run a statement whatever the values are, without running it. */
export async function openPlanner(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  whenOver(() => client.end())
  // As on large tables: on empty ones a whole table costs less than an index.
  await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off')
  return async (text: string, params: number): Promise<Plan[]> => {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return []
    await client.query(`prepare asked as ${text}`)
    try {
      const values = params > 0 ? `(${Array(params).fill('null').join()})` : ''
      const { rows } = await client.query(`explain (verbose, format json) execute asked${values}`)
      return rows[0]['QUERY PLAN'].map(({ Plan }: { Plan: Plan }) => Plan)
    } finally {
      await client.query('deallocate asked')
    }
  }
}

/** The tables of people that a plan reads or writes without saying whose rows. */
export function tablesWithoutPerson(plans: Plan[], text: string): string[] {
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
