import { techniques } from '@app/content/techniques'
import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../test/visit.tsx'
import { openRoundDraft } from '../rounds/round-draft.ts'

const line = {
  idea: 'Everyone who waits adds a line.',
  day: '2026-11-22',
  problemText: 'Why wait?',
  roundId: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
}
const entries = [
  { thinkerId: 'hokusai', ink: 2, stage: 3, lines: 4, line },
  { thinkerId: 'curie', ink: 1, stage: 1, lines: 0, line: null },
]
const open = (thinkers: unknown[] = entries) => visit('/album', { [routes.album]: [200, { thinkers }] })
async function plates() {
  await screen.findByRole('button', { name: /Nova/ })
  return screen.getAllByRole('button').filter((button) => button.querySelector('[data-ink]') !== null)
}

test('the album has twenty plates in their order with their rules, outlines where there is no ink', async () => {
  open()
  await screen.findByText('Try next')
  const all = await plates()
  expect(all).toHaveLength(20)
  expect(all[0]?.textContent).toMatch(/^My Own Creative Path\s.*two more\. Not startedTry next$/u)
  expect(all[3]?.textContent).toMatch(/^Curie\s.*start there\. 1 of 3 colours$/u)
  expect(all[11]?.textContent).toMatch(
    /^Hokusai\s.*Same thing, new view.*“Everyone who waits adds a line\.” 2 of 3 colours$/u,
  )
  const inks = all.map((plate) => plate.querySelector('[data-ink]')?.getAttribute('data-ink'))
  expect(inks.filter((ink) => ink !== '0')).toEqual(['1', '2'])
  expect(screen.getByText('of 20 started').closest('p')?.textContent).toBe('2 of 20 started')
  expect(document.title).toBe('Album — Firecrest')
})

test('the thinker of today is marked, and who has done all sessions of today sees what to try next', async () => {
  const practice = { thinkerId: 'tesla', stage: 1, opener: null, step: null }
  const peek = { id: null, text: 'Why?', form: 'idea', practice }
  visit('/album', { [routes.album]: [200, { thinkers: entries }], [routes.peekProblem]: [200, peek] })
  const today = await screen.findByText('Today', { selector: 'button *' })
  expect(today.closest('button')?.textContent).toMatch(/^Tesla/)
  expect(screen.queryByText('Try next')).toBeNull()
})

test('a plate opens with the rule, the own line, where it comes from, and how many there are', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Hokusai/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /Katsushika Hokusai/ }))
  dialog.getByText('2 of 3 colours. Next time, use this technique without help.')
  expect(dialog.getAllByText('Same thing, new view: from above, in the rain, as a child.').length).toBeGreaterThan(0)
  dialog.getByText('Your line')
  dialog.getByText('Everyone who waits adds a line.')
  expect(dialog.getByText('Four lines').closest('p')?.textContent).toBe('Four lines by changing the view.')
  expect(dialog.getByRole('link', { name: 'Why wait?' }).getAttribute('href')).toBe(`/rounds/${line.roundId}`)
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where no line was named the example’s last line stands, as an example', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: /^Curie/ }))
  const dialog = within(await screen.findByRole('dialog'))
  // Its ink is from before there were techniques.
  dialog.getByText('1 of 3 colours. Next time, we’ll show an example.')
  dialog.getByText('An example')
  dialog.getByText(techniques.curie.example.lines[2].text)
  expect(dialog.queryByText(/^No lines/)).toBeNull()
})

test('an untouched plate is not locked: one may think that way today, and the next problem opens with it', async () => {
  const { person } = open([])
  await person.click(await screen.findByRole('button', { name: /^Tesla/ }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Not started. Write like this once to add the first colour.')
  await person.click(dialog.getByRole('link', { name: 'Think this way today' }))
  const draft = (roundId: string) =>
    openRoundDraft({ userId: 'somebody', roundId }, { slots: 3, thinkerId: 'curie' }, Date.now()).thinkerId
  expect([draft('one'), draft('two')]).toEqual(['tesla', 'curie'])
})

test('who has done all sessions of today is not told to think that way today', async () => {
  const peek = { id: null, text: null, form: 'idea', practice: null }
  const { person } = visit('/album', {
    [routes.album]: [200, { thinkers: [] }],
    [routes.peekProblem]: [200, peek],
    [routes.todayCount]: [200, { count: 2, limit: 2 }],
  })
  await person.click(await screen.findByRole('button', { name: /^Tesla/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Today’s sessions are done. Come back tomorrow.')
  expect(dialog.queryByRole('link', { name: 'Think this way today' })).toBeNull()
})

test('the plate of the day and the tabs lead to the album', async () => {
  visit('/')
  const plate = await screen.findByRole('link', { name: 'Your album' })
  const tabs = screen.getAllByRole('link', { name: 'Album' })
  expect([plate, ...tabs].map((link) => link.getAttribute('href'))).toEqual(['/album', '/album', '/album'])
})

test('an album that does not load can be asked for again', async () => {
  visit('/album', { [routes.album]: [500, { message: 'Something went wrong.', code: 'unexpected' }] })
  await screen.findByRole('button', { name: 'Try Again' })
})
