import { capitalize, countInWords } from '@app/domain/text/number-words'

const isNight = (hour: number) => hour >= 23 || hour < 5

/** Days without a session after which a person is welcomed back. */
const longAway = 7

interface GreetingInput {
  /** As shown; empty where none is known. */
  name: string
  hour: number
  count: number
  limit: number
  totalSolved: number
  daysAway: number | null
}

/** The heading of the dashboard. A finished day asks for nothing more; what has become of a streak goes before it (`streakNewsText`). */
export function greetingOf({ hour, count, limit, totalSolved, daysAway, ...person }: GreetingInput): string {
  const name = person.name || 'friend'
  if (count >= limit) return isNight(hour) ? `Done. Sleep well, ${name}.` : `Done for today, ${name}.`
  if (count > 0) return `You’re set for today, ${name}. ${sessionsLeft(limit - count)} left.`
  if (totalSolved === 0) return `Welcome, ${name}. Here’s your first problem.`
  if (daysAway !== null && daysAway >= longAway) return `Welcome back, ${name}.`
  if (isNight(hour)) return `Still up, ${name}? Got two minutes?`
  return `${partOfDay(hour)}, ${name}. Two minutes?`
}

const sessionsLeft = (left: number) => capitalize(countInWords(left, 'session'))

function partOfDay(hour: number): string {
  if (hour < 12) return 'Morning'
  return hour < 18 ? 'Afternoon' : 'Evening'
}
