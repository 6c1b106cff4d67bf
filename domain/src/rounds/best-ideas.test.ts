import { expect, test } from 'vitest'
import type { Score } from '../scoring/score.ts'
import { bestIdeasOf, type ReviewedRound, rarestIdea, twoRarestFavourites } from './best-ideas.ts'

interface Idea {
  rarity: number
  people?: number | null
}

function scoreOf(ideas: readonly Idea[], { sample = 61, unpraised = [] as number[] } = {}): Score {
  const curve = ideas.map(({ rarity }, idea) => ({ idea, originality: rarity }))
  const top = curve.toSorted((a, b) => b.originality - a.originality).slice(0, 2)
  return {
    version: 9,
    sample,
    total: 50,
    fluency: { value: 50, different: ideas.length, repeats: 0, room: 10 },
    flexibility: { value: 50, strategies: [], unnamed: 0, effective: 1, switches: 0, monotony: 0, own: 0, singles: 0 },
    originality: { value: 40, top: top.map(({ idea }) => idea), tooEarly: sample < 30, byMeaning: true, unpraised },
    elaboration: { value: 50, median: 4, fullest: 0 },
    order: { best: top[0]?.idea ?? null, curve, firstHalf: 0, secondHalf: 0, delta: 0 },
    ideas: ideas.map(({ rarity, people = null }) => ({
      fault: null,
      sameAs: null,
      strategy: null,
      words: 4,
      points: null,
      originality: rarity,
      people,
    })),
  }
}

const list = (rarities: readonly number[], more: Partial<ReviewedRound> = {}): ReviewedRound => ({
  score: scoreOf(rarities.map((rarity) => ({ rarity }))),
  favourites: null,
  ideas: rarities.map((rarity) => `rarity ${rarity}`),
  ...more,
})

test('the own picks are the best, in the order in which they were picked, however common', () => {
  expect(bestIdeasOf(list([10, 90, 20], { favourites: [2, 0] }))).toEqual({
    ideas: ['rarity 20', 'rarity 10'],
    by: 'picked',
  })
})

test.each([{ favourites: null }, { favourites: [] }])('without picks (%j) they are the two most unusual', (more) => {
  expect(bestIdeasOf(list([10, 90, 20], more))).toEqual({ ideas: ['rarity 90', 'rarity 20'], by: 'counted' })
})

test('what was not scored, or compared with nobody, gives the first two as they were written', () => {
  expect(bestIdeasOf(list([10, 90, 20], { score: null }))).toEqual({ ideas: ['rarity 10', 'rarity 90'], by: 'written' })
})

test('of the picks of a week the two rarest stay, in the order of writing', () => {
  const week = [list([10, 30], { favourites: [1, 0] }), list([90, 20], { favourites: [0] }), list([99])]
  expect(twoRarestFavourites(week)).toEqual(['rarity 30', 'rarity 90'])
  expect(twoRarestFavourites([list([99])])).toEqual([])
})

test('picks of a session without a score still stand', () => {
  expect(twoRarestFavourites([list([10, 20], { score: null, favourites: [1] })])).toEqual(['rarity 20'])
})

test('the rarest idea of several sessions passes over what nothing may praise', () => {
  const unpraised = { ...list([99, 40]), score: scoreOf([{ rarity: 99 }, { rarity: 40 }], { unpraised: [0] }) }
  expect(rarestIdea([unpraised, list([50, 10])])?.idea).toBe('rarity 50')
  expect(rarestIdea([list([10, 90], { score: null })])).toBeNull()
})

test.each([
  [29, 0, null],
  [30, 0, 30],
  [61, 1, null],
])('of %i people %i had it: nobody of %j', (sample, people, nobodyOf) => {
  const session = { ...list([10, 90]), score: scoreOf([{ rarity: 10 }, { rarity: 90, people }], { sample }) }
  expect(rarestIdea([session])).toMatchObject({ idea: 'rarity 90', nobodyOf })
})
