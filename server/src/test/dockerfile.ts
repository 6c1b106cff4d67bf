import { readFileSync } from 'node:fs'

export interface Step {
  word: string
  rest: string
}

/** The steps of the image in order, each on a line of its own. */
export const steps: readonly Step[] = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))

export const stepsOf = (some: readonly Step[], wanted: string) =>
  some.flatMap(({ word, rest }) => (word === wanted ? [rest] : []))

/** The last list of words that such a step runs. */
export function commandOf(wanted: string): string[] {
  const line = stepsOf(steps, wanted).at(-1) ?? '[]'
  return JSON.parse(line.slice(line.indexOf('[')))
}
