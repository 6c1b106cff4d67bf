import { sessionsOfFirstBook } from '@app/domain/book/volumes'
import { capital, inWords } from '@app/domain/scoring/numerals'

export const sessionsInWords = (count: number) => (count === sessionsOfFirstBook ? 'thirty' : inWords(count))

/** "your first thirty sessions", "my sessions 397 to 792" */
export const sessionsOf = (whose: 'your' | 'my', { from, to }: { from: number; to: number }) =>
  from === 1 ? `${whose} first ${sessionsInWords(to)} sessions` : `${whose} sessions ${from} to ${to}`

export const pagesInWords = (count: number) => `${capital(inWords(count))} ${count === 1 ? 'page' : 'pages'}`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** "22 November 2026" */
export const wholeDate = (date: string) => day.format(Date.parse(`${date}T00:00:00Z`))
