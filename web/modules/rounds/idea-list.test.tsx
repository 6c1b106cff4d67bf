import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeEngine, plugInMicrophone } from './test/fake-engine.ts'
import { beginAtNoon, json, openSolve, pass, round } from './test/solve-world.tsx'

beginAtNoon()

const boxes = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')
const box = (at: number) => boxes()[at] as HTMLTextAreaElement
const texts = () => boxes().map(({ value }) => value)
const write = (at: number, text: string) => fireEvent.change(box(at), { target: { value: text } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Solutions' })

/** Presses a key in a box; false when the screen took it over. */
function press(at: number, init: object) {
  box(at).focus()
  return fireEvent.keyDown(box(at), init)
}
const paste = (at: number, text: string) => fireEvent.paste(box(at), { clipboardData: { getData: () => text } })

test('Enter leads from box to box and from the last one to the button', async () => {
  await openSolve()
  write(0, 'A bench')
  press(0, { key: 'Enter' })
  expect(document.activeElement).toBe(box(1))
  press(2, { key: 'Enter' })
  expect(document.activeElement).toBe(button())
})

test('Shift+Enter stays and makes a line', async () => {
  await openSolve()
  expect(press(0, { key: 'Enter', shiftKey: true })).toBe(true)
  expect(document.activeElement).toBe(box(0))
})

test.each([{ ctrlKey: true }, { metaKey: true }])('Enter with %o hands in', async (modifier) => {
  const { sent } = await openSolve({ [routes.submitSolutions]: json({ message: 'Busy' }, 503) })
  write(0, 'A bench')
  press(0, { key: 'Enter', ...modifier })
  await pass(50)
  expect(sent.at(-1)?.call).toBe(routes.submitSolutions)
})

test('Backspace in an empty box leads back, once for each press', async () => {
  await openSolve()
  write(1, 'A')
  expect(press(1, { key: 'Backspace' })).toBe(true)
  expect(press(2, { key: 'Backspace', repeat: true })).toBe(true)
  expect(document.activeElement).toBe(box(2))
  press(2, { key: 'Backspace' })
  expect(document.activeElement).toBe(box(1))
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends a composition (%o) goes nowhere',
  async (mark) => {
    await openSolve()
    press(0, { key: 'Enter', ...mark })
    expect(document.activeElement).toBe(box(0))
  },
)

test('a pasted list fills the free boxes below, one idea each', async () => {
  await openSolve()
  paste(0, 'A bench\r\n\r\n  A choir\nA kettle\n')
  expect(texts()).toEqual(['A bench', 'A choir', 'A kettle'])
  expect(document.activeElement).toBe(box(2))
  expect(screen.getByText('3 of 3 ideas')).toBeTruthy()
})

test('a list that is pasted with bullets is one idea each without them', async () => {
  await openSolve()
  paste(0, '• A bench\u000b• A choir\u2028• A kettle')
  expect(texts()).toEqual(['A bench', 'A choir', 'A kettle'])
})

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'undo with %o brings back what a pasted list replaced',
  async (modifier) => {
    await openSolve()
    write(0, 'My own words')
    box(0).setSelectionRange(0, 12)
    paste(0, 'A bench\nA choir')
    expect(texts()).toEqual(['A bench', 'A choir', ''])
    expect(press(1, { key: 'z', ...modifier })).toBe(false)
    expect(texts()).toEqual(['My own words', '', ''])
    expect(document.activeElement).toBe(box(0))
    // Once: what the browser has to undo before that is its own.
    expect(press(0, { key: 'z', ...modifier })).toBe(true)
  },
)

test("the browser's menu brings back what a pasted list replaced", async () => {
  await openSolve()
  write(0, 'My own words')
  box(0).setSelectionRange(0, 12)
  paste(0, 'A bench\nA choir')
  const choose = (inputType: string) =>
    fireEvent(box(0), new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }))
  expect(choose('historyUndo')).toBe(false)
  expect(texts()).toEqual(['My own words', '', ''])
  expect(choose('historyUndo')).toBe(true)
  expect(choose('historyRedo')).toBe(false)
  expect(texts()).toEqual(['A bench', 'A choir', ''])
  expect(choose('insertText')).toBe(true)
})

test('whoever writes on after a pasted list undoes that, not the list', async () => {
  await openSolve()
  paste(0, 'A bench\nA choir')
  write(1, 'A choir of frogs')
  expect(press(1, { key: 'z', ctrlKey: true })).toBe(true)
  expect(texts()).toEqual(['A bench', 'A choir of frogs', ''])
})

test('whoever speaks on after a pasted list loses no spoken word', async () => {
  plugInMicrophone()
  await openSolve()
  paste(0, 'A bench\nA choir')
  fireEvent.click(screen.getByRole('button', { name: 'Start voice for idea 3' }))
  FakeEngine.latest.begins()
  FakeEngine.latest.hears('A kettle')
  expect(press(1, { key: 'z', ctrlKey: true })).toBe(true)
  expect(texts()).toEqual(['A bench', 'A choir', 'A kettle'])
})

test('after two pasted lists, undo goes back by both, and redo comes forward', async () => {
  await openSolve()
  write(0, 'My own words')
  box(0).setSelectionRange(0, 12)
  paste(0, 'A bench\nA choir')
  box(1).setSelectionRange(0, 7)
  paste(1, 'A kettle\nA swing')
  expect(texts()).toEqual(['A bench', 'A kettle', 'A swing'])
  press(2, { key: 'z', ctrlKey: true })
  expect(texts()).toEqual(['A bench', 'A choir', ''])
  press(1, { key: 'z', ctrlKey: true })
  expect(texts()).toEqual(['My own words', '', ''])
  press(0, { key: 'Z', ctrlKey: true, shiftKey: true })
  press(1, { key: 'y', ctrlKey: true })
  expect(texts()).toEqual(['A bench', 'A kettle', 'A swing'])
})

test('whoever writes a word after a pasted list, and undoes that, can undo the list too', async () => {
  await openSolve()
  write(0, 'My own words')
  box(0).setSelectionRange(0, 12)
  paste(0, 'A bench\nA choir')
  write(1, 'A choir of frogs')
  // The browser takes back what was written.
  write(1, 'A choir')
  press(1, { key: 'z', ctrlKey: true })
  expect(texts()).toEqual(['My own words', '', ''])
})

test('a pasted list stays together when the box below is taken', async () => {
  await openSolve()
  write(1, 'Mine')
  expect(paste(0, 'A bench\nA choir')).toBe(true)
  expect(texts()).toEqual(['', 'Mine', ''])
})

test.each([
  { taken: null, after: ['A bench', 'A choir', 'A kettle\nA swing'] },
  { taken: 2, after: ['A bench', 'A choir\nA kettle\nA swing', 'Mine'] },
])('what the free boxes do not hold of a pasted list stays in the last of them (taken: $taken)', async (row) => {
  await openSolve()
  if (row.taken !== null) write(row.taken, 'Mine')
  const before = texts()
  expect(paste(0, '- A bench\n- A choir\n- A kettle\n- A swing')).toBe(false)
  expect(texts()).toEqual(row.after)
  press(1, { key: 'z', ctrlKey: true })
  expect(texts()).toEqual(before)
})

test('a pasted list stands in its boxes before the focus comes to the last of them, or WebKit would not show it', async () => {
  await openSolve()
  const seen: string[][] = []
  box(1).addEventListener('focus', () => void seen.push(texts()))
  paste(0, 'A swing\nA slide')
  expect(seen).toEqual([['A swing', 'A slide', '']])
})

test('near the end a counter shows, and past it nothing is cut and nothing goes out', async () => {
  await openSolve()
  write(0, '👩‍👩‍👧'.repeat(300))
  expect(screen.queryByText(/characters? (left|over)/)).toBeNull()
  write(0, 'x'.repeat(1_999))
  expect(box(0).getAttribute('aria-describedby')).toContain(screen.getByText('1 character left').parentElement?.id)
  write(0, 'x'.repeat(2_003))
  expect(screen.getByText('3 characters over the limit. Trim it a little.')).toBeTruthy()
  expect(box(0).value).toHaveLength(2_003)
  expect(box(0).getAttribute('aria-invalid')).toBe('true')
  expect(button().disabled).toBe(true)
  expect(screen.getByText('Idea 1 needs fixing before you can submit.')).toBeTruthy()
  write(0, 'x'.repeat(2_000))
  expect(button().disabled).toBe(false)
})

test('8 KiB are too much even in few characters, and the note counts those', async () => {
  await openSolve()
  // 18 bytes each: 455 of them are 8,190.
  write(0, '👩‍👩‍👧'.repeat(500))
  expect(box(0).getAttribute('aria-invalid')).toBe('true')
  screen.getByText('About 45 characters over the limit. Trim it a little.')
  write(0, '👩‍👩‍👧'.repeat(445))
  screen.getByText('about 10 characters left')
  write(0, '👩‍👩‍👧'.repeat(240))
  expect(screen.queryByText(/characters? (left|over)/)).toBeNull()
})

test('there are five boxes, and one more with each that is filled, up to the slots', async () => {
  await openSolve({ [routes.openRound]: json({ ...round, slots: 7 }) })
  expect(boxes()).toHaveLength(5)
  expect(screen.getByText('0 of 7 ideas')).toBeTruthy()
  write(4, 'A bench')
  expect(boxes()).toHaveLength(6)
  press(4, { key: 'Enter' })
  expect(document.activeElement).toBe(box(5))
  paste(5, 'A choir\nA kettle\nA kite')
  expect(texts().slice(4)).toEqual(['A bench', 'A choir', 'A kettle\nA kite'])
})

test('the matches are lit with their boxes', async () => {
  await openSolve({ [routes.openRound]: json({ ...round, slots: 10 }) })
  write(4, 'A bench')
  expect(screen.getByText('1 of 10 ideas')).toBeTruthy()
  expect(document.querySelectorAll('li [href="#match-lit"]')).toHaveLength(1)
})
