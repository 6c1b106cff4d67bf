import { bird } from '../bird.ts'
import { clamp, frac, INK, lerp, type Pen, type Point, polar, type Scene, TAU, upTo, wave } from '../kit.ts'
import { at, cut, disc, ground, line, over, poly, rect, ridge } from '../paper.ts'

/** A road that you draw yourself: pencils grow beside it like trees, and the sun waits at its end. */
export const scene: Scene = {
  seconds: 6,
  draw(ctx, t) {
    ground(ctx, INK.mint)
    sun(ctx, t)
    hills(ctx)
    road(ctx, t)
    for (const { x, y, h, ink, phase } of PENCILS) at(ctx, x, y, () => pencil(ctx, h, ink), 0.035 * wave(t, 1, phase))
    // One bird sits on the tallest pencil, and goes where its tip goes.
    const tip = 642 + 310 * Math.sin(0.035 * wave(t, 1, 0.1))
    at(ctx, tip, 482, () => bird(ctx, { body: INK.white, wing: INK.mint, eye: INK.ink }), 0, -0.6, 0.6)
    const flap = wave(t, 6, 0.2)
    at(ctx, 168 + wave(t) * 12, 214 + wave(t, 2, 0.1) * 10, () => bird(ctx, { flap }), -0.16, 0.8)
  },
}

function sun(ctx: Pen, t: number) {
  for (const i of upTo(16)) {
    const a = (i / 16) * TAU
    const ray = [polar(a - 0.1, 150), polar(a, i % 2 ? 214 : 262), polar(a + 0.1, 150)]
    at(ctx, 408, 330, () => poly(ctx, ray, INK.sulphur), (TAU / 8) * t)
  }
  disc(ctx, 408, 330, 138, INK.sulphur)
  over(ctx, () => disc(ctx, 420, 342, 104, INK.rose))
}

const mound = (x: number, middle: number, width: number) => Math.exp(-(((x - middle) / width) ** 2))

function hills(ctx: Pen) {
  ridge(ctx, (x) => 452 - 70 * mound(x, 90, 150) - 44 * mound(x, 640, 130), INK.petrol)
  ridge(ctx, (x) => 540 - 52 * mound(x, 620, 240) + 18 * Math.sin(x / 130), INK.deep)
  ridge(ctx, (x) => 668 - 46 * mound(x, 60, 240) + 14 * Math.sin(x / 110 + 1), INK.ink)
}

/** The middle of the road, from the feet of the viewer (0) to the horizon (1); its bends breathe. */
function middleAt(v: number, t: number): Point {
  const sway = lerp(250, 26, v ** 0.55) * Math.sin(TAU * (1.9 * v ** 1.25 + 0.12) + 0.22 * wave(t))
  return [lerp(330, 408, v) + sway, lerp(980, 438, v ** 0.62)]
}

const widthAt = (v: number) => lerp(92, 4, Math.sqrt(v))

function road(ctx: Pen, t: number) {
  const edge = (side: number) =>
    upTo(121).map((i): Point => {
      const v = i / 120
      const [x, y] = middleAt(v, t)
      const [x0, y0] = middleAt(Math.max(0, v - 0.01), t)
      const [x1, y1] = middleAt(Math.min(1, v + 0.01), t)
      const w = (side * widthAt(v) * 0.62) / Math.hypot(x1 - x0, y1 - y0)
      return [x - (y1 - y0) * w, y + (x1 - x0) * w * 0.5]
    })
  poly(ctx, [...edge(1), ...edge(-1).reverse()], INK.white)
  for (const i of upTo(12)) mark(ctx, t, i - 1)
}

/** A mark of the middle line slides to the place of the next one in half a loop. */
function mark(ctx: Pen, t: number, i: number) {
  const from = (i + frac(t * 2)) / 11
  const to = from + 0.5 / 11
  if (to < 0 || from > 0.97) return
  const points = upTo(9).map((k) => middleAt(clamp(lerp(from, to, k / 8)), t))
  line(ctx, points, INK.strike, Math.max(2, widthAt(Math.max(0, from)) * 0.13))
}

interface Pencil {
  x: number
  y: number
  h: number
  ink: string
  phase: number
}

/** From the farthest to the nearest. */
const PENCILS: Pencil[] = [
  { x: 474, y: 474, h: 46, ink: INK.rose, phase: 0.2 },
  { x: 540, y: 524, h: 70, ink: INK.strike, phase: 0.55 },
  { x: 246, y: 540, h: 96, ink: INK.sulphur, phase: 0.8 },
  { x: 566, y: 598, h: 128, ink: INK.sulphur, phase: 0.3 },
  { x: 86, y: 690, h: 230, ink: INK.strike, phase: 0 },
  { x: 642, y: 812, h: 310, ink: INK.rose, phase: 0.1 },
  { x: 206, y: 884, h: 250, ink: INK.sulphur, phase: 0.45 },
]

function pencil(ctx: Pen, h: number, ink: string) {
  const [w, tip] = [h * 0.155, h * 0.2]
  rect(ctx, -w / 2, -h + tip, w, h - tip, ink)
  over(ctx, () => rect(ctx, w / 6, -h + tip, w / 3, h - tip, '#e9a08e'))
  cut(ctx, `M${-w / 2} ${-h + tip} L${w / 2} ${-h + tip} L0 ${-h} Z`, INK.wood)
  cut(ctx, `M${-w * 0.19} ${-h + tip * 0.38} L${w * 0.19} ${-h + tip * 0.38} L0 ${-h} Z`, INK.ink)
}
