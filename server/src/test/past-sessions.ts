import type { Day } from '@app/domain/day/day'
import { type Score, scoreVersion } from '@app/domain/scoring/score'
import type { createWorld } from './world.ts'

interface PastIdea {
  text: string
  rarity?: number
  people?: number | null
}

export interface PastSession {
  day: Day
  /** Of its day. */
  number?: number
  thinkerId?: string | null
  zone?: string
  problem?: string
  ideas: readonly (PastIdea | string)[]
  favourites?: readonly number[] | null
  /** Null, as all of a session from before there were techniques. */
  stage?: number | null
  opener?: number | null
  techniqueLines?: readonly number[] | null
  withheld?: Score['withheld']
  sample?: number
  switches?: number
  version?: number
  isScored?: boolean
}

const ideaOf = (idea: PastIdea | string): PastIdea => (typeof idea === 'string' ? { text: idea } : idea)

function scoreOf(session: PastSession): Score {
  const { sample = 61, switches = 1, version = scoreVersion } = session
  const ideas = session.ideas.map(ideaOf)
  return {
    version,
    sample,
    withheld: session.withheld ?? null,
    total: 50,
    fluency: { value: 50, different: ideas.length, repeats: 0, room: 10 },
    flexibility: { value: 50, effective: 2, switches, monotony: 0 },
    originality: { value: 40, tooEarly: sample < 30, byMeaning: true, unpraised: [] },
    elaboration: { value: 50, median: 4 },
    ideas: ideas.map(({ rarity = 10, people = null }) => ({
      fault: null,
      sameAs: null,
      originality: rarity,
      people,
    })),
  }
}

/** Sessions of the past that counted, as a submission leaves them. */
export async function writeSessions(
  { pool }: Pick<Awaited<ReturnType<typeof createWorld>>, 'pool'>,
  userId: string,
  sessions: readonly PastSession[],
) {
  const rows = sessions.map((session) => ({
    number: 1,
    thinkerId: null,
    zone: 'UTC',
    favourites: null,
    stage: null,
    opener: null,
    techniqueLines: null,
    problem: 'What could a box become?',
    ...session,
    texts: session.ideas.map((idea) => ideaOf(idea).text),
    score: session.isScored === false ? null : scoreOf(session),
    form: session.stage === undefined && session.techniqueLines === undefined ? null : 'idea',
  }))
  await pool.query(
    `with given as (select * from json_to_recordset($2) as g(day date, number int, "thinkerId" text, zone text,
         problem text, texts text[], score jsonb, favourites int[], form text, stage int, opener int, "techniqueLines" int[])),
       made as (
         insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at, thinker_id, finished_at,
           received_at, counted_day, counted_number, content_hash, outcome, score, favourites, form, stage, opener, technique_lines)
         select $1, 'custom', problem, day, zone, number, 20, day + time '08:00', "thinkerId", day + time '08:02',
           day + time '08:02', day, number, 'hash', '{}', score, favourites, form, stage, opener, "techniqueLines" from given returning id, day, number, zone),
       logged as (
         insert into day_log (user_id, day, kind, zone, round_id, created_at)
         select distinct on (day) $1, day, 'done', zone, id, day + time '08:02' from made on conflict do nothing)
     insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select m.id, $1, 'custom', t.position, t.text, 'text', m.day + time '08:02'
     from made m join given g on g.day = m.day and g.number = m.number
       cross join lateral unnest(g.texts) with ordinality as t(text, position)`,
    [userId, JSON.stringify(rows)],
  )
}
