import { type OpenerIndex, stageOf, type TechniqueStage } from '@app/domain/coach/technique-path'
import { inkLevelOf } from '@app/domain/rounds/ink-level'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import type { Database } from '../../db/database.ts'
import { statement, typed } from '../../db/statement.ts'

/** Those that count for a day, oldest first. Those from before there were techniques have no form. */
export const listThinkerSessions = statement({
  name: 'list_thinker_sessions',
  params: { userId: 'text' },
  columns: {
    thinkerId: typed<ThinkerId>('text'),
    day: 'date',
    stage: typed<TechniqueStage | null>('int4'),
    opener: typed<OpenerIndex | null>('int4'),
    lines: 'int4',
    isNamed: 'bool',
    isEarlier: 'bool',
  },
  sql: `select thinker_id as "thinkerId", counted_day as day, stage, opener,
      coalesce(cardinality(technique_lines), 0) as lines, coalesce(cardinality(technique_lines), 0) > 0 as "isNamed",
      form is null as "isEarlier"
    from round where user_id = :userId and counted_day is not null and thinker_id is not null
    order by counted_day, counted_number, finished_at`,
})

/** Each thinker of a person's sessions, with the inks of the plate and what its next session shows. */
export async function listThinkerInks(db: Database, userId: string) {
  const ofThinker = Map.groupBy(await listThinkerSessions(db, { userId }), ({ thinkerId }) => thinkerId)
  return [...ofThinker].map(([thinkerId, sessions]) => ({
    thinkerId,
    lines: sessions.reduce((sum, { lines }) => sum + lines, 0),
    ink: inkLevelOf({
      named: sessions.filter(({ isNamed }) => isNamed).length,
      earlier: sessions.filter(({ isEarlier }) => isEarlier).length,
    }),
    stage: stageOf(sessions),
  }))
}
