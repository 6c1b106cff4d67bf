const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

export const numberInWords = (count: number): string => numerals[count] ?? String(count)

export const capitalize = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

/** "12,345". Without `Intl`, whose first use costs a phone some 50 ms. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(value))
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return `${value < 0 ? '-' : ''}${groups.join(',')}`
}

/** "2.5", and "2" for 2.0 */
export const formatRounded = (value: number, digits: number): string => value.toFixed(digits).replace(/\.0+$/, '')

/** "idea", "ideas" */
export const nounFor = (count: number, one: string, more = `${one}s`): string => (count === 1 ? one : more)

/** "1 idea", "1,200 ideas" */
export const formatCount = (count: number, one: string, more?: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, more)}`

/** "one idea", "twelve ideas" */
export const countInWords = (count: number, one: string): string => `${numberInWords(count)} ${nounFor(count, one)}`

/** Ideas are counted from 0 in data and from 1 for people. */
export const ideaNumberOf = (place: number): number => place + 1

export const ideaNumber = (idea: number): string => `no. ${idea + 1}`

export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const ideaNumbers = (ideas: readonly number[]): string =>
  ideas.length <= 5
    ? joinList(ideas.map(ideaNumber))
    : `${ideaNumber(ideas[0] ?? 0)} and ${numberInWords(ideas.length - 1)} others`
