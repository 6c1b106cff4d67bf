import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import type { RarityReport } from './originality.ts'
import { scoreIdeas } from './score-ideas.ts'

const problem = 'How could strangers waiting at the same stop make the wait pleasant?'

const ideas = [
  'Put up a shelf with books to swap.',
  'A chess game painted on the ground, one move per wait.',
  'swap books on a shelf',
  'Hooks with umbrellas for two.',
  'A box of questions: pull one out and ask your neighbour.',
  'sdfghjkl',
  'Strawberries in the timetable frame.',
  'Take away every clock.',
]

const heard = (sample: number): RarityReport => ({
  sample,
  ideas: ideas.map((_, at) => ({ people: at, wordPrior: at / 10 })),
})

const sentences = (rarity?: RarityReport) =>
  explain(scoreIdeas({ problem, ideas, slots: 10, ...(rarity && { rarity }) }))

test('each number comes with the sentence that produced it', () => {
  expect(sentences(heard(12))).toMatchInlineSnapshot(`
    {
      "elaboration": "Half of your ideas use three telling words or more. No. 2 says the most.",
      "flexibility": "Five of sixteen strategies: combine, play, inform, food, time. One idea fits none of them. You changed track five times. Some of your ideas share their words, which takes a little variety away.",
      "fluency": "Six different ideas. No. 1 and no. 3 say the same thing, so they count once. One line does not count as an idea.",
      "order": "Your best idea was no. 8 of 8. Most people expect to run dry and stop. Your second half was the more unusual one.",
      "originality": "The mean of your two most unusual ideas, no. 8 and no. 7. For now it rests on how rare their words are.",
      "rarity": [
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
      ],
      "sample": "Too early to tell: 12 people have had this problem so far. Below 30 we say nothing.",
    }
  `)
})

test('the first person of a problem is told so', () => {
  expect(sentences()).toMatchObject({ order: null, rarity: ideas.map(() => null) })
  expect(sentences().originality).toContain('You are the first with this problem.')
})

test('rarity comes with its sample', () => {
  expect(sentences(heard(214)).rarity[3]).toBe('3 of 214 people had this idea.')
  expect(sentences(heard(29)).rarity[3]).toBeNull()
  expect(sentences(heard(1)).sample).toBe(
    'Too early to tell: 1 person has had this problem so far. Below 30 we say nothing.',
  )
})

test('of ideas that are unusual alike the first is named, and the others are not left out', () => {
  const order = (...priors: number[]) =>
    sentences({ sample: 40, ideas: ideas.map((_, at) => ({ people: 0, wordPrior: priors[at] ?? 0 })) }).order
  expect(order(0, 1, 0, 0, 0, 0, 0, 0)).toBe('Your best idea was no. 2 of 8. Your first half was the more unusual one.')
  expect(order(0, 1, 0, 0, 1, 0, 0, 0)).toMatch(/^Your best idea was no. 2 of 8. No. 5 is just as unusual./)
  expect(order(0, 1, 0, 1, 1, 0, 1, 0)).toContain(' No. 4, no. 5 and no. 7 are just as unusual.')
  expect(order(1, 1, 1, 1, 1, 0, 1, 0)).toContain(' Four others are just as unusual.')
})

test('from a hundred people on the list has its classic points', () => {
  const sample = (people: number) => sentences({ ...heard(people) }).sample
  expect(sample(99)).toBe('Compared with 99 people who had this problem before you.')
  // No. 1 (0 of 100) two; 2, 4 and 5 (1, 3 and 4) one; 3 says no. 1 again, 6 is no idea, 7 and 8 are too common.
  expect(sample(100)).toContain(' By the classic count your list has five points: two for')
})

test('an empty list gets plain sentences', () => {
  expect(explain(scoreIdeas({ problem, ideas: [], slots: 3 }))).toMatchInlineSnapshot(`
    {
      "elaboration": "Without an idea there is no detail to see.",
      "flexibility": "Without an idea there is no variety to see.",
      "fluency": "No ideas yet.",
      "order": null,
      "originality": "Without an idea there is nothing to compare.",
      "rarity": [],
      "sample": "Too early to tell: no people have had this problem so far. Below 30 we say nothing.",
    }
  `)
})

test('no sentence speaks of what the score cannot know', () => {
  const all = JSON.stringify([sentences(), sentences(heard(12)), sentences(heard(500))])
  expect(all).not.toMatch(/creativ|intelligen|\biq\b|brain|percentile/i)
})
