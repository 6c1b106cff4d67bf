import { routes } from '@app/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installationQuery } from '../../api/installation.ts'
import { callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { shapeOf, textOf } from './shape.ts'
import { finishedRound } from './test/finished.ts'

const round = finishedRound({ favourites: [2] })
const shape = round.feedback ? textOf(shapeOf({ day: round.day, score: round.feedback.score })) : ''

async function openShare() {
  const visited = visit(`/rounds/${round.id}`, { [callTo('finishedRound', { id: round.id })]: [200, round] })
  await visited.person.click(await screen.findByRole('button', { name: 'Share the shape, not the words' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the shape' }))
  return { ...visited, dialog }
}

const shown = () => document.querySelector('[data-part="shape"]')?.textContent

/** A device with a sheet of its own, which ends as the test says. */
function giveSheet(share: (data: ShareData) => Promise<void>) {
  const sheet = vi.fn(share)
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  return sheet
}

test('a call that is made again takes no open dialog away', async () => {
  const { client } = await openShare()
  // It failed at first, and its second answer is still on its way.
  const again = () => client.fetchQuery({ ...installationQuery, queryFn: () => new Promise<never>(() => undefined) })
  await act(async () => void again())
  await waitFor(() => expect(client.isFetching()).toBe(1))
  screen.getByRole('dialog', { name: 'Share the shape' })
})

test('what is shared is shown first, and goes to the clipboard and to no server', async () => {
  const { person, dialog, sent } = await openShare()
  expect(shown()).toBe(shape)
  // Bare signs say nothing aloud: the drawing and its signs are left out, the words are not.
  const aloud = document.querySelector('[data-part="shape"]')?.cloneNode(true) as Element
  for (const part of aloud.querySelectorAll('[aria-hidden]')) part.remove()
  expect(aloud.textContent).toBe(shape.replace(/\n.+/, '\n'))
  const asked = sent.length
  await person.click(dialog.getByRole('button', { name: 'Copy' }))
  await toast('Copied')
  expect(await navigator.clipboard.readText()).toBe(shape)
  expect(sent.slice(asked)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a device with a share sheet opens it with that text alone', async () => {
  const sheet = giveSheet(async () => undefined)
  const { person, dialog } = await openShare()
  await person.click(dialog.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sheet.mock.calls).toEqual([[{ text: shape }]])
})

test('a person who closes the sheet is back at the text, and nothing is called a failure', async () => {
  const sheet = giveSheet(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  const { person, dialog } = await openShare()
  await person.click(dialog.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(sheet.mock.results[0]?.type).toBe('return'))
  dialog.getByText(/^This goes, and nothing else/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a text that could not be handed on stays there to be copied by hand', async () => {
  giveSheet(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  const { person, dialog } = await openShare()
  await person.click(dialog.getByRole('button', { name: 'Share' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/copy it by hand/)
  expect(shown()).toBe(shape)
  expect(getSelection()?.toString()).toBe(shape)
})

test.each([
  { now: '2026-03-14T12:00:00', last: round, isShown: true },
  { now: '2026-03-14T12:00:00', last: { ...round, id: crypto.randomUUID() }, isShown: false },
  { now: '2026-03-14T12:00:00', last: null, isShown: false },
  { now: '2026-03-15T12:00:00', last: round, isShown: false },
])('a second look is announced at the last list of today alone: $now, $isShown', async ({ now, last, isShown }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const { sent } = visit(`/rounds/${round.id}`, {
    [callTo('finishedRound', { id: round.id })]: [200, round],
    [routes.latestRound]: [200, { today: last, yesterday: null }],
  })
  await screen.findByRole('link', { name: 'Done' })
  if (now < '2026-03-15') await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/latest'))).toBe(true))
  if (isShown) await screen.findByText(/^Second look tomorrow: one minute/)
  expect(screen.queryByText(/^Second look tomorrow: one minute/) !== null).toBe(isShown)
})
