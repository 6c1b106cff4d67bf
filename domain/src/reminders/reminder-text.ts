import { type WishCountWord, wishReminderSentence } from '../shared-ideas/wish-note.ts'
import { countGraphemes, hasAtMostGraphemes, isolateText, truncateGraphemes } from '../text/text.ts'

const mostOfName = 30
/** Phones show some two lines. */
const mostOfProblem = 110
const evening = 17 * 60

export interface ReminderWords {
  title: string
  sentence: string
}

interface ReminderInput {
  firstName: string
  problem: string
  minute: number
  wished?: WishCountWord | undefined
}

export function reminderWords({ firstName, problem, minute, wished }: ReminderInput): ReminderWords {
  const name = isolateText(cutAtWord(firstName, mostOfName))
  const asked = name ? `Two minutes, ${name}?` : 'Two minutes?'
  return {
    title: minute < evening ? asked : 'Today is still open',
    sentence: cutAtWord(wished ? `${wishReminderSentence(wished)} ${problem}` : problem, mostOfProblem),
  }
}

export function cutAtWord(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  if (hasAtMostGraphemes(line, most)) return line
  const start = truncateGraphemes(line, most - 1)
  const isWhole = line[start.length] === ' '
  const atWord = isWhole ? start : start.slice(0, start.lastIndexOf(' ') + 1)
  const shown = countGraphemes(atWord) > most / 2 ? atWord : start
  return `${shown.trimEnd().replace(/[.,;:–-]$/u, '')}…`
}

const weekdayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

export function daysInWords(days: number): string {
  if (days === 127) return 'every day'
  if (days === 31) return 'on weekdays'
  if (days === 96) return 'at weekends'
  const names = weekdayNames.filter((_, index) => days & (1 << index))
  const last = names.pop() ?? ''
  return names.length > 0 ? `on ${names.join(', ')} and ${last}` : `on ${last}`
}
