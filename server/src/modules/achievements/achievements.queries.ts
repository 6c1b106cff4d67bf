import { statement } from '../../db/statement.ts'

/** Seen stays seen, as of the first time. Answers with nothing if it is not unlocked. */
export const markSeen = statement({
  name: 'see_achievement',
  params: { userId: 'text', id: 'text', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `update achievement set seen_at = coalesce(seen_at, :now) where user_id = :userId and achievement_id = :id
    returning achievement_id as id`,
})

export const saveBird = statement({
  name: 'save_bird',
  params: { userId: 'text', thinkerId: 'text', now: 'timestamptz' },
  sql: `insert into bird_found (user_id, thinker_id, found_at) values (:userId, :thinkerId, :now)
    on conflict (user_id, thinker_id) do nothing`,
})
