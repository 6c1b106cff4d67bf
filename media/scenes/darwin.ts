import { bird, finch } from '../bird.ts'
import { clamp, frac, INK, lerp, type Pen, type Point, type Scene, smooth, upTo } from '../kit.ts'
import { at, cut, disc, ground, over, poly, ridge } from '../paper.ts'

/** One trunk, another ink for every line of descent: leaves open from the root outwards, and fold back again. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.wood)
    disc(ctx, 360, 340, 296, INK.sulphur)
    over(ctx, () => cut(ctx, VOLCANO, INK.mint))
    ridge(ctx, (x) => 806 - 30 * Math.sin(x / 150 + 0.6), INK.petrol)
    for (const each of BOUGHS) bough(ctx, each)
    ridge(ctx, (x) => 868 - 16 * Math.sin(x / 170 - 1.1), INK.ink)
    for (const each of LEAVES) leaf(ctx, t, each)
    for (const [i, each] of FINCHES.entries()) hop(ctx, t, each, i)
  },
}

const VOLCANO = 'M-110 830 Q20 770 52 668 Q86 690 118 668 Q158 770 310 830'

interface Bough {
  /** A Bézier curve: root, two handles, tip. */
  curve: readonly [Point, Point, Point, Point]
  /** Its width at the root and at the tip. */
  width: readonly [root: number, tip: number]
  leaves?: { ink: string; count: number; from: number }
}

const leaves = (ink: string, count: number, from: number) => ({ ink, count, from })

// biome-ignore format: a bough is a line
const BOUGHS: Bough[] = [
  { curve: [[360, 900], [386, 760], [330, 680], [356, 540]], width: [104, 48] },
  { curve: [[362, 712], [330, 596], [210, 640], [92, 548]], width: [44, 10] },
  { curve: [[350, 706], [400, 586], [530, 650], [634, 546]], width: [42, 10] },
  { curve: [[354, 590], [326, 450], [206, 450], [142, 274]], width: [38, 8], leaves: leaves(INK.mint, 7, 0.46) },
  { curve: [[358, 590], [390, 450], [510, 450], [580, 278]], width: [38, 8], leaves: leaves(INK.mint, 7, 0.46) },
  { curve: [[356, 560], [336, 420], [392, 330], [356, 142]], width: [44, 8], leaves: leaves(INK.strike, 11, 0.34) },
  { curve: [[262, 452], [190, 410], [112, 452], [70, 366]], width: [20, 6], leaves: leaves(INK.petrol, 7, 0.3) },
  { curve: [[456, 452], [530, 410], [608, 452], [652, 366]], width: [20, 6], leaves: leaves(INK.petrol, 7, 0.3) },
  { curve: [[222, 408], [262, 342], [206, 262], [248, 174]], width: [20, 6], leaves: leaves(INK.rose, 7, 0.22) },
  { curve: [[502, 408], [458, 342], [514, 262], [472, 174]], width: [20, 6], leaves: leaves(INK.rose, 7, 0.22) },
]

type Curve = Bough['curve']

function pointOn([a, b, c, d]: Curve, u: number): Point {
  const v = 1 - u
  const along = (k: 0 | 1) => v * v * v * a[k] + 3 * v * v * u * b[k] + 3 * v * u * u * c[k] + u * u * u * d[k]
  return [along(0), along(1)]
}

function headingOn(curve: Curve, u: number) {
  const [x0, y0] = pointOn(curve, Math.max(0, u - 0.01))
  const [x1, y1] = pointOn(curve, Math.min(1, u + 0.01))
  return Math.atan2(y1 - y0, x1 - x0)
}

function bough(ctx: Pen, { curve, width: [root, tip] }: Bough) {
  const side = (s: number) =>
    upTo(25).map((i): Point => {
      const [x, y] = pointOn(curve, i / 24)
      const a = headingOn(curve, i / 24)
      const w = (s * lerp(root, tip, (i / 24) ** 0.7)) / 2
      return [x + Math.sin(a) * w, y - Math.cos(a) * w]
    })
  poly(ctx, [...side(1), ...side(-1).reverse()], INK.ink)
  disc(ctx, ...curve[3], tip / 2, INK.ink)
}

interface Leaf {
  x: number
  y: number
  side: number
  angle: number
  length: number
  /** From 0 at the root to 1 at the youngest, which fold to buds first and open last. */
  far: number
  ink: string
}

const LEAVES = BOUGHS.flatMap(({ curve, leaves }) =>
  upTo(leaves?.count ?? 0).map((i): Leaf => {
    const { ink = '', count = 1, from = 0 } = leaves ?? {}
    const u = lerp(from, 1, i / (count - 1))
    const [x, y] = pointOn(curve, u)
    const side = u === 1 ? 0 : i % 2 ? 1 : -1
    const far = clamp((Math.hypot(x - 356, y - 560) - 90) / 330)
    return { x, y, side, angle: headingOn(curve, u) + side * 0.95, length: lerp(76, 60, u), far, ink }
  }),
)

function leaf(ctx: Pen, t: number, { x, y, side, angle, length, far, ink }: Leaf) {
  const fold = smooth((t - 0.06 - 0.26 * (1 - far)) / 0.15)
  const open = smooth((t - 0.52 - 0.3 * far) / 0.15)
  const grown = 1 - (fold - open) * smooth(far * 1.9 - 0.25)
  const w = length * 0.46 * lerp(0.5, 1, grown)
  const draw = () => {
    cut(ctx, `M0 0 Q${length * 0.45} ${-w} ${length} 0 Q${length * 0.45} ${w} 0 0`, ink)
    over(ctx, () => cut(ctx, `M0 0 L${length} 0 Q${length * 0.45} ${w} 0 0`, '#cfc4b4'))
  }
  at(ctx, x, y, draw, angle - (1 - grown) * side * 0.55, lerp(0.36, 1, grown))
}

interface Finch {
  x: number
  foot: number
  /** Negative where it looks left. */
  size: number
  /** Without one it is the firecrest. */
  bill?: string
  body?: string
  wing?: string
}

const FINCHES: Finch[] = [
  { x: 108, foot: 555, size: 0.92, bill: 'M34 -29 Q60 -28 56 -1 Q50 -10 38 -9 Z' },
  { x: 226, foot: 603, size: 0.92, bill: 'M36 -23 L74 -13 L38 -13 Z' },
  { x: 482, foot: 603, size: -0.92 },
  { x: 606, foot: 563, size: -0.92, bill: 'M33 -31 Q54 -28 59 -10 L37 -4 Z' },
  { x: 560, foot: 868, size: -0.92, bill: 'M35 -26 L58 -14 L38 -8 Z', body: INK.white, wing: INK.mint },
]

function hop(ctx: Pen, t: number, { x, foot, size, bill, body = INK.ink, wing = INK.petrol }: Finch, i: number) {
  const u = frac(t * 2 - i * 0.2 + 0.19)
  const up = u < 0.18 ? Math.sin((Math.PI * u) / 0.18) : 0
  const draw = () => {
    if (bill) return finch(ctx, bill, body, wing)
    bird(ctx, { body, wing })
    cut(ctx, 'M36 -23 L57 -15 L37 -9 Z', INK.strike)
  }
  at(ctx, x, foot - 36 * Math.abs(size) - 30 * up, draw, -0.12 * up * Math.sign(size), size, Math.abs(size))
}
