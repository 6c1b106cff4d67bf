/** What an author is told, in words: no screen shows a number of what others did. */
export const wishCountWords = [
  'somebody',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'several',
] as const

export type WishCountWord = (typeof wishCountWords)[number]

export const wishCountInWords = (people: number): WishCountWord => wishCountWords[people - 1] ?? 'several'

const peopleIn = (howMany: WishCountWord): string =>
  howMany === 'somebody' ? 'Someone' : `${howMany[0]?.toUpperCase()}${howMany.slice(1)} people`

/** Before the idea. */
export const wishSentence = (howMany: WishCountWord): string =>
  `${peopleIn(howMany)} wished they’d thought of your idea:`

/** In a reminder, which holds no idea of anybody. */
export const wishReminderSentence = (howMany: WishCountWord): string =>
  `${peopleIn(howMany)} wished they’d thought of one of your ideas.`
