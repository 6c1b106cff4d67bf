import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { thinkerIds } from '../domain/src/rounds/thinker-ids.ts'
import { type Format, formats, frame, mostBytes } from '../media/limits.ts'

const root = resolve(import.meta.dirname, '..')

/** What a file says of itself in its first bytes: that it is of its kind, and its width and height. */
const headers: Record<Format, (file: Buffer) => { isOfItsKind: boolean; size: [number, number] }> = {
  webm: (file) => ({
    isOfItsKind: file.readUInt32BE(0) === 0x1a45dfa3 && file.subarray(0, 64).includes('webm'),
    size: [after(file, Buffer.from([0xb0, 0x82]), 0), after(file, Buffer.from([0xba, 0x82]), 0)],
  }),
  mp4: (file) => ({
    // The index comes before the pictures, so that the film begins while it is fetched.
    isOfItsKind: file.toString('latin1', 4, 8) === 'ftyp' && file.indexOf('moov') < file.indexOf('mdat'),
    size: [after(file, Buffer.from('avc1'), 24, 1), after(file, Buffer.from('avc1'), 26, 1)],
  }),
  avif: (file) => ({
    isOfItsKind: file.toString('latin1', 4, 12) === 'ftypavif',
    size: [after(file, Buffer.from('ispe'), 6), after(file, Buffer.from('ispe'), 10)],
  }),
  webp: (file) => {
    const bits = file.readUInt32LE(21)
    return {
      isOfItsKind: file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 16) === 'WEBPVP8L',
      size: [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1],
    }
  },
}

/** Two bytes so far behind the nth place of a mark; in an mp4 the brands at its head name the codec as well. */
function after(file: Buffer, mark: Buffer, distance: number, nth = 0) {
  let at = file.indexOf(mark)
  for (let i = 0; i < nth; i += 1) at = file.indexOf(mark, at + 1)
  return file.readUInt16BE(at + mark.length + distance)
}

test.each(formats)('every thinker has a plate as %s that is complete and within its size limit', (format) => {
  for (const id of thinkerIds) {
    const file = readFileSync(join(root, `media/out/${id}.${format}`))
    expect([id, file.length <= mostBytes[format]]).toEqual([id, true])
    const { isOfItsKind, size } = headers[format](file)
    expect([id, isOfItsKind, ...size]).toEqual([id, true, frame.width, frame.height])
  }
})

test('the small plates of the picker exist too', () => {
  for (const id of thinkerIds)
    expect(readFileSync(join(root, `media/out/small/${id}.webp`)).length).toBeLessThan(12_000)
})

test('those in one ink and in two exist with twice as many pixels, for the dialog of the album', () => {
  for (const id of thinkerIds)
    for (const level of [1, 2])
      expect(readFileSync(join(root, `media/out/ink/${id}-${level}-large.webp`)).length).toBeLessThan(42_000)
})

test('each plate exists as an outline, in one ink and in two, too small to wait for', () => {
  for (const id of thinkerIds)
    for (const level of [0, 1, 2])
      expect(readFileSync(join(root, `media/out/ink/${id}-${level}.webp`)).length).toBeLessThan(16_000)
})
