import { buildPath, routes } from '@app/contract/routes'
import { scoreList } from '@app/domain/scoring/score-list'
import { openPool } from '@app/server/db/database'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { quantile } from '../figures.ts'
import type { Given } from '../server/child.ts'
import { get } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { atMost, millis, type Table } from '../table.ts'
import type { Writer } from './writers.ts'

const mostWait = 50
const rounds = 5_000

/** How long a person with thousands of scored rounds waits for analytics. */
export async function measureAnalytics({ connection }: Given, port: number, { id, member }: Writer): Promise<Table> {
  await writeScored(connection, id)
  const took = async (query: string) => {
    const asked = Array.from({ length: 40 }, () => get(`${buildPath('analytics')}${query}`, member))
    return quantile((await send(port, asked, (reply) => 'months' in reply, 1)).slice(10), 0.5)
  }
  return {
    title: `${routes.analytics} of a person with ${rounds} rounds of ten ideas, one at a time, median`,
    rows: [
      atMost('everything', await took(''), mostWait, millis),
      atMost('a year', await took('?period=1y'), mostWait, millis),
    ],
  }
}

async function writeScored(connection: Given['connection'], userId: string) {
  const ideas = Array.from({ length: 10 }, (_, n) => `idea ${n} with a rope, a kite and ${n} friends at noon`)
  const { score } = scoreList(lexicon, { ideas, problem: 'What can you do on a roof?', slots: 10 })
  const pool = openPool({ ...connection, statement_timeout: 0 })
  await pool.query(
    `with made as (
       insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at, finished_at, received_at,
         counted_day, counted_number, content_hash, outcome, thinker_id, score)
       select $1, 'custom', 'Problem', t.day, 'UTC', n % 5 + 100, 10, t.at, t.at, t.at, t.day, n % 5 + 1, 'bench', '{}',
         'hokusai', $3
       from generate_series(0, $2 - 1) as n,
         lateral (select current_date - n / 5 as day, now() - n / 5 * interval '1 day' as at) as t
       returning id, user_id, kind, opened_at)
     insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select id, user_id, kind, position, 'an idea', 'text', opened_at from made, generate_series(1, 10) as position`,
    [userId, rounds, JSON.stringify(score)],
  )
  await pool.query('vacuum analyze round')
  await pool.query('vacuum analyze solution')
  await pool.end()
}
