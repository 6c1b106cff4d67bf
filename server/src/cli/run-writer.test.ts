import { expect, test } from 'vitest'
import { openFakeProvider } from '../test/fake-provider.ts'
import { hostileProblems } from '../test/hostile-problems.ts'
import { createWorld } from '../test/world.ts'
import { runWriter } from './run-writer.ts'

async function meet(mood: 'good' | 'failing' = 'good') {
  const { connection, pool } = await createWorld({ at: new Date().toISOString() })
  const provider = await openFakeProvider(mood)
  const { host, port, user, database, password } = connection
  const address = `postgres://${user}:${password ?? ''}@${encodeURIComponent(host ?? '')}:${port ?? 5432}/${database}`
  const env = { DATABASE_URL: address, APP_SECRET: 'x'.repeat(32), AI_BASE_URL: provider.baseUrl, AI_MODEL: 'fake-1' }
  const run = (...args: string[]) => runWriter(env, args)
  return { env, run, provider, pool }
}

test('a trial shows each candidate with its verdicts, and stores nothing', async () => {
  const { run, provider, pool } = await meet()
  const printed = await run('--dry', '7')
  expect(
    printed.match(/filters: passed; closest earlier problem: 0\.\d\d\n {2}judge: yes to all twelve rules\n {2}good/g)
      ?.length,
  ).toBeGreaterThan(4)
  expect(printed.split('\n\n')).toHaveLength(7)
  for (const each of printed.split('\n\n')) expect(each).toMatch(/; writing took \d+\.\d s, judging took \d+\.\d s\n/)
  expect(provider.calls).toHaveLength(4)
  expect((await pool.query("select from problem where source = 'model'")).rowCount).toBe(0)
  expect((await pool.query('select calls from writer_day')).rows).toEqual([{ calls: 4 }])
})

test('T36: a hostile candidate is shown so that no terminal obeys it', async () => {
  const { run, provider } = await meet()
  // The last of them hold controls, invisible letters and half characters.
  const worst = hostileProblems.slice(-40)
  provider.texts = () => worst.splice(0, 5)
  const printed = await run('--dry', '40')
  expect(printed).toContain('rejected by')
  for (const shown of ['\\u{0}', '\\u{1b}', '\\u{202e}', '\\u{200b}', '\\u{d800}']) expect(printed).toContain(shown)
  expect(printed).not.toMatch(/\p{Cf}|\p{Cs}|[^\P{Cc}\n]/u)
})

test('without a trial the stock is filled once', async () => {
  const { run, pool } = await meet()
  expect(await run()).toMatch(/^Stored \d+ problems, dropped \d+\. We’ve used up today’s model calls\.$/)
  expect((await pool.query('select from daily_problem')).rowCount).toBe(15)
})

test('a provider that fails is named with the reason', async () => {
  const { run } = await meet('failing')
  // Two attempts that took as long are one line.
  for (const each of (await run('--dry', '5')).split('\n\n'))
    expect(each).toMatch(/^The other server's answer: refused \(500\)\. \(writing took \d+\.\d s\)$/)
})

test('what an operator tries out neither stops the app from writing nor is stopped with it', async () => {
  const { run, pool, provider } = await meet('failing')
  const state = async () => (await pool.query('select outcomes, open_until is null as calm from writer_breaker')).rows
  for (let n = 0; n < 3; n++) await run('--dry', '5')
  expect([provider.calls.length, await state()]).toEqual([6, []])
  await pool.query(
    `insert into writer_breaker (id, outcomes, open_until) values (1, 'fffff', now() + interval '1 hour')`,
  )
  Object.assign(provider, { mood: 'good' })
  expect(await run('--dry', '1')).toContain('passed')
  expect(await state()).toEqual([{ outcomes: 'fffff', calm: false }])
})

test('without a provider it says what to set', async () => {
  await expect(runWriter({}, ['--dry', '5'])).rejects.toThrow('No model is set up. Set AI_BASE_URL and AI_MODEL')
})

test.each([['--dry'], ['--dry', '0'], ['--dry', 'x'], ['--wet'], ['5']])(
  '%s is answered with the usage',
  async (...args) => {
    await expect(runWriter({}, args)).rejects.toThrow('npm run writer [-- --dry 5]')
  },
)
