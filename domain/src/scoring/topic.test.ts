import { lexicon as withoutVectors } from '@app/content/lexicon/lexicon'
import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { articles, offTopicProblem, salads, secondArticles, selfPraise } from '../../test/lists/off-topic-lists.ts'
import { unfairLists } from '../../test/lists/unfair-lists.ts'
import { explain } from './explain.ts'
import { scoreIdeas } from './score-ideas.ts'
import { readTopic } from './topic.ts'

const score = (ideas: readonly string[]) => scoreIdeas(fullLexicon, { problem: offTopicProblem, ideas, slots: 10 })

test('nine of ten salads of words have no originality, and stay at forty', () => {
  const scored = salads.map(score)
  const seen = scored.filter(({ hint, total }) => hint === 'salad' && total <= 40)
  expect(seen.length).toBeGreaterThanOrEqual(9)
  for (const one of seen) expect(explain(one).topic).toMatch(/seldom stand together/)
})

test.each(selfPraise.map((ideas) => ({ ideas })))('lines about the list itself get a hint: $ideas', ({ ideas }) => {
  expect(score(ideas).hint).toBe('praise')
})

test.each([...unfairLists, ...fifthBlindTrials.map(({ problem, rich }) => ({ problem, ideas: rich }))])(
  '$problem: an honest list gets no hint',
  ({ problem, ideas }) => {
    expect(readTopic(fullLexicon, problem, ideas)).toEqual({ salad: 0, hint: null })
  },
)

test('sentences of an article get a hint', () => {
  const hinted = (lists: string[][]) =>
    lists.filter((ideas) => readTopic(fullLexicon, offTopicProblem, ideas).hint === 'foreign')
  expect([hinted(articles).length, hinted(secondArticles).length]).toEqual([8, 9])
})

test.each([
  {
    name: 'first person',
    ideas: 'I was bored, so I sang | We danced with her | You have a mirror | My dog painted it',
  },
  {
    name: 'what one can do',
    ideas: 'It could be red | Music would have helped | Doors will have poems | Let it be dark',
  },
])('statements in the $name are ideas', ({ ideas }) => {
  expect(readTopic(fullLexicon, offTopicProblem, ideas.split(' | ')).hint).toBeNull()
})

test('of a problem whose words are not in the table nothing is far', () => {
  const hintFor = (problem: string) => readTopic(fullLexicon, problem, articles[0] ?? []).hint
  expect(['What could you use a paperclip for?', offTopicProblem].map(hintFor)).toEqual([null, 'foreign'])
})

const german = 'Ein Spiegel an der Wand | Musik und ein Stuhl | Die Kinder malen mit Kreide | Blumen auf dem Boden'
const turkish = 'duvara ayna koyun | çiçekler ekin | komşularla sohbet edin | şarkı söyleyin'
const english = 'a mirror on the wall | music and a chair | children paint with chalk | flowers on the floor'

test.each([
  { list: english, sample: 100, wordPrior: 0.945, hint: 'foreign', why: 'nobody of very many used such words' },
  { list: english, sample: 100, wordPrior: 0.93, hint: null, why: 'some did' },
  { list: english, sample: 300, wordPrior: 0.91, hint: 'foreign', why: 'of more people fewer words are new' },
  { list: english, sample: 99, wordPrior: 1, hint: null, why: 'too few people answered' },
  { list: german, sample: 300, wordPrior: 1, hint: null, why: 'another language has other words' },
  { list: turkish, sample: 300, wordPrior: 1, hint: null, why: 'so has a language that nobody recognises' },
])('$hint for words of rarity $wordPrior among $sample people: $why', ({ list, sample, wordPrior, hint }) => {
  const ideas = list.split(' | ')
  const rarity = { sample, ideas: ideas.map(() => ({ people: 0, wordPrior })) }
  expect(readTopic(fullLexicon, offTopicProblem, ideas, rarity).hint).toBe(hint)
})

test('without a table of words nothing is said about the topic', () => {
  expect(readTopic(withoutVectors, offTopicProblem, salads[0] ?? [])).toEqual({ salad: 0, hint: null })
})
