import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heldOutPairs, heldOutPrompts } from '@app/content/lexicon/held-out-prompts'
import { z } from 'zod'
import { ToolError } from './run-tool.ts'

const RatedIdea = z.object({ task: z.string(), prompt: z.string(), idea: z.string(), rating: z.number() })
const RatedList = z
  .object({ study: z.string(), prompt: z.string(), ideas: z.array(z.string()), ratings: z.array(z.number()) })
  .refine(({ ideas, ratings }) => ideas.length === ratings.length, { error: 'needs one rating for each idea' })
const RatedPair = z.object({ c: z.string(), a: z.string(), b: z.string(), h: z.number() })

export type RatedList = z.output<typeof RatedList>

export interface RatedPrompt {
  task: string
  prompt: string
  problem: string
  isHeldOut: boolean
  ideas: { text: string; rating: number }[]
}

export interface Ratings {
  prompts: RatedPrompt[]
  lists: { problem: string; prompt: string; isHeldOut: boolean; lists: RatedList[] }[]
  pairs: { set: string; isHeldOut: boolean; pairs: z.output<typeof RatedPair>[] }[]
  broken: string[]
}

const questions: Record<string, (prompt: string) => string> = {
  uses: (prompt) => `What could you use a ${prompt} for?`,
  instances: (prompt) => `What could be ${prompt}?`,
  consequences: (prompt) => `What would happen ${prompt.toLowerCase()}?`,
  completion: (prompt) => `How could this continue? ${prompt}`,
}

const problemOf = (task: string, prompt: string): string => questions[task]?.(prompt) ?? prompt

function textOf(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new ToolError(`Can’t read ${file} in ${folder}.`)
  }
}

function readPairs(folder: string) {
  try {
    return z.array(RatedPair).parse(JSON.parse(textOf(folder, 'similar-pairs.json')))
  } catch (error) {
    if (error instanceof ToolError) throw error
    throw new ToolError('similar-pairs.json isn’t an array of {c, a, b, h}.')
  }
}

/** The format is in docs/scoring.md. `broken` names unreadable lines. */
export function readRatings(folder: string): Ratings {
  const ideas = readLines(RatedIdea, textOf(folder, 'ideas.jsonl'), 'ideas.jsonl')
  const lists = readLines(RatedList, textOf(folder, 'lists.jsonl'), 'lists.jsonl')
  const byPrompt = Map.groupBy(ideas.values, ({ value: { task, prompt } }) => `${task} ${prompt}`)
  const byList = Map.groupBy(lists.values, ({ value: { study, prompt } }) => `${study} ${prompt}`)
  return {
    prompts: [...byPrompt.values()].map((group) => {
      const { task = '', prompt = '' } = group[0]?.value ?? {}
      const rated = group.map(({ value }) => ({ text: value.idea, rating: value.rating }))
      return { task, prompt, problem: problemOf(task, prompt), isHeldOut: heldOutPrompts.has(prompt), ideas: rated }
    }),
    lists: [...byList.values()].map((group) => {
      const prompt = group[0]?.value.prompt ?? ''
      const isHeldOut = heldOutPrompts.has(prompt)
      return { prompt, problem: problemOf('uses', prompt), isHeldOut, lists: group.map(({ value }) => value) }
    }),
    pairs: [...Map.groupBy(readPairs(folder), ({ c }) => c)].map(([set, pairs]) => {
      return { set, isHeldOut: set === heldOutPairs, pairs }
    }),
    broken: [...ideas.broken, ...lists.broken],
  }
}

interface ReadLines<Value> {
  values: { line: number; value: Value }[]
  broken: string[]
}

export function readLine<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ToolError('it isn’t JSON')
  }
  const read = shape.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new ToolError(`${place === '' ? 'the line' : place}: ${issue?.message ?? 'isn’t in the expected format'}`)
}

function readLines<Shape extends z.ZodType>(shape: Shape, text: string, name: string) {
  const found: ReadLines<z.output<Shape>> = { values: [], broken: [] }
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      found.values.push({ line: at + 1, value: readLine(shape, line) })
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      found.broken.push(`${name}, line ${at + 1}: ${error.message}`)
    }
  }
  return found
}
