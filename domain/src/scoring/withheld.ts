/** Why a list has no total until its person says that these are their ideas. They are asked, and told none of it. */
export const withheldReasons = ['topic', 'copied', 'language', 'salad', 'about_list', 'insult'] as const

export type WithheldReason = (typeof withheldReasons)[number]

interface Findings {
  lines: number
  /** Lines that hold an insult. */
  insults: number
  isOtherLanguage: boolean
  topic: Exclude<WithheldReason, 'language' | 'insult'> | null
}

/** Of fewer lines nothing is sure. */
const [minLines, minLinesWithInsults] = [4, 2]

export function withheldOf({ lines, insults, isOtherLanguage, topic }: Findings): WithheldReason | null {
  if (lines >= minLinesWithInsults && 2 * insults >= lines) return 'insult'
  if (lines < minLines) return null
  return isOtherLanguage ? 'language' : topic
}

/** So long the person may say that a list is theirs. */
export const claimDays = 30
