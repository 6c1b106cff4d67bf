import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { scoreVersion } from '@app/domain/scoring/score'
import { readRatings } from '@app/server/cli/read-ratings'
import { expect, test } from 'vitest'
import { ratingsTable } from './ratings-table.ts'
import { readFolder, scoreLines } from './run-score.ts'

async function run(...lines: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const code = await scoreLines({ stdin: Readable.from([lines.join('\n')]), stdout, stderr })
  stdout.end()
  stderr.end()
  const said = await text(stdout)
  const scored = said.split('\n').filter(Boolean)
  return { code, scored: scored.map((line) => JSON.parse(line)), faults: await text(stderr) }
}

const list = { problem: 'What could you do with a brick?', ideas: ['Warm the bed with it', 'xx', 'Warm a bed'] }

test('a researcher receives one score for each list, as it is stored, with unrounded originality', async () => {
  const earlier = [['a doorstop'], ['warm the bed'], ['paint it']]
  const { code, scored } = await run(JSON.stringify(list), '', JSON.stringify({ ...list, earlier, language: 'en' }))
  expect(code).toBe(0)
  expect(scored.map(({ line, score }) => [line, score.sample])).toEqual([
    [1, 0],
    [3, 3],
  ])
  for (const { score, ideas } of scored) {
    expect(score).toMatchObject({ version: scoreVersion, withheld: null, total: expect.any(Number) })
    expect(ideas.map(({ sameAs }: { sameAs: number | null }) => sameAs)).toEqual([null, null, 0])
    expect(ideas[1]).toEqual({ originality: null, sameAs: null })
  }
  expect(scored[1].ideas[0].originality).toBeLessThan(1)
})

test('a broken line is named with its reason, and the lines around it are scored', async () => {
  const { code, scored, faults } = await run('{', JSON.stringify(list), '{"problem":"?","ideas":["a",3]}')
  expect(code).toBe(1)
  expect(scored.map(({ line }) => line)).toEqual([2])
  expect(faults).toMatch(/^line 1: it isn’t JSON\nline 3: ideas\.1: /)
})

test('an option that does not exist is answered with how to call the command', () => {
  expect(() => readFolder(['--rating', '.'])).toThrow('npm run score -- --ratings FOLDER')
})

const folderOf = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'ratings-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('the table names broken lines of the ratings and prints what the others come to', () => {
  const words = 'warm bed paint red wall heavy anchor door grind powder bell garden shelf swing drum'.split(' ')
  const ideas = Array.from({ length: 240 }, (_, at) => ({
    task: 'uses',
    prompt: 'brick',
    idea: `${words[at % 15]} ${words[(at * 7) % 11]} ${at % 3 === 0 ? '' : words[(at * 5) % 13]}`,
    rating: 1 + (at % 3),
  }))
  const lists = Array.from({ length: 12 }, (_, at) => ({
    study: 's',
    prompt: 'sock',
    ideas: words.slice(at % 5, (at % 5) + 7),
    ratings: words.slice(0, 7).map((_word, place) => 1 + ((place + at) % 4)),
  }))
  const linesOf = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n')
  const table = ratingsTable(
    readRatings(
      folderOf({
        'ideas.jsonl': `${linesOf(ideas)}\nnot json\n`,
        'lists.jsonl': `${linesOf(lists)}\n{"study":"s","prompt":"sock","ideas":["a"],"ratings":[]}`,
        'similar-pairs.json': JSON.stringify([
          { c: 'C1', a: 'warm the bed', b: 'warm a bed', h: 4 },
          { c: 'C1', a: 'warm the bed', b: 'paint it red', h: 0 },
        ]),
      }),
    ),
  )
  expect(table).toContain('ideas.jsonl, line 241: it isn’t JSON')
  expect(table).toContain('lists.jsonl, line 13: the line: needs one rating for each idea')
  expect(table).toMatch(/240 ideas of 1 prompts, fitted +-?0\.\d\d +-?0\.\d\d/)
  expect(table).toMatch(/12 lists \(sock\), held out: total/)
  expect(table).toMatch(/2 pairs of C1 +1\.00/)
})

test('a folder without ratings is named', () => {
  expect(() => readRatings(folderOf({}))).toThrow('Can’t read ideas.jsonl in')
})
