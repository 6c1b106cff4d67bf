import type { Day } from '@app/domain/day/day'
import type { LoggedDay } from '@app/domain/streak/day-log'
import type { Pause } from '@app/domain/streak/pause'
import type { StreakFacts } from '@app/domain/streak/resolve-missed-days'
import type { ZoneMove } from '@app/domain/streak/travel'
import type { Database } from '../../db/database.ts'
import { statement, typed } from '../../db/statement.ts'

interface PlannedPause extends Pause {
  id: string
}

export interface StreakRecord extends StreakFacts {
  pauses: PlannedPause[]
  moves: ZoneMove[]
}

const listFacts = statement({
  name: 'streak_facts',
  params: { userIds: 'text[]' },
  columns: {
    userId: 'text',
    log: typed<LoggedDay[]>('json'),
    pauses: typed<PlannedPause[]>('json'),
    amnesties: typed<Day[]>('json'),
    moves: typed<ZoneMove[]>('json'),
  },
  sql: `select u.id as "userId",
      (select coalesce(json_agg(json_build_object('day', d.day, 'kind', d.kind, 'zone', d.zone, 'replaced', d.replaced)
         order by d.day), '[]') from day_log d where d.user_id = u.id) as log,
      (select coalesce(json_agg(json_build_object('id', p.id, 'from', p.from_day, 'to', p.to_day) order by p.from_day), '[]')
       from pause p where p.user_id = u.id) as pauses,
      (select coalesce(json_agg(a.day), '[]') from amnesty a where a.user_id = u.id or a.user_id is null) as amnesties,
      (select coalesce(json_agg(json_build_object('left', z.left_zone, 'at', extract(epoch from z.at) * 1000)
         order by z.at), '[]') from zone_change z where z.user_id = u.id) as moves
    from "user" u where u.id = any(:userIds)`,
})

export async function listStreakRecords(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StreakRecord>> {
  const rows = await listFacts(db, { userIds })
  return new Map(rows.map(({ userId, amnesties, ...row }) => [userId, { ...row, amnesties: new Set(amnesties) }]))
}

export async function findStreakRecord(db: Database, userId: string): Promise<StreakRecord> {
  const record = (await listStreakRecords(db, [userId])).get(userId)
  return record ?? { log: [], pauses: [], amnesties: new Set(), moves: [] }
}

const upsertDays = statement({
  name: 'save_days',
  params: {
    userId: 'text',
    roundId: 'uuid?',
    at: 'timestamptz',
    days: 'date[]',
    kinds: 'text[]',
    replaced: 'text[]',
    zones: 'text[]',
  },
  sql: `insert into day_log (user_id, day, kind, replaced, zone, round_id, created_at)
    select :userId, d.day, d.kind, d.replaced, d.zone, case when d.kind = 'done' then :roundId::uuid end, :at
    from unnest(:days::date[], :kinds::text[], :replaced::text[], :zones::text[]) as d(day, kind, replaced, zone)
    on conflict (user_id, day) do update set kind = excluded.kind, replaced = excluded.replaced, zone = excluded.zone,
      round_id = excluded.round_id, created_at = excluded.created_at
    where day_log.kind <> 'done'`,
})

interface NewDays {
  userId: string
  rows: readonly LoggedDay[]
  roundId: string | null
  at: Date
}

export const upsertLoggedDays = (db: Database, { userId, rows, roundId, at }: NewDays) =>
  upsertDays(db, {
    userId,
    roundId,
    at,
    days: rows.map(({ day }) => day),
    kinds: rows.map(({ kind }) => kind),
    replaced: rows.map(({ replaced }) => replaced),
    zones: rows.map(({ zone }) => zone),
  })
