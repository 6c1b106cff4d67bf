import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

// What CONTRIBUTING says of names, as far as a formatted declaration shows it.

const root = resolve(import.meta.dirname, '..')
const files = globSync('{domain,contract,content,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/test\/|node_modules|\/dist\//.test(file))
  .map((file) => ({ path: file, text: readFileSync(join(root, file), 'utf8') }))

/** A page begins with its `main.tsx`, and what a module needs is in its `deps.ts`. */
const sharedFileNames = ['deps.ts', 'main.tsx']

/** Not ours to choose: of columns, of the wire, of stored scores, of PostgreSQL, of browsers, of commands and libraries. */
const foreignName =
  /^(emailVerified|ownerUnproven|recountDue|backedUp|premium|toTry|earned|unsure|tooEarly|byMeaning|bool|on|open|continuous|interimResults|force|replace|permanent)$/

const unusedVerb = /^(settle|take|hold|note|keep|look|forget|putAway|stray|judge(?!Prompt))(?![a-z])/
const booleanName = /^(use)?(is|are|was|has|can|may|should|needs)[A-Z]/i
const spanName =
  /^(timeout|delay|interval|ttl|lifetime|duration|patience|age|wait)$|(Timeout|Delay|Interval|Ttl|Lifetime|Duration|Age|Wait)$/
const unitAtEnd = /(ms|seconds|minutes?|hours|days|weeks|months|years)$/i
const unit = /\w(Ms|Seconds|Minutes|Hours|Days)\b|\b(24|60|1_?000|60_000|3_?600)\b/

const exported = /^export (?:async )?(?:function\*?|const|let|interface|type|class) (\w+)/gm
const exportedFunctions = /^export (?:async )?(?:function\*?|const(?= \w+ = (?:async )?[(<])) (\w+)/gm
const booleans = [
  // A field, on a line of its own or within one.
  /^ +(?:readonly )?(\w+)\??: boolean(?: \| (?:null|undefined))*$/gm,
  /[{;] (\w+)\??: boolean(?: \| (?:null|undefined))*(?=;| \})/g,
  /^(?:export )?(?:const|let) (\w+) = (?:true|false)$/gm,
  // A function that is an expression: one that does something may answer whether it was done.
  /^(?:export )?const (\w+) = \((?:[^()]|\([^()]*\))*\): (?:boolean|\w+ is [^=]+) =>(?! \{\n)/gm,
]
const numbers = [
  /^ +(?:readonly )?(\w+)\??: number(?: \| (?:null|undefined))*$/gm,
  /^ *(?:export )?(?:const|let) (\w+)(?:: number)? = [\d_]+$/gm,
]
const products = /^ *(?:export )?const (\w+) = ((?:\w+ \* )+\w+)$/gm

const namesBy = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const multiplied = (text: string) =>
  [...text.matchAll(products)].flatMap(([, name = '', product = '']) => (unit.test(product) ? [name] : []))

/** The names of a text that break a rule. */
function breachesIn(text: string) {
  const spans = [
    ...numbers.flatMap((each) => namesBy(each, text)).filter((name) => spanName.test(name)),
    ...multiplied(text),
  ]
  return [
    ...namesBy(exportedFunctions, text).filter((name) => unusedVerb.test(name)),
    ...booleans.flatMap((each) => namesBy(each, text)).filter((name) => !booleanName.test(name)),
    ...spans.filter((name) => !unitAtEnd.test(name)),
  ].filter((name) => !foreignName.test(name))
}

const twiceIn = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
const ofPackage = (name: string) => files.filter(({ path }) => path.startsWith(`${name}/`))

test.each(['domain', 'contract', 'content', 'server', 'web'])(
  'in %s no name is exported twice, and no file name stands twice',
  (name) => {
    const own = ofPackage(name)
    const names = own.flatMap(({ text }) => [...new Set(namesBy(exported, text))])
    const fileNames = own.map(({ path }) => basename(path)).filter((each) => !sharedFileNames.includes(each))
    expect(names.length).toBeGreaterThan(30)
    expect([...twiceIn(names), ...twiceIn(fileNames)]).toEqual([])
  },
)

test('booleans and spans say that they are, and no function begins with a verb of many meanings', () => {
  expect(files.flatMap(({ path, text }) => breachesIn(text).map((name) => `${path}: ${name}`))).toEqual([])
})

test.each([
  'export function takePlace() {}',
  'export const holdUser = async (db: Database) => {}',
  '  verified: boolean',
  'function grant({ given }: { at: Date; given: boolean }) {}',
  'let offline = false',
  'const fits = (text: string): boolean => text.length < 5',
  'export const known = (row: Row | null): row is Row => row !== null',
  '  loopDelay: number',
  'const patience = 500',
  'const day = 24 * hourMs',
])('the check itself notices %j', (line) => {
  expect(breachesIn(line)).toHaveLength(1)
})

test.each([
  'export const judgePrompt = (problem: string) => problem',
  'export function notesOf() {}',
  '  isVerified: boolean | null',
  'export const save = (row: Row): boolean => {\n  return true\n}',
  'const minAgeMs = 500',
  '  page: number',
  'const dayMs = 24 * hourMs',
  'const area = width * height',
])('the check itself leaves %j alone', (line) => {
  expect(breachesIn(line)).toEqual([])
})
