import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|\.test\.tsx?$|\/test\//.test(file),
)

/** The places where a sentence is compared with a text, or searched for one. */
const comparisonsIn = (text: string) =>
  text.match(
    /\.(message|sentence)\??(\.(includes|startsWith|endsWith|match|search|indexOf)\(| [!=]== ['"`])|['"`] [!=]== [\w.?]+\.(message|sentence)\b/g,
  ) ?? []

test('no screen decides by a sentence: refusals have codes', () => {
  const found = files.flatMap((file) =>
    comparisonsIn(readFileSync(join(root, file), 'utf8')).map((place) => `${file}: ${place}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test.each([
  "if (error?.message.includes('Daily training limit reached')) rest()",
  "error.message.startsWith('401')",
  "const hasEnded = error.sentence === 'Unauthorized'",
])('the check itself notices %j', (text) => {
  expect(comparisonsIn(text)).toHaveLength(1)
})
