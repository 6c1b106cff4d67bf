import { roundsInFreeBook } from '@app/domain/book/volumes'
import { capitalize, countInWords, numberInWords } from '@app/domain/text/number-words'

export const roundsInWords = (count: number) => (count === roundsInFreeBook ? 'thirty' : numberInWords(count))

/** "your first thirty sessions", "my sessions 397 to 792" */
export const formatRoundRange = (whose: 'your' | 'my', { from, to }: { from: number; to: number }) =>
  from === 1 ? `${whose} first ${roundsInWords(to)} sessions` : `${whose} sessions ${from} to ${to}`

export const formatPageCount = (count: number) => capitalize(countInWords(count, 'page'))
