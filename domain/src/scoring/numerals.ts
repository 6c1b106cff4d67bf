const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

export const inWords = (count: number): string => numerals[count] ?? String(count)

export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

export const counted = (count: number, one: string, more: string): string =>
  `${inWords(count)} ${count === 1 ? one : more}`

export const no = (idea: number): string => `no. ${idea + 1}`

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const named = (ideas: readonly number[]): string =>
  ideas.length <= 5 ? listed(ideas.map(no)) : `${no(ideas[0] ?? 0)} and ${inWords(ideas.length - 1)} others`
