import { lexicon } from '@app/content/lexicon/lexicon'
import { expect, test } from 'vitest'
import type { Score } from '../scoring/score.ts'
import { scoreList } from '../scoring/score-list.ts'
import { bestIdeasOf, nobodysIdea, twoNewestFavourites } from './best-ideas.ts'

/** So many people before, of whom as many as said had each idea. */
function scoreOf(people: readonly number[], { sample = 61, unpraised = [] as number[] } = {}): Score {
  const { score } = scoreList(lexicon, { problem: 'Why?', ideas: [], slots: 8 })
  return {
    ...score,
    sample,
    originality: { ...score.originality, unpraised },
    ideas: people.map((each) => ({
      fault: null,
      sameAs: null,
      originality: 50,
      people: sample < 30 ? null : each,
    })),
  }
}

const list = (favourites: readonly number[] | null, ...ideas: string[]) => ({ favourites, ideas })

test('the own picks are the best, in the order in which they were picked', () => {
  expect(bestIdeasOf(list([2, 0], 'a', 'b', 'c'))).toEqual({ ideas: ['c', 'a'], by: 'picked' })
})

test.each([null, []])('without picks (%j) the first two stand as they were written', (favourites) => {
  expect(bestIdeasOf(list(favourites, 'a', 'b', 'c'))).toEqual({ ideas: ['a', 'b'], by: 'written' })
})

test('of the picks of a week the newest two stay', () => {
  expect(twoNewestFavourites([list([1, 0], 'a', 'b'), list([0], 'c'), list(null, 'd')])).toEqual(['a', 'c'])
  expect(twoNewestFavourites([list(null, 'd')])).toEqual([])
})

test('an idea that nobody else wrote is the newest of the picks, else the newest of all', () => {
  const first = { ...list([0], 'picked', 'not picked'), score: scoreOf([0, 0]) }
  const second = { ...list([], 'a later one', 'had by three'), score: scoreOf([0, 3]) }
  expect(nobodysIdea([first, second])).toMatchObject({ idea: 'picked', nobodyOf: 61, round: first })
  expect(nobodysIdea([second])).toMatchObject({ idea: 'a later one' })
})

test('it passes over what we doubt, and over lists that too few were compared with', () => {
  const doubted = { ...list([0], 'off topic', 'fine'), score: scoreOf([0, 0], { unpraised: [0] }) }
  expect(nobodysIdea([doubted])?.idea).toBe('fine')
  expect(nobodysIdea([{ ...list(null, 'a'), score: scoreOf([0], { sample: 29 }) }])).toBeNull()
  expect(nobodysIdea([{ ...list(null, 'a'), score: null }])).toBeNull()
})
