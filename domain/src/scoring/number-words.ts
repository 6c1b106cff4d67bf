const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

export const numberInWords = (count: number): string => numerals[count] ?? String(count)

export const capitalize = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

export const countInWords = (count: number, one: string, more: string): string =>
  `${numberInWords(count)} ${count === 1 ? one : more}`

export const ideaNumber = (idea: number): string => `no. ${idea + 1}`

export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const ideaNumbers = (ideas: readonly number[]): string =>
  ideas.length <= 5
    ? joinList(ideas.map(ideaNumber))
    : `${ideaNumber(ideas[0] ?? 0)} and ${numberInWords(ideas.length - 1)} others`
