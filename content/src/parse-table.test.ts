import { expect, test } from 'vitest'
import { parseChoice, parseTable, parseWholeNumber } from './parse-table.ts'

const parse = (text: string) =>
  parseTable({ name: 'fruit', columns: ['name', 'colour', 'year'], text }, ({ name, colour, year }) => ({
    name,
    colour: parseChoice(['red', 'green'], colour),
    year: parseWholeNumber(year),
  }))

test('each line of a table is a row, whatever stands in its cells', () => {
  expect(parse('\na|b, "c" / d | red | -20\nplum | green | 1908\n')).toEqual([
    { name: 'a|b, "c" / d', colour: 'red', year: -20 },
    { name: 'plum', colour: 'green', year: 1908 },
  ])
})

test.each([
  ['plum | red', '2 cells for 3 columns'],
  ['plum | red | 1 | 2', '4 cells for 3 columns'],
  ['plum |  | 1', 'nothing in colour'],
  ['plum | blue | 1', '"blue" is none of red, green'],
  ['plum | red | 1.5', '"1.5" is no whole number'],
  ['plum | red | ', 'nothing in year'],
])('of a wrong row ("%s") the person who wrote it reads where it is and what is wrong', (line, fault) => {
  expect(() => parse(`fig | red | 1\n${line}`)).toThrow(`fruit, row 2, ${fault}: ${line}`)
})
