import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../test/visit.tsx'
import { openRoundDraft } from '../rounds/round-draft.ts'

const best = {
  idea: 'Everyone who waits adds a line.',
  isPicked: true,
  day: '2026-11-22',
  problemText: 'Why wait?',
  roundId: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
}
const entries = [
  { thinkerId: 'hokusai', sessions: 4, best },
  { thinkerId: 'curie', sessions: 1, best: { ...best, isPicked: false, idea: 'A rare one.' } },
]
const open = (thinkers: unknown[] = entries) => visit('/album', { [routes.album]: [200, { thinkers }] })
async function plates() {
  await screen.findByRole('img', { name: / of 20 thinkers/ })
  return screen.getAllByRole('button').filter((button) => button.querySelector('[data-ink]') !== null)
}

test('the album has twenty plates in their order, outlines where no session was', async () => {
  open()
  const all = await plates()
  expect(all).toHaveLength(20)
  expect(all[0]?.textContent).toMatch(/^My Own Creative Path\s.*Not yet$/)
  expect(all[11]?.textContent).toMatch(/^Katsushika Hokusai\s.*Thirty-Six Views.*4 sessions$/)
  const inks = all.map((plate) => plate.querySelector('[data-ink]')?.getAttribute('data-ink'))
  expect(inks.filter((ink) => ink !== '0')).toEqual(['1', '2'])
  screen.getByRole('img', { name: '2 of 20 thinkers' })
  expect(document.title).toBe('Album — Firecrest')
})

test('a plate opens with the technique, the own best idea and where it comes from', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Katsushika Hokusai/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /Katsushika Hokusai/ }))
  dialog.getByText(/^4 sessions with Hokusai, two inks\. The 10th prints the rest\.$/)
  dialog.getByText(/^Serial variation of viewpoint/)
  dialog.getByText('Your best idea this way')
  dialog.getByText('Everyone who waits adds a line.')
  expect(dialog.getByRole('link', { name: 'Why wait?' }).getAttribute('href')).toBe(`/rounds/${best.roundId}`)
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where nothing was picked the dialog says so', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Marie Curie/ }))
  await screen.findByText('Your most unusual idea this way. You picked none yet.')
})

test('an untouched plate is not locked: one may think that way today, and the next problem opens with it', async () => {
  const { person } = open([])
  await person.click(await screen.findByRole('button', { name: /^Nikola Tesla/ }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Not yet. The first session prints the first ink.')
  dialog.getByText(/^Your best idea this way will stand here/)
  await person.click(dialog.getByRole('link', { name: 'Think this way today' }))
  const draft = (roundId: string) =>
    openRoundDraft({ userId: 'somebody', roundId }, { slots: 3, thinkerId: 'curie' }, Date.now()).thinkerId
  expect([draft('one'), draft('two')]).toEqual(['tesla', 'curie'])
})

test('the plate of the day and the menu lead to the album', async () => {
  const { person } = visit('/')
  const plate = await screen.findByRole('link', { name: 'Your album of plates' })
  await person.click(screen.getByRole('button', { name: /account menu/ }))
  const entry = screen.getByRole('link', { name: 'Album' })
  expect([plate, entry].map((link) => link.getAttribute('href'))).toEqual(['/album', '/album'])
})

test('an album that does not load can be asked for again', async () => {
  visit('/album', { [routes.album]: [500, { message: 'Something went wrong.', code: 'unexpected' }] })
  await screen.findByRole('button', { name: 'Try Again' })
})
