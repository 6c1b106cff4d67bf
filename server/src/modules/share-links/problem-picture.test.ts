import { expect, test } from 'vitest'
import { createPictureCache, drawProblem } from './problem-picture.ts'

/** A kept one is drawn once; of many problems the newest stay. */
test('a picture is drawn once for each problem, also for requests at the same time, and only so many are kept', async () => {
  const drawn: string[] = []
  const pictures = createPictureCache(async (text) => {
    drawn.push(text)
    return new Uint8Array([drawn.length])
  })
  const [first, again] = await Promise.all([pictures.of('a', 'A?'), pictures.of('a', 'A?')])
  expect([again, await pictures.of('a', 'A?'), drawn]).toEqual([first, first, ['A?']])
  for (let n = 0; n < 200; n++) await pictures.of(`${n}`, `${n}?`)
  await pictures.of('199', '199?')
  expect(drawn).toHaveLength(201)
  await pictures.of('a', 'A?')
  expect(drawn).toHaveLength(202)
})

test('a picture that failed is drawn anew', async () => {
  let tries = 0
  const pictures = createPictureCache(async () => {
    tries += 1
    if (tries === 1) throw new Error('No.')
    return new Uint8Array([tries])
  })
  await expect(pictures.of('a', 'A?')).rejects.toThrow('No.')
  expect(await pictures.of('a', 'A?')).toEqual(new Uint8Array([2]))
})

test.each([
  ['a long word', 'W'.repeat(300)],
  ['marks without end', `${'z\u0353\u0353\u0353\u0353\u0353'.repeat(40)}?`],
  ['markup', '<svg onload="alert(1)"><text>{{shared-problem}}</text></svg>'],
  ['signs of direction', '\u202eevil \u2066שלום\u2069 why?'],
  ['pictures alone', '🌊🌊🌊'],
  ['nothing', ''],
])('of %s comes a picture as of any other problem', async (_, text) => {
  const png = Buffer.from(await drawProblem(text))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png.length < 100_000]).toEqual([1200, 630, true])
})
