import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Stops with a sentence when a program that encodes is not on this machine. */
export function demandTools() {
  const missing = ['ffmpeg', 'avifenc'].filter((name) => spawnSync(name, ['-version']).error)
  if (missing.length === 0) return
  const packages = 'On Debian they come with "apt-get install ffmpeg libavif-bin".'
  throw new Error(`Plates need ${missing.join(', ')}, which this machine does not have. ${packages}`)
}

/** Runs a program to its end; `feed` writes what it reads. */
export async function runTool(name: string, args: readonly string[], feed?: (input: Writable) => Promise<void>) {
  const tool = spawn(name, args, { stdio: [feed ? 'pipe' : 'ignore', 'ignore', 'inherit'] })
  const ended = once(tool, 'close')
  if (feed && tool.stdin) await feed(tool.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}
