import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseIdeas, type IdeaCandidate, type IdeaRole, ideaRoles } from './choose-ideas.ts'

const idea = (id: string, originality: number | null, thinkerId: string | null = null): IdeaCandidate => ({
  id,
  originality,
  thinkerId,
})
const chosen = (
  candidates: IdeaCandidate[],
  thinkerId: string | null = null,
  missing: readonly IdeaRole[] = ideaRoles,
) => Object.fromEntries(chooseIdeas({ candidates, missing, thinkerId }).map(({ id, role }) => [role, id]))

const six = [idea('d', 60), idea('a', 5), idea('f', 95), idea('c', 40, 'curie'), idea('b', 10), idea('e', 80)]

test('of six ideas a person sees one that many had, one that few had, and one with their thinker', () => {
  expect(chosen(six, 'curie')).toEqual({ near: 'a', far: 'f', third: 'c' })
})

test('where nobody had their thinker, a person sees any other idea as the third', () => {
  expect(chosen(six, 'tesla')).toEqual({ near: 'a', far: 'f', third: 'd' })
  expect(chosen(six)).toEqual({ near: 'a', far: 'f', third: 'd' })
})

test('of the lowest third the first one is near, so that another order shows another person another idea', () => {
  expect(chosen([...six].reverse())).toEqual({ near: 'b', far: 'e', third: 'c' })
})

test('an idea that could not be rated is near or far only where nothing else is', () => {
  expect(chosen([idea('x', null), idea('a', 5), idea('f', 95)])).toEqual({ near: 'a', far: 'f', third: 'x' })
  expect(chosen([idea('x', null)])).toEqual({ near: 'x' })
})

test('what was shown before keeps its part, and only the others are chosen', () => {
  expect(chosen(six, null, ['far'])).toEqual({ far: 'f' })
  expect(chosen([], null, ['far'])).toEqual({})
})

test('nobody sees an idea twice, and as many as there are up to three', () => {
  const candidates = fc.uniqueArray(
    fc.record({ id: fc.uuid(), originality: fc.option(fc.nat(100)), thinkerId: fc.constantFrom(null, 'curie') }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  fc.assert(
    fc.property(candidates, (list) => {
      const ids = chooseIdeas({ candidates: list, missing: ideaRoles, thinkerId: 'curie' }).map(({ id }) => id)
      expect(new Set(ids).size).toBe(Math.min(3, list.length))
      expect(ids).toHaveLength(Math.min(3, list.length))
    }),
  )
})
