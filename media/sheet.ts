import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from './tools.ts'

/** Eight frames of a loop side by side, to be looked at. */
export async function sheetOf(id: string, folder: string, draw: (t: number) => Promise<Buffer>) {
  for (let i = 0; i < 8; i += 1) await writeFile(join(folder, `${id}-${i}.png`), await draw(i / 8))
  const sheet = join(folder, `${id}-sheet.png`)
  const tile = ['-vf', 'scale=360:-1,tile=4x2:padding=8', '-frames:v', '1', sheet]
  await runTool('ffmpeg', ['-loglevel', 'error', '-y', '-i', join(folder, `${id}-%d.png`), ...tile])
  return sheet
}
