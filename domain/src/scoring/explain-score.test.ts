import { lexicon as withoutTable } from '@app/content/lexicon/lexicon'
import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { explainScore } from './explain-score.ts'
import { orderCurveOf } from './order-curve.ts'
import { sketchesOf } from './parse-idea.ts'
import { countGroupKinds, countIdeaGroups } from './score.ts'
import { type ListToScore, scoreList } from './score-list.ts'

const scoreIdeas = (of: typeof lexicon, list: ListToScore) => scoreList(of, list).score

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

/** Of so many people as many as its number had an idea. */
const heard = (sample: number, of = lexicon) => {
  const sketches = sketchesOf(of, problem, ideas)
  const other = { stems: ['lantern'], vector: null }
  return Array.from({ length: sample }, (_, list) => [
    other,
    ...sketches.flatMap((sketch, at) => (sketch && list < at ? [sketch] : [])),
  ])
}

const sentences = (earlier?: ReturnType<typeof heard>) =>
  explainScore(scoreIdeas(lexicon, { problem, ideas, slots: 10, earlier }))

test('each number comes with the sentence that produced it', () => {
  expect(sentences(heard(12))).toMatchInlineSnapshot(`
    {
      "elaboration": "Half of your ideas use three telling words or more.",
      "flexibility": "Five of sixteen strategies: combine, play, inform, food, time. One idea fits none of them and is a kind of its own. You changed track five times.",
      "fluency": "Six different ideas. No. 1 and no. 3 say the same thing, so they count once. One line is not counted.",
      "headline": "Your best idea was no. 2 of 8",
      "order": "Your first half was the more unusual one.",
      "originality": "An early estimate: below 30 people it rests on the meaning of the words and how rare they are. The mean of your two most unusual ideas, no. 2 and no. 4.",
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
      "sample": "12 people had this problem before you. Below 30 people we do not say how rare an idea is.",
      "topic": null,
    }
  `)
})

test('the first person of a problem is told so', () => {
  expect(sentences()).toMatchObject({ headline: 'Your most unusual idea was no. 2', rarity: ideas.map(() => null) })
  expect(sentences().order).toBe('An estimate, by word meanings alone: you are the first with this problem.')
  expect(sentences().originality).toMatch(
    /^You are the first with this problem, so this is estimated from word meanings/,
  )
})

test('rarity comes with its sample', () => {
  expect(sentences(heard(200)).rarity[3]).toBe('3 of 200 people had this idea.')
  expect(sentences(heard(29)).rarity[3]).toBeNull()
  const early = 'had this problem before you. Below 30 people we do not say how rare an idea is.'
  expect(sentences(heard(12)).sample).toBe(`12 people ${early}`)
  expect(sentences(heard(1)).sample).toBe(`1 person ${early}`)
  expect(sentences().sample).toBe(`Nobody ${early}`)
})

/** Six different ideas of which the third line repeats the first and the sixth is none, with such values. */
function valued(sample: number, ...values: number[]) {
  const score = scoreIdeas(withoutTable, { problem, ideas, slots: 10, earlier: heard(sample, withoutTable) })
  const places = score.order.curve.map(({ idea }) => idea)
  const curve = places.map((idea, at) => ({ idea, originality: values[at] ?? 0 }))
  const top = places.toSorted((a, b) => (values[places.indexOf(b)] ?? 0) - (values[places.indexOf(a)] ?? 0)).slice(0, 2)
  const { delta } = orderCurveOf(values)
  return explainScore({
    ...score,
    originality: { ...score.originality, top, value: 50 },
    order: { ...score.order, curve, delta, best: top[0] ?? null },
  })
}

test.each([
  [[60, 90, 50, 0, 0, 0], 'Your best idea was no. 2 of 8', 'Your first half was the more unusual one.'],
  [[50, 52, 50, 49, 50, 50], 'Your best idea was no. 2 of 8', 'Both halves of your list were about equally unusual.'],
  [[0, 10, 20, 60, 90, 80], 'Your best idea was no. 7 of 8', /^Most people expect to run dry and stop/],
  [[0, 90, 0, 90, 0, 0], 'Two ideas tie for the most unusual', /^No. 2 and no. 5 are equally unusual./],
  [[0, 90, 90, 90, 90, 0], 'Four ideas tie for the most unusual', /^No. 2, no. 4, no. 5 and no. 7 are equally /],
  [[90, 90, 90, 90, 90, 90], '6 different ideas counted', /^All are equally unusual so far/],
])('a tie for the most unusual idea is told as one: %j', (values, headline, order) => {
  const told = valued(40, ...values)
  expect(told.headline).toBe(headline)
  expect(told.order).toMatch(order)
})

test.each([
  [[0, 90, 50, 0, 0, 0], 'The mean of your two most unusual ideas, no. 2 and no. 4.'],
  [[0, 90, 0, 90, 0, 0], 'The mean of your two most unusual ideas, no. 2 and no. 5.'],
  [
    [0, 90, 50, 50, 50, 0],
    'The mean of no. 2, the most unusual, and the next: there three tie, no. 4, no. 5 and no. 7.',
  ],
  [[0, 90, 90, 90, 90, 0], 'Four ideas tie for the most unusual: no. 2, no. 4, no. 5 and no. 7.'],
  [[90, 90, 90, 90, 90, 90], 'All six ideas are equally unusual so far.'],
])('originality names no idea above its equals: %j', (values, says) => {
  expect(valued(40, ...values).originality).toBe(
    `${says} We cannot read what these words mean, so it rests on how rare they are.`,
  )
  expect(valued(12, ...values).originality).toBe(
    `An early estimate: below 30 people it rests on how rare the words are. ${says}`,
  )
})

test('where too few words are known nothing is said of originality, and the sentence says why', () => {
  const alone = explainScore(scoreIdeas(withoutTable, { problem, ideas, slots: 10 }))
  expect(alone.originality).toMatch(/^You are the first with this problem, and we know too few of these words/)
})

const told = (list: readonly string[], isOwn = false) =>
  explainScore(scoreIdeas(lexicon, { problem, ideas: list, slots: 20 }), isOwn)

test.each([
  [['🎈', '🎉🎉'], 'None of your lines has words to read.', 'We found no words to read in your list.'],
  [['🎈'], 'Your line has no words to read.', 'We found no words to read in your list.'],
  [['🎈', 'sdfghjkl'], 'No line of your list counts as an idea.', 'Each line of your list says why it is not counted.'],
])('a list without an idea is told why: %j', (list, fluency, order) => {
  expect(told(list)).toMatchObject({ headline: 'No idea to count', fluency, order })
})

test.each([
  [['A swing', '=1+1', '-2', 'sdfghjkl'], 'One idea. Three lines are not counted.'],
  [['A swing', 'Paint a portrait', '🎈'], 'Two different ideas. One line is not counted.'],
  [
    Array.from({ length: 20 }, () => 'A painted swing'),
    'One idea. No. 1 and nineteen others say the same thing, so they count once.',
  ],
  [
    ['Paint a portrait', 'Cook soup', 'A swing', 'Umbrella hooks'].flatMap((idea) => [idea, idea]),
    'Four different ideas. Four lines say again what another says, so they do not count.',
  ],
])('every line is accounted for: %j', (list, fluency) => {
  expect(told(list).fluency).toBe(fluency)
})

test.each([
  [
    ['Grzybnia śpiewa głośno', 'Żółty parasol czeka'],
    2,
    /^We saw none of .* English words only\. Two ideas fit none of them and are/,
  ],
  [
    ['Grzybnia', 'Parasolka', 'Gwiazdozbiór'],
    1,
    /Three single words fit none of them and are one kind together\. You never/,
  ],
])('kinds that no strategy names are counted and explained: %j', (list, kinds, says) => {
  expect(countGroupKinds(countIdeaGroups(scoreIdeas(lexicon, { problem, ideas: list, slots: 20 })))).toBe(kinds)
  expect(told(list).flexibility).toMatch(says)
})

test('a list of one idea is told so, and nothing of it in the plural', () => {
  const one = told(['Paint a portrait on canvas'])
  expect(one.headline).toBe('One idea counted')
  expect(one.flexibility).not.toContain('changed track')
  const list = { problem, ideas: ['A choir sings'], slots: 3 }
  expect(explainScore(scoreIdeas(lexicon, { ...list, earlier: heard(40) })).originality).toBe(
    'It rests on your only idea.',
  )
})

test('nobody is promised others for a problem of their own', () => {
  const { order, originality, sample } = told(ideas, true)
  expect(order).toBe('An estimate, by word meanings alone: the problem is your own.')
  expect(originality).toMatch(/^Nobody else has your own problem/)
  expect([order, originality, sample].join(' ')).not.toMatch(/first with|too early|so far|until/i)
})

test('of details that are equal none is said to be the most', () => {
  const even = ['Paint a portrait on canvas', 'Cook soup with salt']
  expect(told(even).elaboration).toMatch(/or more\.$/)
  expect(told([...even, 'A box of cards that asks strangers one odd question']).elaboration).toMatch(/No\. 3 says/)
})

test('from a hundred people on the list has its classic points', () => {
  const sample = (people: number) => sentences(heard(people)).sample
  expect(sample(99)).toBe('Compared with 99 people who had this problem before you.')
  // No. 1 (0 of 100) two; 3 says no. 1 again, 6 is no idea, 7 and 8 are too common.
  expect(sample(100)).toContain(' By the classic count your list has four points: two for')
})

test('an empty list gets plain sentences', () => {
  expect(explainScore(scoreIdeas(lexicon, { problem, ideas: [], slots: 3 }))).toMatchInlineSnapshot(`
    {
      "elaboration": "Without an idea there is no detail to see.",
      "flexibility": "Without an idea there is no variety to see.",
      "fluency": "No ideas yet.",
      "headline": "No idea to count",
      "order": "There are no ideas yet.",
      "originality": "Without an idea there is nothing to compare.",
      "rarity": [],
      "sample": "Nobody had this problem before you. Below 30 people we do not say how rare an idea is.",
      "topic": null,
    }
  `)
})

test('no sentence speaks of what the score cannot know', () => {
  const all = JSON.stringify([sentences(), sentences(heard(12)), sentences(heard(200))])
  expect(all).not.toMatch(/creativ|intelligen|\biq\b|brain|percentile/i)
})
