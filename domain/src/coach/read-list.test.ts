import { firstNames } from '@app/content/first-names'
import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { type ExpertList, expertLists } from '../../test/lists/expert-lists.ts'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { scoreList } from '../scoring/score-list.ts'
import { coachRuleIds, coachRules, nextStep } from './coach-rules.ts'
import { readList } from './read-list.ts'

const problem = 'The bus is late again. What could make the wait pleasant?'

function read(ideas: readonly string[], about = problem) {
  const { score, list } = scoreList(fullLexicon, { problem: about, ideas, slots: 10 })
  return readList(fullLexicon, { list, score, firstNames })
}

test('a list is read by its words, and nothing of its text is stored', () => {
  const ideas = [
    'Paint a chess board on the ground',
    'qwerty',
    'Leave out the roof, so that people look up at the stars',
    'The bus sends its driver ahead with tea',
    'A swing instead of the bench, because waiting is boring',
    'Anna sells umbrellas',
    'Stars painted on umbrellas',
  ]
  const reading = read(ideas)
  expect(reading).toMatchObject({ version: 1, lines: 7, ideas: 6, median: 7.5, opens: 1, isEnglish: true })
  expect(reading).toMatchObject({
    because: [2, 4],
    without: [2],
    denies: [2, 4],
    somebody: [2, 3, 5],
    anybody: [2, 3, 5],
  })
  const texts = JSON.stringify(reading).replace(/"(?:version|[a-zA-Z]+)":/g, '')
  expect(texts).toMatch(/^[\d\s.,[\]{}a-z]*$/)
  expect(texts).not.toMatch(/[a-z]{6,}/)
})

test.each([
  ['Take the bin away', true],
  ['Do away with the timetable', true],
  ['Skip the pebbles on the pond', false],
  ['a skipping rope', false],
  ['Run away to sea', false],
  ['Benches without a back', true],
  ['Leave some food out at night', false],
])('whether "%s" leaves something out', (idea, isOut) => {
  expect(read([idea]).without).toEqual(isOut ? [0] : [])
})

test('of "they" and "them" nobody knows whether they are people', () => {
  const { somebody, anybody } = read([
    'Count the steps, joy takes all of them',
    'Two swings',
    'Sing it for a neighbour',
  ])
  expect([somebody, anybody]).toEqual([[2], [0, 2]])
})

test('"so many" gives no reason', () => {
  expect(read(['So many flowers', 'Sing, so the time flies']).because).toEqual([1])
})

test('ideas that go in the same direction are one group', () => {
  const ofCats = [
    'cat bed',
    'cat scratching tree',
    'cat throne',
    'cat ladder',
    'burn it to make tea',
    'a puppet theatre',
  ]
  expect(read(ofCats, 'Find uses for a chair.').groups).toEqual([4, 1, 1])
  expect(read(['a kite', 'a doorstop', 'a sundial'], 'Find uses for a chair.').groups).toEqual([1, 1, 1])
})

test('lists with and without a sense can be read, long and empty ones too', () => {
  for (const ideas of [['', '   '], ['🦆', '鸭子'], Array.from({ length: 20 }, (_, n) => `${n} `.repeat(700))])
    expect(read(ideas).lines).toBe(ideas.length)
  expect(read(['Eine Bank', 'Ein Schachbrett auf dem Boden', 'Wir singen zusammen mit dem Fahrer']).isEnglish).toBe(
    false,
  )
})

test('of one idea in ten wordings the question is changed, of ten ideas it is not', () => {
  const ruleOf = (ideas: readonly string[], about: string) => {
    const shared = { form: 'idea', slots: 10, thinkerId: null, favourites: null } as const
    const list = { ...shared, day: '2026-03-14', reading: read(ideas, about) }
    return nextStep([list, list], [], list.day)?.rule
  }
  const rules = fifthBlindTrials.map(({ problem: about, wordings, rich }) => [
    ruleOf(wordings, about),
    ruleOf(rich, about),
  ])
  const hits = (of: 0 | 1) => rules.filter((pair) => pair[of] === 'change-question').length / rules.length
  expect(hits(0)).toBeGreaterThan(0.9)
  expect(hits(1)).toBeLessThan(0.05)
})

const readOf = ({ problem: about, ideas }: ExpertList) => read(ideas, about)
const findList = (who: string) => expertLists.find((list) => list.who === who) as ExpertList

test('in lists of a reader from outside nothing is found that is not there', () => {
  expect(readOf(findList('ten average ideas'))).toMatchObject({ without: [], somebody: [] })
  expect(readOf(findList('poetic'))).toMatchObject({ somebody: [], anybody: [4], denies: [4], opens: 5 })
  expect(readOf(findList('one word each'))).toMatchObject({ somebody: [], denies: [], median: 1, opens: 1 })
  expect(readOf(findList('twenty variations of one idea'))).toMatchObject({ monotony: 100, opens: 20, without: [] })
})

test('none of these lists by itself meets two rules at once', () => {
  const shared = { day: '2026-03-14', thinkerId: null, favourites: [0] }
  const holding = expertLists.map((list) => {
    const lists = [{ ...shared, form: list.form, slots: list.slots, reading: readOf(list) }]
    return coachRuleIds.filter(
      (id) => coachRules[id].forms.some((form) => form === list.form) && coachRules[id].find(lists),
    )
  })
  expect(holding.filter((rules) => rules.length > 1)).toEqual([])
})
