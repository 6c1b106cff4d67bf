import { inkLevelOf } from '@app/domain/rounds/ink-level'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** How many sessions print ink, of rows of `round` (`ThinkerCounts`). Those from before there were techniques have no form. */
export const inkCountsSql = (rounds: string) => `
      (count(*) filter (where cardinality(${rounds}.technique_lines) > 0))::int as named,
      (count(*) filter (where ${rounds}.form is null))::int as earlier`

const countRoundsByThinker = statement({
  name: 'count_rounds_by_thinker',
  params: { userId: 'text' },
  columns: { thinkerId: 'text', lines: 'int4', named: 'int4', earlier: 'int4' },
  sql: `select r.thinker_id as "thinkerId",
      coalesce(sum(cardinality(r.technique_lines)), 0)::int as lines, ${inkCountsSql('r')}
    from round r where r.user_id = :userId and r.counted_day is not null and r.thinker_id is not null
    group by r.thinker_id`,
})

/** Each thinker of a person's sessions that count for a day, with the inks of the plate. */
export const listThinkerInks = async (db: Database, userId: string) =>
  (await countRoundsByThinker(db, { userId })).map(({ thinkerId, lines, named, earlier }) => ({
    thinkerId,
    lines,
    ink: inkLevelOf({ named, earlier }),
  }))
