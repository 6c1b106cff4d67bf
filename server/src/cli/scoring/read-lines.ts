import type { z } from 'zod'
import { ToolError } from '../open-tool.ts'

export interface ReadLines<Value> {
  values: { line: number; value: Value }[]
  broken: string[]
}

/** Throws a ToolError that names the fault. */
export function readLine<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ToolError('it is not JSON')
  }
  const read = shape.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new ToolError(`${place === '' ? 'the line' : place}: ${issue?.message ?? 'has another shape'}`)
}

export function readLines<Shape extends z.ZodType>(shape: Shape, text: string, name: string) {
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
