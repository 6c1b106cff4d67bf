import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '../../test/csv-reader.ts'
import { formatCsvLine } from './export-ideas.ts'

const firsts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
const skipped = ['', ' ', '  ', '"', "'", ' "', '\u00a0', '\u200b', '\ufeff', '\u202e', "''", '\t ']

/** Texts that are likely to begin badly. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...firsts, ...skipped.filter(Boolean), ',', ';', 'a', '1') }),
  fc.tuple(fc.constantFrom(...skipped), fc.constantFrom(...firsts), fc.string()).map((parts) => parts.join('')),
)

/** Is something bad the first that is left, once a spreadsheet has skipped what it skips? */
const startsBadly = (cell: string) =>
  [...cell]
    .slice(0, [...cell].findIndex((each) => !/[\s\p{Cf}'"]/u.test(each)) + 1 || undefined)
    .some((each) => firsts.includes(each))

const formula = /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u

/** A `'` in front of something bad is ours. */
const asWritten = (cell: string) =>
  cell
    .split(/(?<=[;\t\r\n])/)
    .map((part, at) =>
      part.replace(at === 0 ? /^'(?=[\s\p{Cf}'"]*[=+\-@＝＋－＠\t\r\n])/u : /^'(?=[\s\p{Cf}'"]*[=+\-@＝＋－＠])/u, ''),
    )
    .join('')

test('T39: no cell begins as a formula, whatever was written', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const [read = []] = readCsv(formatCsvLine(cells))
      for (const cell of read) expect([cell, cell.startsWith("'") || !startsBadly(cell)]).toEqual([cell, true])
    }),
    { numRuns: 2_000 },
  )
})

test('T39: where a spreadsheet parts cells by semicolons none of them begins as a formula either', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      const line = formatCsvLine(['id', ...texts, 'end'])
      // The first cell ends at its second quote: from there on quotes part nothing.
      for (const cell of line.split(/[;\t\r\n]/)) expect([cell, formula.test(cell)]).toEqual([cell, false])
    }),
    { numRuns: 2_000 },
  )
})

test('T39: nothing that was written stands outside of quotes, by whichever sign a spreadsheet parts cells', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const outside = formatCsvLine(cells).replaceAll(/"(?:[^"]|"")*"/g, '')
      expect(outside).toBe(`${','.repeat(cells.length - 1)}\r\n`)
    }),
    { numRuns: 2_000 },
  )
})

test('T39: what was written can be read back, letter for letter', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (lines) => {
      const read = readCsv(lines.map(formatCsvLine).join(''))
      expect(read.map((cells) => cells.map(asWritten))).toEqual(lines)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  { text: '=1+1', line: `"'=1+1"`, why: 'a formula is text' },
  { text: '+49 30 123', line: `"'+49 30 123"`, why: 'a plus too' },
  { text: '-5 degrees', line: `"'-5 degrees"`, why: 'a minus too' },
  { text: '@SUM(A1)', line: `"'@SUM(A1)"`, why: 'an at sign too' },
  { text: '＝1', line: `"'＝1"`, why: 'in full width' },
  { text: '\t=1', line: `"'\t'=1"`, why: 'behind a tab' },
  { text: '\rx', line: `"'\rx"`, why: 'a carriage return' },
  { text: '  =1', line: `"'  =1"`, why: 'behind spaces' },
  { text: '"=1"', line: `"'""=1"""`, why: 'behind a quote' },
  { text: "'=1", line: `"''=1"`, why: 'behind an apostrophe, so that it differs from ours' },
  { text: 'a;=1', line: `"a;'=1"`, why: 'behind a semicolon, where some spreadsheets begin a cell' },
  { text: 'a\n =1', line: `"a\n' =1"`, why: 'behind the end of a line too' },
  { text: 'a; b - c', line: '"a; b - c"', why: 'words behind a semicolon stay' },
  { text: 'a', line: '"a"', why: 'a plain word has quotes as well' },
  { text: 'a "b", c', line: '"a ""b"", c"', why: 'quotes are doubled' },
  { text: 'a\nb', line: '"a\nb"', why: 'a line within stays one cell' },
  { text: '2 - 1 = 1', line: '"2 - 1 = 1"', why: 'inside of a text they harm nobody' },
  { text: "it's", line: `"it's"`, why: 'an apostrophe stays alone' },
])('$why: $line', ({ text, line }) => {
  expect(formatCsvLine([text])).toBe(`${line}\r\n`)
})
