import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { ToolError } from '../open-tool.ts'
import { readLine } from './read-lines.ts'
import { ListLine, scoreLine } from './score-line.ts'

/** The folder of ratings; undefined where lists are read from the standard input. */
export function readFolder(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { ratings: { type: 'string' } } }).values.ratings
  } catch {
    throw new ToolError('Please write: npm run score < lists.jsonl, or npm run score -- --ratings FOLDER.')
  }
}

/** Scores one list a line. A line that cannot be read is named, and makes the exit code 1; the others are scored. */
export async function scoreLines(streams: { stdin: Readable; stdout: Writable; stderr: Writable }): Promise<number> {
  let [line, code] = [0, 0]
  for await (const text of createInterface({ input: streams.stdin })) {
    line += 1
    if (text.trim() === '') continue
    try {
      streams.stdout.write(`${JSON.stringify({ line, ...scoreLine(readLine(ListLine, text)) })}\n`)
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      streams.stderr.write(`line ${line}: ${error.message}\n`)
      code = 1
    }
  }
  return code
}
