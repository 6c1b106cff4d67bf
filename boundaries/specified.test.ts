import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { textsIn } from './shown-texts.ts'

/* `specified.tsv` has the texts that the specification quotes, and the file that says each; `…` stands for a number. */

const root = resolve(import.meta.dirname, '..')
const rows = readFileSync(join(import.meta.dirname, 'specified.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [file: string, text: string])

/** Whether one text of the code is the specified one, or holds it as whole words. */
const says = (code: string, specified: string) =>
  textsIn(code).some((text) => {
    const [before = '', after = ''] = text.split(specified)
    return text.includes(specified) && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
  })

test('every text that the specification quotes is said word for word', () => {
  const files = Object.groupBy(rows, ([file]) => file)
  const changed = Object.entries(files).flatMap(([file, list = []]) => {
    const code = readFileSync(join(root, file), 'utf8')
    return list.filter(([, text]) => !says(code, text)).map(([, text]) => `${file}: ${text}`)
  })
  expect(rows.length).toBeGreaterThan(150)
  expect(changed).toEqual([])
})

test.each([
  { code: "const title = 'Daily Training Completed!'", specified: 'Daily Training Complete' },
  { code: '<p>You have reached your daily limit</p>', specified: "You've reached your daily limit" },
  { code: '// Sign In Failed', specified: 'Sign In Failed' },
])('the check notices $code', ({ code, specified }) => {
  expect(says(code, specified)).toBe(false)
})
