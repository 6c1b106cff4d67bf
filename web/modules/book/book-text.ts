import { roundsInFreeBook } from '@app/domain/book/volumes'
import { capitalize, numberInWords } from '@app/domain/scoring/number-words'

export const roundsInWords = (count: number) => (count === roundsInFreeBook ? 'thirty' : numberInWords(count))

/** "your first thirty sessions", "my sessions 397 to 792" */
export const formatRoundRange = (whose: 'your' | 'my', { from, to }: { from: number; to: number }) =>
  from === 1 ? `${whose} first ${roundsInWords(to)} sessions` : `${whose} sessions ${from} to ${to}`

export const formatPageCount = (count: number) =>
  `${capitalize(numberInWords(count))} ${count === 1 ? 'page' : 'pages'}`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** "22 November 2026" */
export const formatLongDate = (date: string) => day.format(Date.parse(`${date}T00:00:00Z`))
