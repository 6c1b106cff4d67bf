import { roundLimits } from '@app/domain/rounds/round'
import { formatCount } from '@app/domain/text/number-words'
import { byteLength, countGraphemes, isStorable, notStorableMessage } from '@app/domain/text/text'

interface Limit {
  graphemes: number
  bytes: number
}

const near = 200

interface Room {
  /** Negative for too long a text. */
  characters: number
  isEstimate: boolean
}

/** Null while the limit is far. */
function roomIn(text: string, most: Limit): Room | null {
  // A character is at least one code unit, so short texts need no counting.
  if (text.length < most.graphemes - near) return null
  const graphemes = countGraphemes(text)
  const bytes = byteLength(text)
  const ofGraphemes = most.graphemes - graphemes
  if (Math.min(ofGraphemes, most.bytes - bytes) > near) return null
  // People count no bytes: what is left of them is told in characters as long as those of the text.
  const ofBytes = Math.floor(((most.bytes - bytes) * graphemes) / bytes)
  return { characters: Math.min(ofGraphemes, ofBytes), isEstimate: ofBytes < ofGraphemes }
}

/** Why the server would refuse the text. */
export function findLengthFault(text: string, most: Limit = roundLimits.idea): string | null {
  if (!isStorable(text)) return notStorableMessage
  const room = roomIn(text, most)
  if (room === null || room.characters >= 0) return null
  const tooMany = count(-room.characters)
  return `${room.isEstimate ? `About ${tooMany}` : tooMany} over the limit. Trim it a little.`
}

export function formatRoomLeft(text: string): string | null {
  const room = roomIn(text, roundLimits.idea)
  if (room === null || room.characters < 0) return null
  return `${room.isEstimate ? 'about ' : ''}${count(room.characters)} left`
}

const count = (characters: number) => formatCount(characters, 'character')
