import { initialCounters, recountStreak } from '@app/domain/streak/streak-counters'
import type { createWorld } from './world.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

export const generate = (world: World, cookie: string) => world.call('GET', '/api/problems/generate', { cookie })
export const handIn = (world: World, cookie: string, body: object, headers = {}) =>
  world.call('POST', '/api/solutions', { cookie, body, headers })
export const ideas = (problemId: string, ...submittedSolutions: string[]) => ({
  problemId,
  submittedSolutions,
  submissionMethod: submittedSolutions.map(() => 'text'),
})

/** Opens a round and hands it in. */
export async function solve(world: World, cookie: string) {
  const { body: round } = await generate(world, cookie)
  return await handIn(world, cookie, ideas(round.id, 'a doorstop'))
}

export const user = async (world: World, cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).body

/** Everything that is stored beside the log, and the same counted again from the log. */
export async function storedAndRecounted(world: World) {
  const { rows } = await world.pool.query(`
    select p.total_solved = count(r.counted_day) as total, p.last_day is not distinct from max(r.counted_day) as last_day,
      p.last_day_rounds = count(r.id) filter (where r.counted_day = p.last_day and r.counted_number > 0) as rounds,
      p.last_day_solutions = coalesce(sum((select count(*) from solution s where s.round_id = r.id))
        filter (where r.counted_day = p.last_day), 0) as solutions,
      p.daily_solutions + p.custom_solutions = (select count(*) from solution s where s.user_id = p.user_id) as ideas,
      array(select day from day_log d where d.user_id = p.user_id and d.kind = 'done' order by 1)
        = array(select distinct counted_day from round f where f.user_id = p.user_id and f.counted_day is not null order by 1) as days
    from progress p left join round r on r.user_id = p.user_id and r.finished_at is not null group by p.user_id`)
  return rows
}
export const allEqual = { total: true, last_day: true, rounds: true, solutions: true, ideas: true, days: true }

/** The streak of a person as it is stored, and the same counted anew from their log by the rules. */
export async function storedAndRecountedStreak(world: World, userId: string) {
  const { rows } = await world.pool.query(
    `select last_day as "lastDay", streak_length as length, longest_streak as longest, freezes, done_days as "doneDays"
     from progress where user_id = $1`,
    [userId],
  )
  const log = await world.pool.query('select day, kind, zone, replaced from day_log where user_id = $1 order by day', [
    userId,
  ])
  return { stored: rows[0] ?? initialCounters, recounted: recountStreak(log.rows) }
}
