import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFakeProvider, plainLook } from '../test/fake-provider.ts'
import { createWorld } from '../test/world.ts'
import { runOpinion } from './run-opinion.ts'

/** Forty ideas of a prompt, rated from 1 to 5; the text of an idea tells its rating. */
const rated = (prompt: string) =>
  Array.from({ length: 40 }, (_, at) => {
    const rating = 1 + (4 * at) / 39
    return JSON.stringify({ task: 'uses', prompt, idea: `${prompt} idea rated ${rating.toFixed(2)}`, rating })
  })

function folderOf(ideas: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'ratings-'))
  writeFileSync(join(folder, 'ideas.jsonl'), ideas.join('\n'))
  writeFileSync(join(folder, 'lists.jsonl'), '')
  writeFileSync(join(folder, 'similar-pairs.json'), '[]')
  return folder
}

/** Hat and sock are held out, box and brick are not. */
const ratings = folderOf([...['brick', 'box', 'hat', 'sock'].flatMap(rated), '{"task": "uses"}'])

async function meet(mood: 'good' | 'failing' = 'good') {
  const { connection, pool } = await createWorld({ at: new Date().toISOString() })
  const provider = await openFakeProvider(mood)
  const { host, port, user, database, password } = connection
  const address = `postgres://${user}:${password ?? ''}@${encodeURIComponent(host ?? '')}:${port ?? 5432}/${database}`
  const env = { DATABASE_URL: address, APP_SECRET: 'x'.repeat(32), AI_BASE_URL: provider.baseUrl, AI_MODEL: 'fake-1' }
  const stored = async () => (await pool.query('select model, anchors, agreement from opinion_calibration')).rows
  return { env, provider, stored, pool }
}

const ratingIn = (text: string) => Number(/rated (.*)$/.exec(text)?.[1])

test('a model that rates as people do is measured on held-out problems, with anchors from others, and stored', async () => {
  const { env, provider, stored, pool } = await meet()
  provider.opinion = (shown) =>
    shown.map(({ id, text }) => ({ ...plainLook, id, originality: Math.round(ratingIn(text)) }))
  const printed = await runOpinion(env, ['--calibrate', ratings])
  expect(printed).toMatch(/^Skipped: ideas\.jsonl, line 161: prompt: .*\nfake-1: Across 30 ideas for 2 problems/)
  const [row] = await stored()
  expect(row.agreement).toMatchObject({ ideas: 30, problems: 2 })
  expect(row.agreement.r).toBeGreaterThan(0.95)
  expect(Math.abs(row.agreement.slope - 1)).toBeLessThan(0.1)
  expect(row.anchors.map(({ rating }: { rating: number }) => Math.round(rating))).toEqual([1, 3, 5])
  expect(provider.calls).toHaveLength(4)
  for (const { body, shown } of provider.calls) {
    expect(shown.every(({ text }) => /^(hat|sock) idea/.test(text))).toBe(true)
    expect(body).toContain('brick idea rated 4.90')
    expect(body).not.toContain('empty shoe box')
  }
  expect((await pool.query('select calls from writer_day')).rows).toEqual([{ calls: 4 }])
})

test('measured again, the newer measure stands; a model that says the same of all agrees with nobody', async () => {
  const { env, provider, stored } = await meet()
  await runOpinion(env, ['--calibrate', ratings])
  expect((await stored()).map(({ agreement }) => [agreement.r, agreement.slope])).toEqual([[0, 0]])
  provider.opinion = (shown) =>
    shown.map(({ id, text }) => ({ ...plainLook, id, originality: 5 - Math.round(ratingIn(text)) }))
  expect(await runOpinion(env, ['--calibrate', ratings])).toMatch(/barely matched people’s \(r = -0\.9/)
  expect(await stored()).toHaveLength(1)
})

test('a provider that fails leaves nothing behind, and the reason is named', async () => {
  const { env, stored } = await meet('failing')
  await expect(runOpinion(env, ['--calibrate', ratings])).rejects.toThrow(
    /^Stopped after 0 of 2 problems\. Nothing was saved\. .*refused \(500\)/,
  )
  expect(await stored()).toEqual([])
})

test.each([
  { args: [], says: /^Usage: npm run opinion -- --calibrate FOLDER/ },
  { args: ['--calibrate', '/nowhere'], says: /^Can’t read ideas\.jsonl/ },
  { args: ['--calibrate', ratings], says: /^No model is set up/ },
  { args: ['--calibrate', folderOf(rated('hat'))], says: /for both held-out and other prompts/, model: 'fake-1' },
])('$says', async ({ args, says, model }) => {
  const env = { APP_SECRET: 'x'.repeat(32), ...(model && { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: model }) }
  await expect(runOpinion(env, args)).rejects.toThrow(says)
})
