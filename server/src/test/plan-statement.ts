import pg from 'pg'
import { whenOver } from './when-over.ts'

export type Plan = { Plans?: Plan[] } & Record<string, unknown>

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
