import { statement } from '../../db/statement.ts'

/** Seen stays seen, as of the first time. Answers with nothing if it is not unlocked. */
export const markSeen = statement<{ id: string }>(
  'see_achievement',
  `update achievement set seen_at = coalesce(seen_at, $3) where user_id = $1 and achievement_id = $2
   returning achievement_id as id`,
)

export const saveBird = statement(
  'save_bird',
  `insert into bird_found (user_id, thinker_id, found_at) values ($1, $2, $3) on conflict (user_id, thinker_id) do nothing`,
)
