/** What an author is told, in words: no screen shows a number of what others did. */
export const howManyWished = [
  ...(['somebody', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const),
  'several',
] as const

export type HowManyWished = (typeof howManyWished)[number]

export const inWords = (people: number): HowManyWished => howManyWished[people - 1] ?? 'several'

export function wishSentence(howMany: HowManyWished): string {
  if (howMany === 'somebody') return 'Somebody wished they had had your idea:'
  return `${howMany[0]?.toUpperCase()}${howMany.slice(1)} people wished they had had your idea:`
}
