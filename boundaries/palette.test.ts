import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, '../web/ui/tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '')
const names = [...tokens.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)

test('each color is written once, so that nobody who changes it forgets a person in the dark', () => {
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  // The switches of the theme, the times that are nothing for people who want no motion, and what sticks in a high window.
  expect([...repeated].toSorted()).toEqual(['--d1', '--d2', '--d3', '--dark', '--fixed', '--light', '--sticky'])
})

test('each pair has both its values, as old browsers need them', () => {
  const pairs = [...tokens.matchAll(/--[\w-]+: ([^;]*\(--(?:light|dark),[^;]*);/g)].map(([, value]) => value)
  expect(pairs.length).toBeGreaterThan(20)
  for (const pair of pairs) expect(pair).toMatch(/^var\(--light, .+\) var\(--dark, .+\)$/)
  expect(tokens).not.toContain('light-dark(')
})
