import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Sense {
  /** The meaning's number, with its part of speech. */
  meaning: string
  /** How often the word has this meaning in the texts that were tagged by hand. */
  uses: number
}

export interface WordNet {
  /** The senses of a word, commonest first, one list for each part of speech. */
  senses: ReadonlyMap<string, readonly (readonly Sense[])[]>
  /** For a meaning those that it is a kind of, and for qualities those that it is near to. */
  broader: ReadonlyMap<string, readonly string[]>
}

const parts = [
  { name: 'noun', letters: 'n', numbers: '1' },
  { name: 'verb', letters: 'v', numbers: '2' },
  { name: 'adj', letters: 'as', numbers: '35' },
  { name: 'adv', letters: 'r', numbers: '4' },
] as const

const nameOf = (by: 'letters' | 'numbers', sign: string): string =>
  parts.find((part) => part[by].includes(sign))?.name ?? sign

/** The licence at the beginning of a file is indented. */
const rowsOf = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => line.trim().split(' '))

function usesOf(folder: string): Map<string, number> {
  return new Map(
    rowsOf(folder, 'index.sense').map(([key = '', offset = '', , count]) => {
      const [word = '', rest = ''] = key.split('%')
      return [`${word} ${nameOf('numbers', rest.charAt(0))}${offset}`, Number(count)]
    }),
  )
}

/** Reads a data line: after the words come the pointers, four fields each. */
function broaderIn(row: readonly string[]): string[] {
  const from = 4 + 2 * Number.parseInt(row[3] ?? '0', 16)
  const pointers = Array.from({ length: Number(row[from]) }, (_, at) => row.slice(from + 1 + 4 * at, from + 5 + 4 * at))
  return pointers
    .filter(([sign]) => sign === '@' || sign === '&')
    .map(([, offset = '', letter = '']) => `${nameOf('letters', letter)}${offset}`)
}

/** Reads the files of WordNet's `dict` folder (wndb(5WN)). */
export function readWordNet(folder: string): WordNet {
  const uses = usesOf(folder)
  const senses = new Map<string, Sense[][]>()
  const broader = new Map<string, string[]>()
  for (const { name } of parts) {
    for (const row of rowsOf(folder, `index.${name}`)) {
      const [word = '', , count] = row
      const meanings = row.slice(-Number(count)).map((offset) => `${name}${offset}`)
      const own = meanings.map((meaning) => ({ meaning, uses: uses.get(`${word} ${meaning}`) ?? 0 }))
      senses.set(word, [...(senses.get(word) ?? []), own])
    }
    for (const row of rowsOf(folder, `data.${name}`)) broader.set(`${name}${row[0]}`, broaderIn(row))
  }
  return { senses, broader }
}
