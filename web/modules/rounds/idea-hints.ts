import {
  fingerprintOf,
  fingerprintSimilarity,
  sameIdeaThreshold,
  type TextFingerprint,
} from '@app/domain/scoring/text-similarity'
import { isBlank } from '@app/domain/text/text'

interface Box {
  number: number
  text: string
  print: TextFingerprint
}

/** Each box is compared with earlier ones only, so that no hint above changes during writing. */
export function findHints(texts: readonly string[]): (string | null)[] {
  const boxes = texts.map((text, at): Box => ({ number: at + 1, text, print: fingerprintOf(text) }))
  return boxes.map(({ number, text, print }, at) => {
    if (isBlank(text)) return null
    const isTwin = (other: Box) => fingerprintSimilarity(print, other.print) >= sameIdeaThreshold
    const twin = boxes.slice(0, at).find((other) => !isBlank(other.text) && isTwin(other))
    return twin ? `No. ${number} is a lot like no. ${twin.number}.` : null
  })
}
