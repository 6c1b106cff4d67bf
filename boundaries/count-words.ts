import { resolve } from 'node:path'
import { readShownTexts } from './shown-texts.ts'

/* `npm run words` prints how many words people read, per package and module; a folder names another tree. */

const root = resolve(process.argv[2] ?? '.')

/** Of a text without what is filled in: `…` is no word. */
const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0

/** "web/rounds" of a file in `web/modules/rounds/`, "contract/months" of `contract/src/months.ts`. */
function moduleOf(file: string) {
  const [name = '', ...folders] = file.replace(/\.tsx?$/, '').split('/')
  const [module = ''] = folders.filter((folder) => !['src', 'modules'].includes(folder))
  return `${name}/${module}`
}

const texts = readShownTexts(root)

const countBy = (nameOf: (file: string) => string) => {
  const counts = new Map<string, number>()
  for (const { file, sentence } of texts) {
    counts.set(nameOf(file), (counts.get(nameOf(file)) ?? 0) + wordsOf(sentence))
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

const lines = (rows: [string, number][]) => rows.map(([name, words]) => `${String(words).padStart(7)}  ${name}\n`)

const packages = countBy((file) => file.split('/')[0] ?? '')
const total = packages.reduce((sum, [, words]) => sum + words, 0)
process.stdout.write([...lines([['all texts', total], ...packages]), '\n', ...lines(countBy(moduleOf))].join(''))
