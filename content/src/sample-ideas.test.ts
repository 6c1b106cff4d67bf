import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { scoreList, scoreOriginality } from '@app/domain/scoring/score-list'
import { fingerprintOf, fingerprintSimilarity, sameIdeaThreshold } from '@app/domain/scoring/text-similarity'
import { isOnTopic } from '@app/domain/shared-ideas/shareable'
import { expect, test } from 'vitest'
import { fullLexicon } from '../test/full-lexicon.ts'
import { categories } from './categories.ts'
import { isSafeToShow } from './problem-filters.ts'
import { findRuleBreaches } from './problem-rules.ts'
import { problems } from './problems.ts'
import { sampleIdeas } from './sample-ideas.ts'
import { thinkers } from './thinkers.ts'

const longest = 140
const fewestWords = 2
const mostWords = 24
const mostNearWords = 8
/** Of the ideas of one category, how many may begin with the same word. */
const sameOpening = 0.15
/** Each thinker is heard in about one problem of twenty. */
const fewestOfThinker = 24

const entries = Object.entries(sampleIdeas)
const ideas = entries.flatMap(([key, { near, odd, technique }]) =>
  Object.entries({ near, odd, technique }).map(([role, text]) => ({ key, role, text })),
)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** In a category about words some ideas are titles and invented names. */
const mayHoldNames = (key: string) => key.startsWith('words-')

test('every problem of the bank has its ideas, and no other problem has any', () => {
  expect(Object.keys(sampleIdeas)).toEqual(problems.map(({ key }) => key))
  expect(ideas).toHaveLength(problems.length * 3)
})

/** The list of what is wrong with it. */
function faultsOf({ key, text }: (typeof ideas)[number]) {
  const words = wordsOf(text).length
  const faults = {
    'not to be shown': !isSafeToShow(text),
    'a name': !mayHoldNames(key) && findRuleBreaches(text).includes('names'),
    'spaces or quotes': text !== text.trim() || / {2}|["“”]/.test(text),
    length: text.length > longest || words < fewestWords || words > mostWords,
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? `${key}, ${fault}: ${text}` : []))
}

// In one test: two thousand of them take longer than what they look at.
test('every idea is fit for a card', () => {
  expect(ideas.flatMap(faultsOf)).toEqual([])
  const bad = [' A bench', 'Bench', 'A bench of '.repeat(13), 'A “bench” of tea', 'Call me at +44 20 7946 0958']
  expect(bad.map((text) => faultsOf({ key: 'planted', role: 'odd', text }).length > 0)).toEqual(bad.map(() => true))
})

/** Parts of the names that are words of everybody, and short ones, name nobody. */
const ordinary = new Set(['own', 'creative', 'path', 'muse'])

test('no idea names a thinker', () => {
  const names = new Set(
    thinkers.flatMap(({ name }) => wordsOf(name)).filter((part) => part.length > 3 && !ordinary.has(part)),
  )
  expect(ideas.filter(({ text }) => wordsOf(text).some((word) => names.has(word)))).toEqual([])
})

test('every thinker is heard about as often as any other', () => {
  const counts = thinkerIds.map((id) => [id, entries.filter(([, { thinker }]) => thinker === id).length] as const)
  expect(counts.filter(([, count]) => count < fewestOfThinker)).toEqual([])
})

test('handed in as a list, no idea of ours is marked as none or as off topic', () => {
  const marked = problems.flatMap(({ key, text }) => {
    const own = ideas.filter((idea) => idea.key === key).map((idea) => idea.text)
    const { score } = scoreList(fullLexicon, { problem: text, ideas: own, slots: own.length })
    return own.filter((_, place) => !isOnTopic(score, place))
  })
  expect(marked).toEqual([])
})

const ofRole = (wanted: string) => ideas.filter(({ role }) => role === wanted)

/** A first thought comes to people on more than one problem, in other words. */
const mayBeAlike = (one: (typeof ideas)[number], other: (typeof ideas)[number]) =>
  one.key !== other.key && (one.role === 'near' || other.role === 'near')

test('no two ideas are alike, but for the first thoughts on two problems', () => {
  const gists = ideas.map((idea) => ({ idea, gist: fingerprintOf(idea.text) }))
  const alike = gists.flatMap(({ idea, gist }, at) =>
    gists
      .slice(0, at)
      .filter((earlier) => !mayBeAlike(idea, earlier.idea))
      .flatMap((earlier) =>
        fingerprintSimilarity(gist, earlier.gist) >= sameIdeaThreshold ? [[earlier.idea, idea]] : [],
      ),
  )
  expect(alike).toEqual([])
  expect(new Set(ideas.map(({ text }) => wordsOf(text).join(' '))).size).toBe(ideas.length)
})

/** The only problem that says how many words an answer has: ten. */
const asksForTenWords = 'words-43'

test('a near idea is as short as a first thought', () => {
  const long = ofRole('near').filter(({ text }) => wordsOf(text).length > mostNearWords)
  expect(long.map(({ key }) => key)).toEqual([asksForTenWords])
})

test('the score puts the near idea below the odd one in most problems that ask for ideas', () => {
  const order = problems.flatMap(({ key, text: problem, form }) => {
    const { near = '', odd = '' } = sampleIdeas[key] ?? {}
    if (form !== 'idea') return []
    const [low, high] = scoreOriginality(fullLexicon, { problem, ideas: [near, odd], slots: 2 })
    return [(low ?? 0) < (high ?? 0)]
  })
  expect(order.filter((isBelow) => isBelow).length / order.length).toBeGreaterThanOrEqual(0.65)
})

test.each([
  ['turn on "so"', /(?:^|[.,:;?!] )so\b(?! that)/i, 0.1],
  ['say "I"', /\bI\b/, 0.1],
  ['tell of their random word', /\bword is\b/i, 0.02],
])('few ideas that a technique found %s', (_, turn, part) => {
  const found = ofRole('technique')
  expect(found.filter(({ text }) => turn.test(text)).length).toBeLessThanOrEqual(found.length * part)
})

test('no five words in a row stand in more than three ideas', () => {
  const holders = new Map<string, number>()
  for (const { text } of ideas) {
    const words = wordsOf(text)
    const runs = new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
    for (const run of runs) holders.set(run, (holders.get(run) ?? 0) + 1)
  }
  expect([...holders].filter(([, count]) => count > 3)).toEqual([])
})

test.each(categories.map(({ id }) => id))('the ideas of %s begin in many ways', (id) => {
  const first = ideas.filter(({ key }) => key.startsWith(`${id}-`)).map(({ text }) => wordsOf(text)[0] ?? '')
  const counts = Object.entries(Object.groupBy(first, (word) => word)).map(
    ([word, all]) => [word, all?.length ?? 0] as const,
  )
  expect(counts.filter(([, count]) => count > first.length * sameOpening)).toEqual([])
})
