import { roundLimits } from '@app/domain/rounds/round'
import { byteLength, countGraphemes, isStorable, notStorable } from '@app/domain/text/text'

interface Limit {
  graphemes: number
  bytes: number
}

const near = 200

/** Negative for too long a text; null while the limit is far. */
function roomIn(text: string, most: Limit): number | null {
  // A character is at least one code unit, so short texts need no counting.
  if (text.length < most.graphemes - near) return null
  const room = Math.min(most.graphemes - countGraphemes(text), most.bytes - byteLength(text))
  return room <= near ? room : null
}

/** Why the server would refuse the text. */
export function faultOf(text: string, most: Limit = roundLimits.solution): string | null {
  if (!isStorable(text)) return notStorable
  const room = roomIn(text, most)
  if (room === null || room >= 0) return null
  return `${count(-room)} too many. Shorten it; nothing is cut off.`
}

export function roomLeft(text: string): string | null {
  const room = roomIn(text, roundLimits.solution)
  return room === null || room < 0 ? null : `${count(room)} left`
}

const count = (characters: number) => (characters === 1 ? '1 character' : `${characters} characters`)
