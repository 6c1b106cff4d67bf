import { spawn } from 'node:child_process'
import { fileOf } from './encode.ts'
import { frame, type Moving } from './limits.ts'

const bytesOfFrame = (frame.width * frame.height * 3) / 2

/** The step from the last frame back to the first, over the largest one between two neighbours (root mean squares). */
export async function seamOf(id: string, format: Moving) {
  let first: Buffer | undefined
  let last: Buffer | undefined
  let largest = 0
  for await (const each of framesOf(fileOf(id, format))) {
    if (last) largest = Math.max(largest, step(last, each))
    first ??= each
    last = each
  }
  if (!first || !last || largest === 0) throw new Error(`${id}.${format} does not move`)
  return step(last, first) / largest
}

function step(one: Buffer, other: Buffer) {
  let sum = 0
  for (let i = 0; i < bytesOfFrame; i += 1) sum += (one[i] - other[i]) ** 2
  return Math.sqrt(sum / bytesOfFrame)
}

async function* framesOf(file: string) {
  const args = ['-v', 'error', '-threads', '1', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-']
  const { stdout } = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let parts: Buffer[] = []
  let length = 0
  for await (const part of stdout) {
    parts.push(part)
    length += part.length
    if (length < bytesOfFrame) continue
    const all = Buffer.concat(parts)
    const whole = Math.floor(length / bytesOfFrame) * bytesOfFrame
    for (let from = 0; from < whole; from += bytesOfFrame) yield all.subarray(from, from + bytesOfFrame)
    parts = [all.subarray(whole)]
    length -= whole
  }
}
