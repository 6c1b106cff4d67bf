import { type Day, daysBetween } from '@app/domain/day/day'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'

/** The same for everybody. */
export const thinkerOfTheDayId = (day: Day): ThinkerId =>
  thinkerIds[daysBetween('1970-01-01', day) % thinkerIds.length] ?? thinkerIds[0]
