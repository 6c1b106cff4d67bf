import { type WishCountWord, wishReminderSentence } from '../shared-ideas/wish-note.ts'
import { countGraphemes, hasAtMostGraphemes, isolateText, truncateGraphemes } from '../text/text.ts'

const maxNameLength = 30
/** Phones show some two lines. */
const maxProblemLength = 110
const eveningStartMinute = 17 * 60

export interface ReminderText {
  title: string
  sentence: string
}

interface ReminderInput {
  firstName: string
  problem: string
  minute: number
  wished?: WishCountWord | undefined
}

export function composeReminderText({ firstName, problem, minute, wished }: ReminderInput): ReminderText {
  const name = isolateText(truncateAtWord(firstName, maxNameLength))
  const asked = name ? `Two minutes, ${name}?` : 'Two minutes?'
  return {
    title: minute < eveningStartMinute ? asked : 'Today’s problem is still open',
    sentence: truncateAtWord(wished ? `${wishReminderSentence(wished)} ${problem}` : problem, maxProblemLength),
  }
}

export function truncateAtWord(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  if (hasAtMostGraphemes(line, most)) return line
  const start = truncateGraphemes(line, most - 1)
  const isWhole = line[start.length] === ' '
  const atWord = isWhole ? start : start.slice(0, start.lastIndexOf(' ') + 1)
  const shown = countGraphemes(atWord) > most / 2 ? atWord : start
  return `${shown.trimEnd().replace(/[.,;:–-]$/u, '')}…`
}

const weekdayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

export function formatWeekdays(days: number): string {
  if (days === 127) return 'every day'
  if (days === 31) return 'on weekdays'
  if (days === 96) return 'at weekends'
  const names = weekdayNames.filter((_, index) => days & (1 << index))
  const last = names.pop() ?? ''
  return names.length > 0 ? `on ${names.join(', ')} and ${last}` : `on ${last}`
}
