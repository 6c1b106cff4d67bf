import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FakeEngine, plugInMicrophone } from './test/fake-engine.ts'
import { beginAtNoon, json, openSolve, pass } from './test/solve-world.tsx'

beginAtNoon()

const box = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Idea ${number}` })
const microphone = (number: number) => screen.getByRole('button', { name: new RegExp(`voice for idea ${number}$`) })
const isOn = (number: number) => microphone(number).getAttribute('aria-pressed') === 'true'
const toast = () => screen.getByTestId('toast').textContent
const write = (number: number, value: string) => fireEvent.change(box(number), { target: { value } })

function speakInto(number: number) {
  fireEvent.click(microphone(number))
  FakeEngine.latest.begins()
  return FakeEngine.latest
}
async function handedIn() {
  fireEvent.click(screen.getByRole('button', { name: 'Submit Solutions' }))
  await pass(50)
  return world.sent.at(-1)?.body
}

let world: Awaited<ReturnType<typeof openSolve>>
beforeEach(async () => {
  plugInMicrophone()
  world = await openSolve({ [routes.submitSolutions]: json({ message: 'Busy' }, 503) })
})

test('guessed words show at once, and final ones take their place', async () => {
  const engine = speakInto(1)
  expect(engine).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
  engine.hears('a bend')
  expect(box(1).value).toBe('a bend')
  engine.hears('a bench', 'that turns')
  expect(box(1).value).toBe('a bench that turns')
  expect(await handedIn()).toMatchObject({ submissionMethod: ['voice'] })
})

test('spoken words follow written ones', () => {
  write(1, 'A bench ')
  speakInto(1).hears('that turns')
  expect(box(1).value).toBe('A bench that turns')
})

test('stopping keeps the guess, and still takes its final form', () => {
  const engine = speakInto(1)
  engine.hears('a bend')
  fireEvent.click(microphone(1))
  expect(isOn(1)).toBe(false)
  expect(box(1).value).toBe('a bend')
  engine.hears('a bench')
  engine.ends()
  expect(box(1).value).toBe('a bench')
})

test('typing takes the box over and marks it as text', async () => {
  const engine = speakInto(1)
  engine.hears('a bend')
  write(1, 'a bench')
  expect(isOn(1)).toBe(false)
  engine.hears('a bend in the road')
  expect(box(1).value).toBe('a bench')
  speakInto(2).hears('a choir')
  expect(await handedIn()).toMatchObject({ submissionMethod: ['text', 'voice'] })
})

test('only one box listens at a time', () => {
  const first = speakInto(1)
  first.hears('a bench')
  speakInto(2)
  expect([isOn(1), isOn(2)]).toEqual([false, true])
  expect(first.state).toBe('aborted')
  expect(box(1).value).toBe('a bench')
})

test('an engine that ends by itself begins again and goes on', async () => {
  const first = speakInto(1)
  first.hears('a bench')
  first.ends()
  expect(FakeEngine.made).toHaveLength(1)
  await pass(250)
  expect(FakeEngine.made).toHaveLength(2)
  FakeEngine.latest.begins()
  FakeEngine.latest.hears('that turns')
  expect(box(1).value).toBe('a bench that turns')
  expect(isOn(1)).toBe(true)
})

test('switched off between two runs, it stays off', async () => {
  speakInto(1).ends()
  fireEvent.click(microphone(1))
  await pass(10_000)
  expect(FakeEngine.made).toHaveLength(1)
})

test('silence is announced once, and in the end the microphone is switched off', async () => {
  fireEvent.click(microphone(1))
  for (const pause of [250, 500, 1_000]) {
    FakeEngine.latest.begins()
    FakeEngine.latest.fails('no-speech')
    expect(toast()).toMatch(/^Nothing Heard Yet/)
    FakeEngine.latest.ends()
    await pass(pause)
  }
  FakeEngine.latest.begins()
  FakeEngine.latest.ends()
  expect(toast()).toMatch(/^Nothing Heard \/ Press the microphone/)
  expect(isOn(1)).toBe(false)
})

test.each([
  { error: 'not-allowed', title: 'Microphone Blocked' },
  { error: 'service-not-allowed', title: 'Microphone Blocked' },
  { error: 'network', title: 'Voice Needs a Connection' },
  { error: 'audio-capture', title: 'No Microphone Found' },
  { error: 'language-not-supported', title: 'Voice Stopped' },
])('$error is explained and ends it', async ({ error, title }) => {
  fireEvent.click(microphone(1))
  FakeEngine.latest.fails(error)
  expect(toast()?.split(' / ')[0]).toBe(title)
  expect(isOn(1)).toBe(false)
  await pass(10_000)
  expect(FakeEngine.made).toHaveLength(1)
})

test('an engine that does not begin within 4 seconds loses its microphone', async () => {
  fireEvent.click(microphone(1))
  await pass(3_999)
  expect(isOn(1)).toBe(true)
  await pass(1)
  expect(toast()).toContain('Please type your solution.')
  expect(screen.queryByRole('button', { name: /voice/ })).toBeNull()
  expect(FakeEngine.latest.state).toBe('aborted')
  write(1, 'A bench')
  expect(box(1).value).toBe('A bench')
})

test('leaving the page switches the microphone off', () => {
  const engine = speakInto(1)
  world.unmount()
  expect(engine.state).toBe('aborted')
})

test('it says who hears what is said, from the first press on', () => {
  const note = () => screen.queryByText('Your browser does the listening. We only get the text.')
  expect(note()).toBeNull()
  speakInto(1)
  expect(note()).toBeTruthy()
})

test('on a screen that is touched the microphone of its keyboard is named, which dictates as well', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: query.includes('coarse') } as MediaQueryList),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  fireEvent.click(microphone(1))
  await pass(4_000)
  expect(toast()).toContain('Use the microphone on your keyboard.')
})
