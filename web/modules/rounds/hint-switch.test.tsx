import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginAtNoon, json, openSolve as openRoundOf, pass, pending, round } from './test/solve-world.tsx'
// The screen fetches its code late; here it is no part of the waiting.
import './hint-notes.tsx'

beginAtNoon()

const practice = { ...round.practice, thinkerId: 'rumi', stage: 3 }
const openSolve = (answers: Parameters<typeof openRoundOf>[0] = {}) =>
  openRoundOf({ [routes.openRound]: json({ ...round, practice }), ...answers })

const write = (at: number, text: string) =>
  fireEvent.change(screen.getAllByRole('textbox')[at] as Element, { target: { value: text } })
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(50)
}
const hints = () => screen.queryByRole('region', { name: 'Hints while you write' })?.textContent

test('no hint is shown until a person switches hints on', async () => {
  await openSolve()
  write(0, 'Swap books on a shelf')
  write(1, 'Swapping books on the shelf')
  await pass(50)
  expect(hints()).toBeUndefined()
  await press('Hints')
  expect(hints()).toContain('No. 2 is a lot like no. 1.')
})

const account = (hintsOn: boolean) => ({ [routes.settings]: json({ hintsOn }) })
const isOn = () => screen.getByRole('button', { name: 'Hints' }).getAttribute('aria-pressed')

test.each([{ on: true }, { on: false }])('hints that an account has (on: $on) hold on every device', async ({ on }) => {
  if (!on) localStorage.setItem('firecrest:hints', 'yes')
  const first = await openSolve(account(on))
  expect(isOn()).toBe(String(on))
  first.unmount()
  // The next time they stand so from the first moment.
  await openSolve({ [routes.settings]: pending })
  expect(isOn()).toBe(String(on))
})

test('a switch is the account’s, and falls back where it was not taken', async () => {
  const { sent, answer } = await openSolve({ ...account(false), [routes.switchHints]: json({ on: true }) })
  await press('Hints')
  expect(sent.find(({ call }) => call === routes.switchHints)?.body).toEqual({ on: true })
  expect(isOn()).toBe('true')
  answer(routes.settings, json({ hintsOn: true }))
  answer(routes.switchHints, json({ message: 'We’re busy right now.' }, 503))
  await press('Hints')
  expect(isOn()).toBe('true')
  expect(screen.getByTestId('toast').textContent).toBe('Error / We’re busy right now.')
})

test('a hint stands under the box that it speaks of, which is described by it, and is said once', async () => {
  await openSolve()
  await press('Hints')
  write(0, 'Swap books on a shelf')
  write(1, 'Swapping books on the shelf')
  write(2, 'A choir')
  await pass(50)
  const described = screen
    .getAllByRole<HTMLTextAreaElement>('textbox')
    .map((box) => document.getElementById(box.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent)
  expect(described).toEqual([round.text, 'No. 2 is a lot like no. 1.', undefined])
  const said = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('a lot like'))
  expect(said.map(({ textContent }) => textContent)).toEqual(['No. 2 is a lot like no. 1.'])
  await press('Hints')
  expect(screen.queryByText(/^No. 2 is a lot like/)).toBeNull()
})

test('a spark comes after three own ideas, only on request, and is the next move of the example', async () => {
  await openSolve()
  await press('Hints')
  write(0, 'A bench')
  write(1, 'A choir')
  await press('Give me a spark')
  expect(hints()).toContain('Write 3 of your own first.')
  write(2, 'Chess on the ground')
  await pass(50)
  await press('Give me a spark')
  expect(hints()).toContain('Change hands. Who’s next?')
  await press('Give me a spark')
  expect(hints()).toContain('Now be something that isn’t a person.')
})

test.each([
  { why: 'an example', practice: { stage: 1 } },
  { why: 'a first line that is begun', practice: { stage: 2 } },
  {
    why: 'a step of the coach',
    practice: { step: { id: 'b7c0a7a4-0000-4000-8000-000000000001', line: 'One idea with *without*.' } },
  },
])('with $why there is help enough: no hints', async ({ practice: more }) => {
  localStorage.setItem('firecrest:hints', 'yes')
  await openRoundOf({ [routes.openRound]: json({ ...round, practice: { ...practice, ...more } }) })
  expect(screen.queryByRole('button', { name: 'Hints' })).toBeNull()
  expect(hints()).toBeUndefined()
})
