import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stopDraftSaving } from '../../device/drafts.ts'
import { draftKey, openRoundDraft } from './round-draft.ts'
import { beginAtNoon, chooseThinker, draftAt, json, noon, openSolve, pass, round } from './test/solve-world.tsx'

beginAtNoon()

const box = (at: number) => screen.getAllByRole<HTMLTextAreaElement>('textbox')[at] as HTMLTextAreaElement
const write = (at: number, value: string) => fireEvent.change(box(at), { target: { value } })
const stored = () => JSON.parse(localStorage.getItem(draftAt) ?? 'null')
const day = 24 * 3_600_000

test('keystrokes are on the device within 300 ms, also of somebody who never pauses', async () => {
  await openSolve()
  expect(screen.queryByText('Saved on this device')).toBeNull()
  await pass(300)
  for (const text of ['A', 'A b', 'A be', 'A bench']) {
    write(0, text)
    await pass(100)
  }
  expect(stored()).toMatchObject({
    ideas: [{ text: 'A be', method: 'text' }, {}, {}],
    thinkerId: round.practice.thinkerId,
  })
  await pass(300)
  expect(stored().ideas[0].text).toBe('A bench')
  expect(screen.getByText('Saved on this device')).toBeTruthy()
})

test('a reload brings ideas, thinker and the burning match back', async () => {
  const first = await openSolve()
  write(1, 'A choir')
  await chooseThinker('Rumi')
  await pass(30_000)
  first.unmount()
  await openSolve()
  expect(box(1).value).toBe('A choir')
  screen.getByRole('button', { name: 'About Rumi' })
  expect(screen.getByRole('timer', { name: 'Time left: 1 minute 30 seconds' })).toBeTruthy()
})

test.each([
  { event: 'pagehide', tell: () => window.dispatchEvent(new Event('pagehide')) },
  {
    event: 'going to the background',
    tell: () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  },
])('at $event the last letter is saved at once', async ({ tell }) => {
  await openSolve()
  write(0, 'A bench')
  expect(stored()?.ideas[0].text).not.toBe('A bench')
  tell()
  expect(stored().ideas[0].text).toBe('A bench')
})

test('what was typed last does not come back to the device after a sign-out', async () => {
  const { unmount } = await openSolve()
  write(0, 'A bench')
  await pass(300)
  write(0, 'A bench with a roof')
  stopDraftSaving()
  localStorage.removeItem(draftAt)
  await pass(300)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  expect(stored()).toBeNull()
})

test('without storage on the device the page says so, and works', async () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full })
  await openSolve()
  write(0, 'A bench')
  await pass(300)
  expect(box(0).value).toBe('A bench')
  expect(screen.getByText('Not saved: this browser is blocking storage')).toBeTruthy()
})

test('drafts older than 8 days go, others and foreign things stay', async () => {
  const draft = { ideas: [], thinkerId: 'nova', startedAt: noon, pausedAt: null, key: 'k', keyOf: null }
  const keep = (name: string, savedAt: number) => localStorage.setItem(name, JSON.stringify({ ...draft, savedAt }))
  keep('firecrest:draft:ada:old', noon - 8 * day - 1)
  keep('firecrest:draft:ada:young', noon - 8 * day + 1_000)
  localStorage.setItem('firecrest:draft:ada:torn', '{"ideas":[')
  localStorage.setItem('another', 'thing')
  await openSolve()
  await pass(300)
  expect(Object.keys(localStorage).sort()).toEqual(['another', 'firecrest:draft:ada:young', draftAt].sort())
})

test('a torn draft is no draft', async () => {
  localStorage.setItem(draftAt, '{"ideas":"nothing"}')
  await openSolve()
  expect(box(0).value).toBe('')
})

test('when a round has fewer slots than before, each idea keeps its box, and the list is sent once it fits', async () => {
  const first = await openSolve({ [routes.openRound]: json({ ...round, slots: 5 }) })
  for (const [at, text] of ['a', 'b', 'c', 'd', 'e'].entries()) write(at, text)
  first.unmount()
  await openSolve()
  const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)
  expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e'])
  screen.getByText('5 ideas, but there’s only room for 3. Clear 2 to submit.')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Solutions' })
  expect(button.disabled).toBe(true)
  write(1, '')
  write(4, '')
  expect([texts(), button.disabled]).toEqual([['a', '', 'c', 'd', ''], false])
})

test('a clock that is set back gives a stored match no more than its two minutes', () => {
  const owner = { userId: 'ada', roundId: 'of-another-clock' }
  const fresh = { slots: 3, thinkerId: 'nova' } as const
  const ahead = { ...openRoundDraft(owner, fresh, noon + day), startedAt: noon + day }
  localStorage.setItem(draftKey(owner), JSON.stringify(ahead))
  expect(openRoundDraft(owner, fresh, noon).startedAt).toBe(noon)
  expect(openRoundDraft(owner, fresh, noon + 2 * day).startedAt).toBe(noon + day)
})

test('a clock that is a year off, before or now, takes no draft of an open round away', () => {
  const owner = { userId: 'ada', roundId: 'of-a-wrong-clock' }
  const fresh = { slots: 1, thinkerId: 'nova' } as const
  const ideas = [{ text: 'A bench', method: 'text' }]
  localStorage.setItem(draftKey(owner), JSON.stringify({ ...openRoundDraft(owner, fresh, noon), ideas }))
  for (const now of [noon + 365 * day, noon - 365 * day]) expect(openRoundDraft(owner, fresh, now).ideas).toEqual(ideas)
})
