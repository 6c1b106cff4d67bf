import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Format, frame, mostBytes } from './limits.ts'
import { runTool } from './tools.ts'

export const fileOf = (id: string, format: Format) => join(import.meta.dirname, 'out', `${id}.${format}`)
export const bytesOf = (id: string, format: Format) => statSync(fileOf(id, format)).size

/** Tries the steps of a ladder, the best picture first, until a file is small enough. */
async function encode(id: string, format: Format, ladder: readonly number[], toArgs: (quality: number) => string[]) {
  const tool = format === 'avif' ? 'avifenc' : 'ffmpeg'
  for (const quality of ladder) {
    await runTool(tool, toArgs(quality))
    if (bytesOf(id, format) <= mostBytes[format]) return
  }
}

const ffmpeg = ['-hide_banner', '-loglevel', 'error', '-y']

/** The still, from the PNG of frame 0. */
export async function encodeStill(id: string, png: string) {
  await encode(id, 'avif', [24, 30, 34, 38], (quality) => [
    ...['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', `cq-level=${quality}`, '-a', 'tune=ssim'],
    ...['-s', '3', '-y', '420', '-j', '2', png, fileOf(id, 'avif')],
  ])
  // Flat art is smaller and sharper with 64 colours and no loss than as lossy WebP.
  const palette =
    'split[a][b];[a]palettegen=max_colors=64:stats_mode=single[p];[b][p]paletteuse=dither=none,format=bgra'
  await encodeWebp(png, palette, ['-lossless', '1', '-quality', '100'], fileOf(id, 'webp'))
  await encodeSmall(id, png)
}

/** A square for the picker. */
function encodeSmall(id: string, png: string) {
  const file = join(import.meta.dirname, 'out/small', `${id}.webp`)
  return encodeWebp(png, 'crop=iw:iw:0:64,scale=224:224', ['-quality', '75'], file)
}

function encodeWebp(png: string, filter: string, quality: readonly string[], file: string) {
  const webp = ['-c:v', 'libwebp', '-compression_level', '6', ...quality, file]
  return runTool('ffmpeg', [...ffmpeg, '-i', png, '-vf', filter, ...webp])
}

/** Keeps all frames of a loop in one file, without loss, for both encoders. */
export async function keepFrames(file: string, count: number, draw: (t: number) => Promise<Buffer>) {
  const from = ['-f', 'image2pipe', '-framerate', String(frame.perSecond), '-c:v', 'png', '-i', '-']
  await runTool(
    'ffmpeg',
    [...ffmpeg, ...from, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file],
    async (input) => {
      for (let i = 0; i < count; i += 1) if (!input.write(await draw(i / count))) await once(input, 'drain')
      input.end()
    },
  )
}

/** Colours of the film are then those of the still and of the page. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

/** The film, from so many frames. */
export async function encodeFilm(id: string, frames: string, count: number) {
  const once = ['-g', '9999', '-an']
  await encode(id, 'webm', [44, 50, 54], (quality) => [
    ...[...ffmpeg, '-i', frames, ...colours, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality)],
    ...['-row-mt', '1', '-auto-alt-ref', '6', '-lag-in-frames', '25', '-cpu-used', '2', ...once, fileOf(id, 'webm')],
  ])
  // The last frames are as sharp as the first, or one would see where the loop begins.
  const end = ['-x264-params', `zones=${count - 8},${count - 1},b=2.5`]
  await encode(id, 'mp4', [26, 28, 29, 32, 35, 38], (quality) => [
    ...[...ffmpeg, '-i', frames, ...colours, '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slower'],
    ...['-tune', 'animation', '-crf', String(quality), ...end, '-movflags', '+faststart', ...once, fileOf(id, 'mp4')],
  ])
}
