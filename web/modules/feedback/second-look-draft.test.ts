import { expect, test } from 'vitest'
import { openSecondLookDraft } from './second-look-draft.ts'

const now = Date.parse('2026-03-14T12:00:00Z')
const hour = 3_600_000
const name = 'firecrest:second-look:ada:r1'
const keep = (draft: unknown, as = name) => localStorage.setItem(as, JSON.stringify(draft))
const blank = ['', '', '', '', '']

test.each([
  { what: 'nothing', kept: null, opened: blank },
  { what: 'two lines', kept: { ideas: ['A', ' b'], savedAt: now }, opened: ['A', ' b', '', '', ''] },
  { what: 'too many lines', kept: { ideas: [...'abcdefg'], savedAt: now }, opened: [...'abcde'] },
  { what: 'what is no draft', kept: { ideas: [1], savedAt: now }, opened: blank },
  { what: 'what has no time', kept: { ideas: ['A'] }, opened: blank },
  { what: 'what is older than two days', kept: { ideas: ['A'], savedAt: now - 49 * hour }, opened: blank },
])('of $what on the device five lines are opened', ({ kept, opened }) => {
  keep(kept)
  expect(openSecondLookDraft(name, now)).toEqual(opened)
})

test('a draft that can no longer be handed in is removed, for every account, and nothing else is', () => {
  keep({ ideas: ['old'], savedAt: now - 49 * hour }, 'firecrest:second-look:bob:r0')
  keep({ ideas: ['young'], savedAt: now - 47 * hour })
  keep({ ideas: ['theirs'], savedAt: 0 }, 'firecrest:draft:ada:r1')
  openSecondLookDraft(name, now)
  expect(Object.keys(localStorage).sort()).toEqual(['firecrest:draft:ada:r1', name])
})
