/** What an author is told, in words: no screen shows a number of what others did. */
export const howManyWished = [
  ...(['somebody', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const),
  'several',
] as const

export type HowManyWished = (typeof howManyWished)[number]

export const inWords = (people: number): HowManyWished => howManyWished[people - 1] ?? 'several'

const peopleIn = (howMany: HowManyWished): string =>
  howMany === 'somebody' ? 'Somebody' : `${howMany[0]?.toUpperCase()}${howMany.slice(1)} people`

/** Before the idea. */
export const wishSentence = (howMany: HowManyWished): string => `${peopleIn(howMany)} wished they had had your idea:`

/** In a reminder, which holds no idea of anybody. */
export const wishLine = (howMany: HowManyWished): string => `${peopleIn(howMany)} wished they had had an idea of yours.`
