import { bird } from '../bird.ts'
import { frac, hump, INK, lerp, type Pen, type Scene, smooth, TAU, upTo, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, inside, oval, over, rect, ridge, rounded, trace } from '../paper.ts'

/** A peanut plant in cross-section: four peanuts on one root open in turn, and each holds something else. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.mint)
    plant(ctx, t)
    ridge(ctx, soil(318, 7), INK.deep)
    ridge(ctx, soil(380, 10), INK.ink)
    roots(ctx)
    for (const each of DROPS) drop(ctx, t, each)
    for (const each of PODS) pod(ctx, t, each)
    at(ctx, 502 + 4 * wave(t, 1, 0.55), 61 + 2 * wave(t, 1, 0.55), () => bird(ctx, { belly: INK.rose }), 0, -0.72, 0.72)
  },
}

const soil = (y: number, a: number) => (x: number) => y + a * Math.sin(x / 118 + 1) + a * 0.5 * Math.sin(x / 47)

interface Pod {
  x: number
  y: number
  tilt: number
  /** When it opens, in loops. */
  turn: number
  thing: (ctx: Pen, t: number) => void
}

const PODS: Pod[] = [
  { x: 210, y: 426, tilt: 0.56, turn: 0, thing: bottle },
  { x: 510, y: 426, tilt: -0.56, turn: 0.5, thing: wheel },
  { x: 266, y: 642, tilt: 0.2, turn: 0.25, thing: loaf },
  { x: 454, y: 642, tilt: -0.2, turn: 0.75, thing: pot },
]

function roots(ctx: Pen) {
  cut(ctx, 'M350 332 L370 332 L363 860 L358 860 Z', INK.petrol)
  for (const { x, y } of PODS) {
    const bend = `${lerp(360, x, 0.85)} ${lerp(334, y, 0.3)}`
    trace(ctx, `M360 334 Q${bend} ${x} ${y}`, INK.wood, 8)
  }
}

interface Drop {
  x: number
  to: number
  start: number
}

const DROPS: Drop[] = [
  { x: 330, to: 690, start: 0.3 },
  { x: 391, to: 690, start: 0.8 },
]

/** Rain that finds its way down to the root. */
function drop(ctx: Pen, t: number, { x, to, start }: Drop) {
  const u = frac(t + start)
  const r = 15 * hump(u)
  at(ctx, x + 5 * wave(t, 2, start), lerp(330, to, u), () => {
    const tip = `M${r * -0.86} ${r * -0.5} L0 ${r * -2.2} L${r * 0.86} ${r * -0.5} Z`
    cut(ctx, tip, INK.sky)
    disc(ctx, 0, 0, r, INK.sky)
  })
}

function pod(ctx: Pen, t: number, { x, y, tilt, turn, thing }: Pod) {
  const u = frac(t - turn + 0.16)
  const open = smooth(u / 0.1) * (1 - smooth((u - 0.46) / 0.1))
  const size = Math.max(0.001, open + 0.2 * hump(open))
  at(
    ctx,
    x,
    y,
    () => {
      // The gap of ink first, then the paper.
      for (const part of [shellGap, shell])
        for (const s of [-1, 1]) at(ctx, 0, 0, () => part(ctx), -s * 0.42 * open, s, 1)
      disc(ctx, 0, 2, 9, INK.wood)
      at(ctx, 0, 122, () => shining(ctx, () => thing(ctx, t)), -tilt, size)
    },
    tilt,
  )
}

function shining(ctx: Pen, thing: () => void) {
  for (const j of upTo(16))
    at(ctx, 0, 0, () => cut(ctx, `M70 -9 L${j % 2 ? 94 : 108} 0 L70 9 Z`, INK.sulphur), (j / 16) * TAU)
  disc(ctx, 0, 0, 76, INK.sulphur)
  thing()
}

/** The right half of a peanut that hangs from the origin, k times as wide. */
const half = (k: number, x: number) =>
  `M${x} 0 C${40 * k} -4 ${62 * k} 26 ${60 * k} 62 C${59 * k} 90 ${45 * k} 92 ${45 * k} 110` +
  `C${45 * k} 128 ${68 * k} 130 ${68 * k} 162 C${68 * k} 198 ${38 * k} 224 ${x} 224`

const shellGap = (ctx: Pen) => trace(ctx, half(1, -0.6), INK.ink, 9)

function shell(ctx: Pen) {
  const shape = new Path2D(`${half(1, -0.6)} Z`)
  cut(ctx, shape, INK.wood)
  inside(ctx, shape, () =>
    over(ctx, () => {
      ctx.setLineDash([16, 12])
      for (const k of [0.68, 0.3]) trace(ctx, half(k, 0), INK.wood, 5)
    }),
  )
}

/** Stem and leaves: x, y, lean, size, when it sways. The leaflets that a neighbour would hide are left out. */
const STEMS = [
  [-196, -74, -1.12, 0.86, 0.3],
  [196, -74, 1.12, 0.86, 0.75],
  [-128, -150, -0.56, 1, 0.1],
  [128, -150, 0.56, 1, 0.55],
  [0, -176, 0, 1.1, 0],
] as const

function plant(ctx: Pen, t: number) {
  for (const [x, y, lean, size, phase] of STEMS) {
    const stem = () => {
      trace(ctx, `M0 0 Q${x * 0.25} ${y * 0.9} ${x} ${y}`, INK.petrol, 9)
      at(ctx, x, y, () => leaflets(ctx, x), lean + 0.06 * wave(t, 1, phase), size)
    }
    at(ctx, 360, 330, stem, 0.02 * wave(t, 1, phase), 0.96)
  }
  for (const [x, y] of [
    [300, 284],
    [426, 290],
    [374, 248],
  ] as const) {
    for (const side of [-11, 11]) disc(ctx, x + side, y, 17, INK.sulphur)
    disc(ctx, x, y + 8, 8, INK.strike)
  }
}

function leaflets(ctx: Pen, side: number) {
  for (const turn of [-1.3, 1.3]) if (turn * side > -1) at(ctx, 0, 30, () => leaf(ctx, INK.deep), turn)
  for (const turn of [-0.42, 0.42]) at(ctx, 0, 0, () => leaf(ctx, INK.petrol), turn)
}

function leaf(ctx: Pen, fill: string) {
  const shape = 'M0 0 C-25.92 -25.92 -56.16 -101.52 0 -108 C56.16 -101.52 25.92 -25.92 0 0'
  cut(ctx, shape, fill)
  trace(ctx, shape, INK.mint, 4)
  dash(ctx, [0, -15.12], [0, -86.4], INK.mint)
}

function bottle(ctx: Pen) {
  cut(ctx, rounded(-30, -18, 60, 78, 12), INK.petrol)
  rect(ctx, -12, -52, 24, 40, INK.petrol)
  rect(ctx, -16, -66, 32, 20, INK.strike)
  rect(ctx, -30, 4, 60, 34, INK.white)
  disc(ctx, 0, 21, 10, INK.strike)
}

function wheel(ctx: Pen, t: number) {
  disc(ctx, 0, 0, 62, INK.ink)
  disc(ctx, 0, 0, 42, INK.white)
  for (const i of upTo(4)) at(ctx, 0, 0, () => dash(ctx, [-42, 0], [42, 0], INK.ink, 6), (TAU / 4) * t + (i * TAU) / 8)
  disc(ctx, 0, 0, 13, INK.strike)
}

function loaf(ctx: Pen) {
  cut(ctx, 'M-66 34 C-78 -46 78 -46 66 34 Z', INK.strike)
  for (const x of [-34, 0, 34]) dash(ctx, [x - 9, 10], [x + 9, -10], INK.white, 9)
}

function pot(ctx: Pen, t: number) {
  cut(ctx, 'M-52 -26 C-70 62 70 62 52 -26 Z', INK.ink)
  oval(ctx, 0, -26, 58, 17, INK.ink)
  oval(ctx, 0, -27, 46, 11, INK.rose)
  const x = 24 * wave(t, 2)
  dash(ctx, [x * 0.6, -26], [x + 16, -84], INK.strike, 9)
}
