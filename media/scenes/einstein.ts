import { bird } from '../bird.ts'
import { clamp, frac, H, INK, type Pen, type Point, polar, type Scene, spin, TAU, upTo, W } from '../kit.ts'
import { at, cut, dash, disc, ground, line, over, poly, ring } from '../paper.ts'

/** A mass bends the grid, light bends with it, and the near clock runs slower than the far one. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.ink)
    for (let y = 0; y <= H; y += 75)
      line(
        ctx,
        bent(W, (s) => [s, y]),
        INK.petrol,
        2.5,
      )
    for (let x = 0; x <= W; x += 72)
      line(
        ctx,
        bent(H, (s) => [x, s]),
        INK.petrol,
        2.5,
      )
    for (const each of BEAMS) beam(ctx, t, each)
    sun(ctx, t)
    clock(ctx, t, { x: 158, y: 168, r: 92, turns: 6, face: INK.white })
    clock(ctx, t, { x: 560, y: 704, r: 112, turns: 2, face: INK.strike })
    const feathers = { body: INK.rose, wing: INK.white, eye: INK.ink, crest: INK.sulphur }
    at(ctx, 596, 566, () => bird(ctx, feathers), 0, 0.62)
  },
}

// The mass stays where it is: a grid that never moves costs nothing after the first frame.
const MASS: Point = [372, 418]

function pulled([x, y]: Point): Point {
  const [dx, dy] = [MASS[0] - x, MASS[1] - y]
  const d = Math.hypot(dx, dy) + 1e-6
  const pull = 165 * Math.exp(-((d / 215) ** 2)) * Math.min(1, d / 150)
  return [x + (dx / d) * pull, y + (dy / d) * pull]
}

const bent = (length: number, at: (s: number) => Point) =>
  upTo((length + 120) / 10 + 1).map((i) => pulled(at(i * 10 - 60)))

interface Beam {
  /** How far from the mass it passes. */
  off: number
  ink: string
  phase: number
}

const BEAMS: Beam[] = [
  { off: -262, ink: INK.strike, phase: 0.1 },
  { off: -208, ink: INK.rose, phase: 0.5 },
  { off: -154, ink: INK.mint, phase: 0.8 },
  { off: 210, ink: INK.mint, phase: 0.3 },
  { off: 264, ink: INK.rose, phase: 0.65 },
]

/** From the lower left to the upper right, deflected once on the way. */
function rayPoint(off: number, s: number): Point {
  const side = Math.sign(off)
  const k = 172 * side * Math.exp(-Math.abs(off) / 330)
  const bend = -k * (1 + Math.tanh(s / 150)) * 0.5 - side * 26 * Math.exp(-((s / 150) ** 2))
  const v = off + bend * clamp(0.35 + (s + 500) / 1060)
  const [cos, sin] = [Math.cos(-0.62), Math.sin(-0.62)]
  return [MASS[0] + s * cos - v * sin, MASS[1] + s * sin + v * cos]
}

/** The strip stays, photons run along it; each takes the place of the next one in a loop. */
function beam(ctx: Pen, t: number, { off, ink, phase }: Beam) {
  const points = upTo(191).map((i) => rayPoint(off, i * 8 - 820))
  line(ctx, points, ink, 12, 'butt')
  for (const i of upTo(3)) {
    const place = ((i + frac(t + phase)) * points.length) / 3
    const [x, y] = points[Math.floor(place)]
    const [toX, toY] = points[Math.min(points.length - 1, Math.floor(place) + 1)]
    disc(ctx, x + (toX - x) * frac(place), y + (toY - y) * frac(place), 13, INK.white)
  }
}

function sun(ctx: Pen, t: number) {
  for (const i of upTo(24)) {
    const a = (i / 24) * TAU
    const ray = [polar(a - 0.075, 92), polar(a, i % 2 ? 116 : 134), polar(a + 0.075, 92)]
    at(ctx, ...MASS, () => poly(ctx, ray, INK.sulphur), (TAU / 12) * t)
  }
  disc(ctx, ...MASS, 88, INK.sulphur)
  const shade = new Path2D()
  shade.arc(...MASS, 88, -0.5, 2.1)
  shade.arc(MASS[0] - 34, MASS[1] - 24, 88, 1.72, -0.12, true)
  over(ctx, () => cut(ctx, shade, INK.rose))
}

interface Clock {
  x: number
  y: number
  r: number
  turns: number
  face: string
}

function clock(ctx: Pen, t: number, { x, y, r, turns, face }: Clock) {
  disc(ctx, x, y, r, face)
  ring(ctx, x, y, r - 9, INK.ink, 4)
  const on = (angle: number, k: number) => polar(angle, r * k, [x, y])
  for (const i of upTo(12)) {
    const a = (i / 12) * TAU
    dash(ctx, on(a, i % 3 ? 0.74 : 0.64), on(a, 0.82), INK.ink, i % 3 ? 4 : 7, 'butt')
  }
  const minute = spin(t, turns) - TAU / 4 + TAU * 0.17
  const hour = spin(t, Math.max(1, Math.round(turns / 6))) - TAU / 4 - TAU * 0.14
  dash(ctx, on(minute, -0.16), on(minute, 0.62), INK.ink, 6)
  dash(ctx, [x, y], on(hour, 0.4), INK.ink, 10)
  disc(ctx, x, y, 9, INK.ink)
}
