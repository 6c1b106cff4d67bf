import { techniques } from '@app/content/techniques'
import { thinkerStories } from '@app/content/thinker-stories'
import { routes } from '@app/contract/routes'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OpenRound } from './submission/queue-submission.ts'
import { beginAtNoon, chooseThinker, json, openSolve, pass, round } from './test/solve-world.tsx'

beginAtNoon()

const { rumi, hokusai } = techniques
type Given = Partial<OpenRound['practice']>
const withPractice = (given: Given = {}, more: Partial<OpenRound> = {}) =>
  json({ ...round, ...more, practice: { thinkerId: 'rumi', stage: 1, opener: 0, others: [], step: null, ...given } })
const open = (given: Given = {}, more: Partial<OpenRound> = {}) =>
  openSolve({
    [routes.openRound]: withPractice(given, more),
    [routes.submitSolutions]: json({ message: 'Busy' }, 503),
  })

const box = (at = 0) => screen.getAllByRole<HTMLTextAreaElement>('textbox')[at] as HTMLTextAreaElement
const write = (text: string, at = 0) => fireEvent.change(box(at), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isExampleOpen = () => screen.queryByRole('button', { name: 'See an example', expanded: true }) !== null

async function submittedBy({ sent }: Awaited<ReturnType<typeof openSolve>>) {
  press('Submit Solutions')
  await pass(50)
  return sent.find(({ call }) => call === routes.submitSolutions)?.body
}

test('a technique is first watched: the rule, and with a press three lines, and between them what leads on', async () => {
  const solve = await open()
  screen.getByText(rumi.rule)
  expect(screen.queryByText(rumi.example.text)).toBeNull()
  press('See an example')
  screen.getByText(rumi.example.text)
  const example = within(screen.getByRole('region', { name: 'Example' }))
  const [first, second] = rumi.example.lines
  expect(example.getAllByRole('listitem')[0]?.textContent).toBe(`${first.text}Move: ${first.move}`)
  example.getByText(second.move)
  expect(example.queryByText(rumi.example.lines[2].move)).toBeNull()
  expect(box().value).toBe('')
  press('Your turn')
  expect([isExampleOpen(), document.activeElement === box()]).toEqual([false, true])
  write('As the door: leave me open')
  expect(await submittedBy(solve)).toMatchObject({
    thinkerId: 'rumi',
    practice: { stage: 1, opener: null, stepId: null, thinkerBy: 'path' },
  })
})

test('an example opens and closes in its place, and what is written stays', async () => {
  await open()
  write('A bench')
  press('See an example')
  expect(isExampleOpen()).toBe(true)
  press('See an example')
  expect([isExampleOpen(), box().value]).toEqual([false, 'A bench'])
})

test('somebody who knows the technique goes on with the first line begun', async () => {
  const solve = await open({ opener: 1 })
  press('See an example')
  press('I know this one')
  screen.getByText('First line started for you')
  screen.getByText('Finish the first line, or clear it.')
  expect(box().value).toBe(`${rumi.openers[1]} `)
  expect([box().selectionStart, isExampleOpen()]).toEqual([box().value.length, false])
  write(`${rumi.openers[1]} sit somewhere else`)
  expect(await submittedBy(solve)).toMatchObject({ practice: { stage: 2, opener: 1 } })
})

test('an opener alone is no idea: it is not counted, lights nothing, and is not sent', async () => {
  const solve = await open({ stage: 2 })
  expect(box().value).toBe(`${rumi.openers[0]} `)
  screen.getByText('0 of 3 ideas')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Solutions' }).disabled).toBe(true)
  expect(document.querySelector('li [href="#match-lit"]')).toBeNull()
  await pass(30_000)
  screen.getByRole('timer', { name: 'Time left: 2 minutes' })
  write('A bench', 1)
  screen.getByText('1 of 3 ideas')
  expect(await submittedBy(solve)).toMatchObject({ submittedSolutions: ['A bench'] })
})

test('an opener that was cleared does not come back with a reload', async () => {
  const first = await open({ stage: 2 })
  write('')
  await pass(300)
  first.unmount()
  await open({ stage: 2 })
  expect(box().value).toBe('')
})

test('with a different thinker an untouched opener goes, and what somebody wrote stays', async () => {
  const solve = await open({ stage: 2, others: [{ thinkerId: 'hokusai', stage: 2, opener: 2 }] })
  await chooseThinker('Hokusai')
  expect(box().value).toBe(`${hokusai.openers[2]} `)
  await chooseThinker('Curie')
  screen.getByRole('button', { name: 'See an example' })
  expect(box().value).toBe('')
  write('A bench')
  await chooseThinker('Hokusai')
  expect(box().value).toBe('A bench')
  expect(await submittedBy(solve)).toMatchObject({
    thinkerId: 'hokusai',
    practice: { opener: null, thinkerBy: 'person' },
  })
})

test('where the problem is that of the example, the first line is begun instead', async () => {
  await open({}, { text: rumi.example.text })
  expect(isExampleOpen()).toBe(false)
  expect(screen.queryByRole('button', { name: 'Show the example' })).toBeNull()
  expect(box().value).toBe(`${rumi.openers[0]} `)
})

test.each(['name', 'line'] as const)(
  'above a list of %ss no line is begun: there is the rule, and the example on request',
  async (form) => {
    const solve = await open({ stage: 2 }, { form })
    expect(screen.queryByText('First line started for you')).toBeNull()
    expect([box().value, screen.queryByText('Finish the first line, or clear it.')]).toEqual(['', null])
    press('Show the example')
    expect(isExampleOpen()).toBe(true)
    write('The Late Shift')
    expect(await submittedBy(solve)).toMatchObject({ practice: { stage: 2, opener: null } })
  },
)

test('on one’s own there is the rule alone, and the example on request', async () => {
  await open({ stage: 3 })
  expect(screen.queryByText('First line started for you')).toBeNull()
  expect([isExampleOpen(), box().value]).toEqual([false, ''])
  press('Show the example')
  expect(isExampleOpen()).toBe(true)
  press('See an example')
  expect(isExampleOpen()).toBe(false)
})

const step = { id: 'b7c0a7a4-0000-4000-8000-000000000001', line: 'One idea with *without*.' }

test('a step of the coach is the one thing to do: no technique stands beside it, and no line is begun', async () => {
  const solve = await open({ step, stage: 2 })
  const line = screen.getByText('without').closest('p')
  expect(line?.textContent).toBe('Your step. TodayOne idea with without.')
  expect(box().getAttribute('aria-describedby')).toBe(`problem ${line?.id}`)
  expect([isExampleOpen(), screen.queryByRole('region', { name: 'Technique' }), box().value]).toEqual([false, null, ''])
  write('A bench without a back')
  expect(await submittedBy(solve)).toMatchObject({ practice: { stepId: step.id } })
})

test('a step that is dropped can be had back for ten seconds', async () => {
  const path = (call: string) => call.replace(':id', step.id)
  const solve = await open({ step })
  solve.answer(path(routes.dropStep), json({ round: {}, shouldOfferSwitch: false }))
  solve.answer(path(routes.restoreStep), json({}))
  press('Drop this step')
  await pass(50)
  expect(screen.queryByText('without')).toBeNull()
  screen.getByText('Dropped.')
  // Then the technique of the day has its turn.
  screen.getByText(rumi.rule)
  press('Undo')
  await pass(50)
  screen.getByText('without')
  press('Drop this step')
  await pass(11_000)
  expect(screen.queryByText('Dropped.')).toBeNull()
  write('A bench')
  expect(await submittedBy(solve)).toMatchObject({ practice: { stepId: null } })
})

test('behind the plate is the whole technique, its story and its source', async () => {
  await open()
  press('About Rumi')
  const dialog = within(await vi.waitFor(() => screen.getByRole('dialog', { name: 'Rumi' }), { timeout: 60_000 }))
  const { technique, source } = thinkerStories.rumi
  dialog.getByText(technique)
  dialog.getByText(source)
  dialog.getByRole('button', { name: 'Small bird' })
})

test('where the large picture of a thinker is not on the device, the plate shows the small one', async () => {
  await open()
  press('About Rumi')
  const dialog = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Rumi' }), { timeout: 60_000 })
  const picture = () => dialog.querySelector('[data-part="thinker-plate"] img') as HTMLImageElement
  fireEvent.error(picture())
  expect(picture().getAttribute('src')).toBe('/plates/small/rumi.webp')
})

test('the clock stands still while all twenty are open, and a paused one stays paused', async () => {
  await open({ stage: 3 })
  write('A bench')
  const left = () => screen.getByRole('timer', { hidden: true }).getAttribute('aria-label')
  const openSheet = async () => {
    press('Change')
    await vi.waitFor(() => screen.getByRole('dialog', { name: 'All twenty thinkers' }), { timeout: 60_000 })
  }
  await openSheet()
  const stopped = left()
  await pass(20_000)
  expect(left()).toBe(stopped)
  press('Close')
  await pass(20_000)
  expect(left()).not.toBe(stopped)
  press('Pause timer')
  await chooseThinker('Curie')
  screen.getByRole('button', { name: 'Resume timer' })
})
