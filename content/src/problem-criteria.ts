import type { Difficulty } from '@app/domain/rounds/difficulty'

/** What makes a good problem, in the order by which prompts number it. A person, a filter or a judge decides each. */
export const problemCriteria = [
  'It has many right answers and no best one.',
  'It is one or two sentences, at most 160 characters, readable at the age of ten.',
  'It shows a concrete scene, thing or person.',
  'Anyone can solve it: it assumes no car, house, money, partner, child, sight, hearing, walking or country.',
  'It has a small constraint, because limits help.',
  'Its stake is everyday and a little playful.',
  'It keeps away from medicine, diet, law, money advice, weapons, drugs, self-harm, sex, religion and party politics.',
  'It names no brand and no living person, and laughs at no nation or group.',
  'A search cannot answer it.',
  'It gives no example answers.',
  'It can be approached by at least five very different ways of thinking.',
  'It can be translated: it needs no pun.',
] as const

/** How far a problem is from what people know. */
export const difficultyMeanings: Record<Difficulty, string> = {
  easy: 'a familiar scene, wide open',
  medium: 'a familiar scene with one real constraint',
  hard: 'an odd or abstract scene, or two constraints at once',
}
