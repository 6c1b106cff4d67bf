import { expect, test } from 'vitest'
import { hostileProblems } from '../../test/hostile-problems.ts'
import { createStockWorld } from '../../test/stock-world.ts'

const calls = 'select coalesce(sum(calls), 0)::int as calls from writer_day'
const written = "select text from problem where source = 'model'"

/** Milliseconds. Only where no answer ends is the deadline short: a busy machine may give up a call before it is sent. */
const deadlines: Partial<Record<string, number>> = { slow: 150, drip: 150 }

test.each([
  'down',
  'slow',
  'limited',
  'failing',
  'not JSON',
  'wrong schema',
  'empty',
  'huge',
  'drip',
  'gzip bomb',
  'redirect',
  'hostile',
] as const)(
  'T36, T38: while the provider is %s, people get a problem of the bank, and nothing is stored',
  async (mood) => {
    const { run, signIn, call, rows, provider } = await createStockWorld(mood, {
      deadlineMs: deadlines[mood] ?? 60_000,
      dailyCalls: 12,
    })
    const ada = await signIn('Ada')
    const running = run()
    await expect.poll(() => provider.calls.length).toBeGreaterThan(0)
    const { status, body } = await call('GET', '/api/problems/generate', ada)
    expect({
      status,
      source: await rows(`select source from problem where text = '${body.text.replaceAll("'", "''")}'`),
    }).toEqual({ status: 200, source: [{ source: 'bank' }] })
    const report = await running
    expect(report.stored).toBe(0)
    expect(await rows(written)).toEqual([])
    const [counted] = await rows(calls)
    if (mood in deadlines) expect(counted?.['calls']).toBeGreaterThanOrEqual(provider.calls.length)
    else expect(counted).toEqual({ calls: provider.calls.length })
  },
)

test('T36: nobody waits for a problem while a provider is slow', async () => {
  const { run, signIn, call, provider } = await createStockWorld('good', { deadlineMs: 600_000 })
  const thought = Promise.withResolvers<void>()
  provider.hold = thought.promise
  const ada = await signIn('Ada')
  const running = run()
  await expect.poll(() => provider.calls.length).toBe(1)
  expect((await call('GET', '/api/problems/generate', ada)).status).toBe(200)
  expect(provider.calls).toHaveLength(1)
  thought.resolve()
  await running
})

test('T36: of two hundred hostile texts none is stored, even with a judge that likes them all', async () => {
  const { run, rows, provider } = await createStockWorld('hostile')
  expect(hostileProblems).toHaveLength(200)
  let dropped = 0
  while (dropped < 200) dropped += (await run()).dropped
  expect(provider.calls.filter(({ isJudge }) => isJudge)).toEqual([])
  expect(await rows(written)).toEqual([])
})

test('after five failures the provider is left alone; after 30 seconds it is tried once, by whichever process', async () => {
  const { run, runIn, openProcess, clock, provider } = await createStockWorld('failing')
  const later = async (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
    return provider.calls.length
  }
  expect(await run()).toMatchObject({ ended: 'breaker', failed: Array(5).fill('refused (500)') })
  expect(await later(29)).toBe(5)
  expect(await runIn(openProcess())).toMatchObject({ ended: 'breaker', failed: [] })
  expect(await later(1)).toBe(5)
  expect(await runIn(openProcess())).toMatchObject({ ended: 'breaker', failed: ['refused (500)'] })
  expect(await later(30)).toBe(6)
  provider.mood = 'good'
  expect(await run()).toMatchObject({ ended: 'done', failed: [] })
})

test('a provider that asks for two minutes gets them', async () => {
  const { run, clock, provider } = await createStockWorld('limited')
  expect(await run()).toMatchObject({ ended: 'breaker', failed: ['limited'] })
  provider.mood = 'good'
  clock.now = new Date(clock.now.getTime() + 119_000)
  expect(await run()).toMatchObject({ ended: 'breaker', failed: [] })
  clock.now = new Date(clock.now.getTime() + 1_000)
  expect(await run()).toMatchObject({ ended: 'done' })
})
