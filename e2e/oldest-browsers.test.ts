import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/** Of the language and of browsers, all of it later than iOS 16.4, the oldest browser that CONTRIBUTING promises. */
const newerFunctions = [
  ...['Promise.withResolvers', 'Promise.try', 'Object.groupBy', 'Map.groupBy', 'Iterator.from', 'RegExp.escape'],
  ...['Math.sumPrecise', 'Error.isError', 'Uint8Array.fromBase64', 'Uint8Array.fromHex', 'URL.canParse', 'URL.parse'],
  ...['AbortSignal.any', 'Response.json', 'scheduler.yield', 'scheduler.postTask', 'CSS.highlights'],
  ...['.isSubsetOf', '.isSupersetOf', '.isDisjointFrom', '.symmetricDifference', '.union', '.intersection'],
  ...['.difference', '.getOrInsert', '.toBase64', '.toHex', '.checkVisibility', '.startViewTransition'],
  ...['.showPopover', '.hidePopover', '.togglePopover', '.setHTMLUnsafe', '.moveBefore', '.requestClose'],
  ...['.caretPositionFromPoint', '.getSetCookie', 'requestIdleCallback'],
]

/** Used where it is there, and looked for first. */
const guarded = [
  // when-idle.ts and load-on-first-touch.ts.
  'requestIdleCallback(',
  // React's own, in a `try`.
  '.startViewTransition(',
]

// An optional call is a guard. A method has something before its dot, a global has not.
const patterns = newerFunctions.map(
  (name) => (name.startsWith('.') ? '' : '(?<![\\w$.])') + name.replaceAll('.', '\\.'),
)
const calls = new RegExp(`(?:${patterns.join('|')})\\(`, 'g')
const iteratorHelpers =
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray|reduce|flatMap|take|drop|forEach)\(/g

const newerCallsIn = (code: string) =>
  [...code.matchAll(calls), ...code.matchAll(iteratorHelpers)]
    .map(([call]) => call)
    .filter((call) => !guarded.includes(call))

test.each([
  { code: 'let r=Promise.withResolvers(),i=1', found: ['Promise.withResolvers('] },
  { code: 'a.union(b);t.showPopover?.()', found: ['.union('] },
  { code: 'new Map(a).values().map(b),Object.values(a).map(b)', found: ['.values().map('] },
])('a function that the oldest promised browsers lack is found in $code', ({ code, found }) => {
  expect(newerCallsIn(code)).toEqual(found)
})

test('no built file calls a function that the oldest promised browsers lack', () => {
  const files = globSync(join(import.meta.dirname, '../web/dist/**/*.{js,html}'))
  const found = files.flatMap((file) =>
    newerCallsIn(readFileSync(file, 'utf8')).map((call) => ({ file: basename(file), call })),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})
