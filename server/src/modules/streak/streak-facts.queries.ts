import type { Day } from '@app/domain/day/day'
import type { LoggedDay } from '@app/domain/streak/day-log'
import type { Pause } from '@app/domain/streak/pause'
import type { StreakFacts } from '@app/domain/streak/resolve-missed-days'
import type { Move } from '@app/domain/streak/travel'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

interface PlannedPause extends Pause {
  id: string
}

/** All that somebody's streak is counted from, with the changes of zone that may still have a say. */
export interface StreakRecord extends StreakFacts {
  pauses: PlannedPause[]
  moves: Move[]
}

interface Row {
  userId: string
  log: LoggedDay[]
  pauses: PlannedPause[]
  amnesties: Day[]
  moves: Move[]
}

const listFacts = statement<Row>(
  'streak_facts',
  `select u.id as "userId",
     (select coalesce(json_agg(json_build_object('day', d.day, 'kind', d.kind, 'zone', d.zone, 'replaced', d.replaced)
        order by d.day), '[]') from day_log d where d.user_id = u.id) as log,
     (select coalesce(json_agg(json_build_object('id', p.id, 'from', p.from_day, 'to', p.to_day) order by p.from_day), '[]')
      from pause p where p.user_id = u.id) as pauses,
     (select coalesce(json_agg(a.day), '[]') from amnesty a where a.user_id = u.id or a.user_id is null) as amnesties,
     (select coalesce(json_agg(json_build_object('left', z.left_zone, 'at', extract(epoch from z.at) * 1000)
        order by z.at), '[]') from zone_change z where z.user_id = u.id) as moves
   from "user" u where u.id = any($1)`,
)

/** One query, however many people are asked about; whoever is gone is not among them. */
export async function findStreakRecords(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StreakRecord>> {
  const rows = await listFacts(db, userIds)
  return new Map(rows.map(({ userId, amnesties, ...row }) => [userId, { ...row, amnesties: new Set(amnesties) }]))
}

export async function findStreakRecord(db: Database, userId: string): Promise<StreakRecord> {
  const record = (await findStreakRecords(db, [userId])).get(userId)
  return record ?? { log: [], pauses: [], amnesties: new Set(), moves: [] }
}

const upsertDays = statement(
  'save_days',
  `insert into day_log (user_id, day, kind, replaced, zone, round_id, created_at)
   select $1, d.day, d.kind, d.replaced, d.zone, case when d.kind = 'done' then $2::uuid end, $3
   from unnest($4::date[], $5::text[], $6::text[], $7::text[]) as d(day, kind, replaced, zone)
   on conflict (user_id, day) do update set kind = excluded.kind, replaced = excluded.replaced, zone = excluded.zone,
     round_id = excluded.round_id, created_at = excluded.created_at
   where day_log.kind <> 'done'`,
)

interface Written {
  userId: string
  rows: readonly LoggedDay[]
  /** The round that made the done day among them, if there is one. */
  roundId: string | null
  at: Date
}

/** Writes days into the log; what is done stays done, whoever else writes. */
export const saveDays = (db: Database, { userId, rows, roundId, at }: Written) =>
  upsertDays(
    db,
    userId,
    roundId,
    at,
    rows.map(({ day }) => day),
    rows.map(({ kind }) => kind),
    rows.map(({ replaced }) => replaced),
    rows.map(({ zone }) => zone),
  )
