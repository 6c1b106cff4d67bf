import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ThinkerId, thinkerIds } from '@app/domain/rounds/thinker-ids'
import { bytesOf, encodeFilm, encodeStill, keepFrames } from './encode.ts'
import { formats, frame, largestSeam, mostBytes, movingFormats } from './limits.ts'
import { openRasteriser } from './rasteriser.ts'
import { seamOf } from './seam.ts'
import { sheetOf } from './sheet.ts'
import { demandTools } from './tools.ts'

const usage =
  'npm run media -- ID… draws and encodes plates; --sheet ID… only lays eight frames side by side; --check measures all'

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const strangers = named.filter((word) => !thinkerIds.includes(word as ThinkerId))

try {
  if (strangers.length > 0) throw new Error(`No thinker is called ${strangers.join(', ')}`)
  demandTools()
  if (words.includes('--check')) await check(named.length > 0 ? named : thinkerIds)
  else if (named.length > 0) await make(named, words.includes('--sheet'))
  else console.log(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function make(ids: readonly string[], sheetOnly: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'plates-'))
  const rasteriser = await openRasteriser()
  for (const id of ids) {
    const seconds = await rasteriser.open(id)
    if (sheetOnly) {
      console.log(await sheetOf(id, folder, rasteriser.draw))
      continue
    }
    const still = join(folder, `${id}.png`)
    await writeFile(still, await rasteriser.draw(0))
    await encodeStill(id, still)
    const frames = join(folder, `${id}.mkv`)
    const count = seconds * frame.perSecond
    await keepFrames(frames, count, rasteriser.draw)
    await encodeFilm(id, frames, count)
    await rm(frames)
    await check([id])
  }
  await rasteriser.close()
  if (!sheetOnly) await rm(folder, { recursive: true })
}

/** Prints the figures of plates, and fails where one is over its limit. */
async function check(ids: readonly string[]) {
  for (const id of ids) {
    const sizes = formats.map((format) => ({
      name: `${format} kB`,
      figure: bytesOf(id, format) / 1000,
      most: mostBytes[format] / 1000,
    }))
    const seams = movingFormats.map(async (format) => ({
      name: `${format} seam`,
      figure: await seamOf(id, format),
      most: largestSeam[format],
    }))
    const figures = [...sizes, ...(await Promise.all(seams))]
    const columns = figures.map(
      ({ name, figure, most }) => `${name} ${figure.toFixed(figure < 10 ? 3 : 1)}${figure > most ? ' (!)' : ''}`,
    )
    console.log(`${id.padEnd(15)} ${columns.join('  ')}`)
    if (figures.some(({ figure, most }) => figure > most)) process.exitCode = 1
  }
}
