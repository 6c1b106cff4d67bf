import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scoreList } from '@app/domain/scoring/score-list'
import { expect, test, vi } from 'vitest'
import { lexicon, loadLexicon } from './lexicon.ts'

const list = {
  problem: 'What could you do with a brick?',
  ideas: ['Warm the bed with it on a cold night', 'Paint a tiny window on it', 'A heavy bell for the garden gate'],
  slots: 5,
}
const whole = readFileSync(new URL('../../../../content/embedding/table.bin', import.meta.url))
const fileOf = (bytes: Uint8Array) => {
  const file = join(mkdtempSync(join(tmpdir(), 'table-')), 'table.bin')
  writeFileSync(file, bytes)
  return file
}

test('with the table, a list that nobody else wrote has an estimate from word meanings', () => {
  const { originality } = scoreList(lexicon, list).score
  expect(originality).toMatchObject({ byMeaning: true })
  expect(originality.value).toBeGreaterThan(0)
})

const flipped = Uint8Array.from(whole)
flipped[2_000_000] = (flipped[2_000_000] ?? 0) ^ 1

test.each([
  { fault: 'missing', file: '/nowhere/table.bin' },
  { fault: 'cut off', file: fileOf(whole.subarray(0, 1_000_000)) },
  { fault: 'empty', file: fileOf(new Uint8Array(0)) },
  { fault: 'changed in one bit', file: fileOf(flipped) },
])('with a table that is $fault, lists are scored without meaning, and one line of the log says so', ({ file }) => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const broken = loadLexicon(file)
  for (let turn = 0; turn < 2; turn++) {
    const { originality, fluency, total } = scoreList(broken, list).score
    expect(originality).toMatchObject({ value: null, byMeaning: false })
    expect([fluency.different, (total ?? 0) > 0]).toEqual([3, true])
  }
  const lines = logged.mock.calls.map(([line]) => String(line))
  logged.mockRestore()
  expect(lines.filter((line) => line.includes('scored without the meaning of words'))).toHaveLength(1)
})
