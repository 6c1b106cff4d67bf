import { type RowOf, statement } from '../../db/statement.ts'

/** `seen_at` stays at its first value. No row if it is not unlocked. */
export const markAchievementSeen = statement({
  name: 'mark_achievement_seen',
  params: { userId: 'text', id: 'text', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `update achievement set seen_at = coalesce(seen_at, :now) where user_id = :userId and achievement_id = :id
    returning achievement_id as id`,
})

export const saveBirdFound = statement({
  name: 'save_bird_found',
  params: { userId: 'text', thinkerId: 'text', now: 'timestamptz' },
  sql: `insert into bird_found (user_id, thinker_id, found_at) values (:userId, :thinkerId, :now)
    on conflict (user_id, thinker_id) do nothing`,
})

export const listAchievements = statement({
  name: 'list_achievements',
  params: { userId: 'text' },
  columns: { id: 'text', unlockedAt: 'timestamptz', seenAt: 'timestamptz?' },
  sql: `select achievement_id as id, unlocked_at as "unlockedAt", seen_at as "seenAt"
    from achievement where user_id = :userId order by unlocked_at desc`,
})
export type AchievementRow = RowOf<typeof listAchievements>

export const insertAchievements = statement({
  name: 'insert_achievements',
  params: { userId: 'text', ids: 'text[]', now: 'timestamptz' },
  sql: `insert into achievement (user_id, achievement_id, unlocked_at) select :userId, id, :now
    from unnest(:ids::text[]) as id
    on conflict (user_id, achievement_id) do nothing`,
})

export const countForAchievements = statement({
  name: 'count_for_achievements',
  params: { userId: 'text' },
  columns: {
    totalSolved: 'int4',
    thinkersTried: 'int4',
    hasSpoken: 'bool',
    hasFilledAllSlots: 'bool',
    hasSolvedCustom: 'bool',
    hasFoundBird: 'bool',
  },
  sql: `select (select count(*)::int from round where user_id = :userId and counted_day is not null) as "totalSolved",
      (select count(distinct thinker_id)::int from round where user_id = :userId
        and counted_day is not null) as "thinkersTried",
      exists (select from solution where user_id = :userId and method = 'voice') as "hasSpoken",
      exists (select from round r where r.user_id = :userId and r.counted_day is not null
        and (select count(*) from solution s where s.round_id = r.id and s.user_id = r.user_id) >= r.slots) as "hasFilledAllSlots",
      exists (select from round where user_id = :userId and counted_day is not null and kind = 'custom') as "hasSolvedCustom",
      exists (select from bird_found where user_id = :userId) as "hasFoundBird"`,
})
