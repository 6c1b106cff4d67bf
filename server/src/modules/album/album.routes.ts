import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { listThinkerInks } from '../rounds/thinker-rounds.ts'

/** With each thinker the newest idea that came from the technique and was a favourite too, else the newest. */
const listTechniqueLines = statement({
  name: 'list_technique_lines',
  params: { userId: 'text' },
  columns: { thinkerId: 'text', idea: 'text', day: 'date', problemText: 'text', roundId: 'uuid' },
  sql: `with newest as (
      select distinct on (r.thinker_id) r.thinker_id, r.id, r.counted_day, r.problem_id, r.custom_problem, place
      from round r cross join lateral unnest(r.technique_lines) as place
      where r.user_id = :userId and r.counted_day is not null and r.thinker_id is not null
      order by r.thinker_id, place = any (coalesce(r.favourites, '{}')) desc, r.counted_day desc, r.counted_number desc,
        place desc)
    select n.thinker_id as "thinkerId", s.text as idea, n.counted_day as day,
      coalesce(p.text, n.custom_problem) as "problemText", n.id as "roundId"
    from newest n join solution s on s.round_id = n.id and s.user_id = :userId and s.position = n.place + 1
      left join problem p on p.id = n.problem_id`,
})

export function registerAlbumRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'album', async ({ person: { id: userId }, db }) => {
    const [inks, lines] = await Promise.all([listThinkerInks(db, userId), listTechniqueLines(db, { userId })])
    const lineWith = new Map(lines.map(({ thinkerId, ...line }) => [thinkerId, line]))
    return {
      thinkers: inks.map((each) => ({
        ...each,
        line: lineWith.get(each.thinkerId) ?? null,
      })),
    }
  })
}
