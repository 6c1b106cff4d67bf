import { bird } from '../bird.ts'
import { frac, H, INK, type Pen, type Point, polar, type Scene, TAU, upTo, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, inside, over, poly, rect, ring, rounded } from '../paper.ts'

/** A gear draws punched cards down into the loom; every card weaves one more match. */
export const scene: Scene = {
  seconds: 7,
  draw(ctx, t) {
    ground(ctx, INK.rose)
    // Two cards a loop.
    for (const k of [-1, 0, 1, 2, 3]) at(ctx, CARDS.x, (k + frac(t * 2)) * CARDS.h - 24, () => card(ctx))
    // 24 teeth of 60 px on the pitch line: a sixth of a turn is two cards.
    gear(ctx, (TAU / 6) * t + TAU / 48)
    pinion(ctx, -(TAU / 2) * t + 0.12)
    harness(ctx, t)
    cloth(ctx, t)
    frame(ctx, t)
    at(ctx, 211, 526, () => bird(ctx, {}), 0, -0.6, 0.6)
  },
}

const CARDS = { x: 378, w: 236, h: 120 }
const MIDDLE = CARDS.x + CARDS.w / 2
const CELL = 15
const CLOTH = { x: MIDDLE - 270, y: 596, w: 540, repeat: 180 }
const PUNCH = ['o.oo.o.oo.o.', '.o..oo.o.oo.', 'oo.o..o.o..o', '.o.o.oo..oo.', 'o.o.o..o.o.o', '.oo..o.oo.o.']

/** Laced to the one above it with red cord. */
function card(ctx: Pen) {
  const { w, h } = CARDS
  for (const x of [28, 40, w / 2 - 6, w / 2 + 6, w - 40, w - 28]) dash(ctx, [x, -14], [x, 12], INK.strike, 5)
  cut(ctx, rounded(0, 5, w, h - 10, 7), INK.white)
  for (const [j, row] of PUNCH.entries()) for (const [i, hole] of [...row].entries()) punch(ctx, i, j, hole === 'o')
  for (const x of [15, w - 15]) disc(ctx, x, h / 2, 8, INK.rose)
}

const punch = (ctx: Pen, i: number, j: number, open: boolean) =>
  disc(ctx, 41 + 14 * i, 25 + 14 * j, open ? 4.6 : 2.6, open ? INK.ink : INK.rose)

function cog(ctx: Pen, teeth: number, root: number, tip: number, ink: string) {
  const points = upTo(teeth).flatMap((i): Point[] => {
    const corner = (f: number, r: number) => polar(((i + f) / teeth) * TAU, r)
    return [corner(-0.31, root), corner(-0.16, tip), corner(0.16, tip), corner(0.31, root)]
  })
  poly(ctx, points, ink)
}

/** Only teeth and spokes turn: true circles stay, so their edges never shimmer. */
function gear(ctx: Pen, turn: number) {
  at(ctx, 142, 232, () => {
    at(ctx, 0, 0, () => cog(ctx, 24, 208, 250, INK.ink), turn)
    disc(ctx, 0, 0, 164, INK.rose)
    for (const i of upTo(6)) at(ctx, 0, 0, () => cut(ctx, 'M60 -21 H174 V21 H60 Z', INK.ink), turn + (i / 6) * TAU)
    disc(ctx, 0, 0, 84, INK.ink)
    ring(ctx, 0, 0, 186, INK.petrol, 6)
    disc(ctx, 0, 0, 50, INK.sulphur)
    disc(ctx, 0, 0, 20, INK.ink)
  })
}

/** A third of the size, printed over it. */
function pinion(ctx: Pen, turn: number) {
  over(ctx, () => {
    at(ctx, 62, 528, () => cog(ctx, 8, 56, 95, INK.sulphur), turn)
    disc(ctx, 62, 528, 18, INK.strike)
  })
}

/** Needle box, a fan of cords, and one lifting eye on each. */
function harness(ctx: Pen, t: number) {
  const { x, w } = CARDS
  const cords = upTo(19).map((i) => ({ top: x + 14 + (i * (w - 28)) / 18, foot: MIDDLE - 262 + (i * 524) / 18 }))
  rect(ctx, x - 8, 420, w + 16, 160, INK.rose)
  for (const { top, foot } of cords) dash(ctx, [top, 440], [foot, 580], INK.ink, 3.5)
  for (const [i, { top, foot }] of cords.entries()) {
    const u = 0.52 + 0.2 * wave(t, 2, ((i * 7) % 19) / 19)
    disc(ctx, top + (foot - top) * u, 444 + 130 * u, 8, INK.white)
  }
  cut(ctx, rounded(x - 26, 390, w + 52, 54, 8), INK.ink)
  for (const [i, { top }] of cords.entries()) if (i % 2 === 0) disc(ctx, top, 417, 5.5, INK.sulphur)
}

const DYE: Record<string, string> = { s: INK.strike, y: INK.sulphur, w: INK.wood, r: INK.rose }
// biome-ignore format: as it is woven
const BURNING = [
  '......s.......',
  '.....sss......',
  '.....ssss.....',
  '....sssyss....',
  '....ssyyss....',
  '...sssyyyss...',
  '...ssyyyyss...',
  '....syyyys....',
  '.....ssss.....',
  '......ww......',
  '......ww......',
  'r.r.r.r.r.r.r.',
]
// biome-ignore format: as it is woven
const FLANK = [
  '...........',
  '......s....',
  '.....sss...',
  '....ss.ss..',
  '...ss.y.ss.',
  '...s.yyy.s.',
  '...ss.y.ss.',
  '....ss.ss..',
  '.....sss...',
  '......s....',
  '...........',
  '.r.r.r.r.r.',
]
const PATTERN = BURNING.map((row, j) => FLANK[j] + row + [...FLANK[j]].reverse().join(''))

function cloth(ctx: Pen, t: number) {
  const { x, y, w, repeat } = CLOTH
  inside(ctx, rounded(x, y, w, H - y, 0), () => {
    rect(ctx, x, y, w, H - y, INK.ink)
    for (const k of [-2, -1, 0, 1])
      for (const [j, row] of PATTERN.entries()) weave(ctx, row, y + 26 + (k + frac(t * 2)) * repeat + j * CELL)
    for (const i of upTo(37)) rect(ctx, x - 1 + i * CELL, y, 2, H - y, INK.ink)
  })
}

/** Threads of one dye that lie side by side are one piece. */
function weave(ctx: Pen, row: string, y: number) {
  for (const { index, 0: run } of row.matchAll(/([a-z])\1*/g))
    rect(ctx, CLOTH.x + index * CELL, y, run.length * CELL, CELL - 2, DYE[run[0]])
}

/** Loom post, breast beam and flying shuttle. */
function frame(ctx: Pen, t: number) {
  rect(ctx, CLOTH.x - 30, 548, 30, 352, INK.petrol)
  rect(ctx, CLOTH.x - 52, 572, 700, 28, INK.sulphur)
  at(ctx, MIDDLE - 10 + 190 * wave(t, 2), 586, () => {
    cut(ctx, 'M-64 0 L-32 -15 L32 -15 L64 0 L32 15 L-32 15 Z', INK.strike)
    disc(ctx, 0, 0, 7, INK.white)
  })
}
