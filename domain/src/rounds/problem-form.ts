/** What a problem asks for: something to do or have, a few words that are the answer, or a sentence that is. */
export const problemForms = ['idea', 'name', 'line'] as const

export type ProblemForm = (typeof problemForms)[number]

export const formPlurals: Record<ProblemForm, string> = { idea: 'ideas', name: 'names', line: 'lines' }

const namesOrLines: readonly [ProblemForm, RegExp][] = [
  ['line', /\b(slogans?|rhymes?|first (line|sentence)s?)\b/i],
  ['name', /\b(names?|titles?)\b/i],
]

/** By the words of a problem of somebody's own, who can change it. */
export const guessProblemForm = (problem: string): ProblemForm =>
  namesOrLines.find(([, words]) => words.test(problem))?.[0] ?? 'idea'
