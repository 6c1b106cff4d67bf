/* In UTC, since a day is a calendar date already. */
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const wholeMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const at = (day: string) => new Date(`${day}T00:00:00Z`)

export const formatShortMonth = (day: string): string => shortMonth.format(at(day))
export const formatMonthOfYear = (day: string): string => wholeMonth.format(at(day))
export const formatDay = (day: string): string => wholeDay.format(at(day))

export const formatCount = (amount: number, one: string): string =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : `${one}s`}`

export const formatRounded = (value: number, digits: number): string => value.toFixed(digits).replace(/\.0+$/, '')
