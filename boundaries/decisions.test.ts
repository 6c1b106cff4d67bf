import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = new URL('../decisions/', import.meta.url)
const pages = readdirSync(folder).filter((name) => /^\d{4}/.test(name))
const textOf = (page: string) => readFileSync(new URL(page, folder), 'utf8')

const numbers = pages.map((name) => Number(name.slice(0, 4)))

test('each decision has a number of its own, with which its title begins', () => {
  expect(numbers.length).toBeGreaterThan(40)
  expect(numbers).toEqual([...new Set(numbers)])
  expect(pages.filter((page) => !textOf(page).startsWith(`# ${Number(page.slice(0, 4))}. `))).toEqual([])
})

test('the index names each page once', () => {
  const named = [...textOf('README.md').matchAll(/\]\((\d{4}[^)]*)\)/g)].map(([, page]) => page)
  expect(named.toSorted()).toEqual(pages.toSorted())
})

test('a page has at most 150 words', () => {
  const words = pages.map((page) => [page, textOf(page).trim().split(/\s+/).length] as const)
  expect(words.filter(([, count]) => count > 150)).toEqual([])
})

test('a decision that code or a document names by its number is there', () => {
  const root = fileURLToPath(new URL('..', folder))
  const files = globSync(
    [
      '*.md',
      '{decisions,docs,security}/*.md',
      '{bench,boundaries,content,contract,domain,e2e,lab,run,server,web}/**/*.{ts,tsx,css}',
    ],
    { cwd: root, exclude: ['**/node_modules', '**/dist'] },
  )
  const named = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/decisions?[/ ](\d{1,4})\b/g)].map(([, number]) => ({
      file,
      number: Number(number),
    })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([])
})
