import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../decisions/', import.meta.url)
const pages = readdirSync(folder).filter((name) => /^\d{4}/.test(name))
const textOf = (page: string) => readFileSync(new URL(page, folder), 'utf8')

test('each decision has a number of its own', () => {
  const numbers = pages.map((name) => name.slice(0, 4))
  expect(numbers.length).toBeGreaterThan(60)
  expect(numbers).toEqual([...new Set(numbers)])
})

test('the index names each page once', () => {
  const named = [...textOf('README.md').matchAll(/\]\((\d{4}[^)]*)\)/g)].map(([, page]) => page)
  expect(named.toSorted()).toEqual(pages.toSorted())
})

test('a page has at most 150 words; those before the 93rd may be longer', () => {
  const words = pages
    .filter((page) => page >= '0093')
    .map((page) => [page, textOf(page).trim().split(/\s+/).length] as const)
  expect(words.filter(([, count]) => count > 150)).toEqual([])
})
