import { bird } from '../bird.ts'
import {
  clamp,
  frac,
  INK,
  lerp,
  MIX,
  type Pen,
  type Point,
  polar,
  rng,
  type Scene,
  smooth,
  TAU,
  upTo,
  W,
  wave,
} from '../kit.ts'
import { at, circle, cut, dash, disc, ground, inside, line, oval, over, poly, rect, rounded, sickle } from '../paper.ts'

/** She spun a top on flour to see what it draws: no circle but a spiral, which lets go of its roundness. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.wood)
    at(ctx, 368, 42, () => night(ctx, t))
    for (const i of upTo(12)) at(ctx, i * 60 + 30, 452, () => tile(ctx, i))
    rect(ctx, 0, 482, W, 418, INK.strike)
    rect(ctx, 0, 480, W, 10, INK.ink)
    flour(ctx)
    const u = frac(t + 0.53)
    const drawn = 1 - (1 - clamp(u / 0.56)) ** 1.7
    trail(ctx, u, drawn)
    at(ctx, 74, 566, () => bowl(ctx))
    egg(ctx, t)
    spin(ctx, u, drawn)
  },
}

const FLOUR: Point = [368, 738]
const FLAT = 0.54

/** A drift that stays, and what was spilled beside it. */
function flour(ctx: Pen) {
  const edge = upTo(120).map((i) => {
    const a = (i / 120) * TAU
    return polar(a, 266 + 9 * Math.sin(3 * a + 1) + 6 * Math.sin(8 * a) + 4 * Math.sin(17 * a + 2))
  })
  const dice = rng(5)
  const spilled = () => {
    poly(ctx, edge, INK.white)
    for (const _ of upTo(34)) {
      const [angle, r] = [dice() * 4.1 - 0.6, 284 + dice() * 52]
      disc(ctx, ...polar(angle, r), 2 + dice() * 5, INK.white)
    }
  }
  at(ctx, ...FLOUR, spilled, 0, 1, FLAT)
}

const spiral = (s: number) => polar(-TAU / 4 + (s - 1) * TAU * 3.25, lerp(6, 236, s))

/** Its end runs ahead, and its beginning sifts shut. */
function trail(ctx: Pen, u: number, drawn: number) {
  const shut = smooth((u - 0.7) / 0.2)
  if (drawn <= shut) return
  const points = upTo(161).map((i) => spiral(lerp(shut, drawn, i / 160)))
  at(ctx, ...FLOUR, () => line(ctx, points, INK.strike, 19), 0, 1, FLAT)
}

/** The top wobbles more as it tires, topples, and is picked up again. */
function spin(ctx: Pen, u: number, drawn: number) {
  const back = smooth((u - 0.84) / 0.14)
  const [x, y] = [0, 1].map((k) => lerp(spiral(drawn)[k], spiral(0)[k], back))
  const fall = smooth((u - 0.56) / 0.08)
  const rest = fall * (1 - smooth((u - 0.8) / 0.12))
  const wobble = (1 - fall) * lerp(0.04, 0.17, u / 0.56) * clamp(u * 20) * Math.sin(TAU * u * 12)
  const settle = 1.04 + 0.1 * Math.sin((u - 0.6) * 90) * Math.exp(-clamp((u - 0.6) * 28, 0, 9))
  const height = 170 * Math.sin(Math.PI * back)
  at(ctx, FLOUR[0] + x, FLOUR[1] + y * FLAT - height, () => top(ctx, 4 * drawn + back), wobble + rest * settle, 1.1)
}

/** The radius of the top at a height above its point. */
const radius = (y: number) =>
  y < 118 ? lerp(4, 90, (y / 118) ** 0.86) : 90 * Math.sqrt(Math.max(0, 1 - ((y - 118) / 62) ** 2))

/** What is seen of the top between two heights, and between two angles from its middle. */
function slice(ctx: Pen, [low, high]: Point, ink: string, [from, to]: Point = [-TAU / 4, TAU / 4]) {
  const edge = (angle: number) =>
    upTo(41).map((i): Point => {
      const y = lerp(low, high, i / 40)
      return [Math.sin(clamp(angle, -TAU / 4, TAU / 4)) * radius(y), -y]
    })
  poly(ctx, [...edge(from), ...edge(to).reverse()], ink)
}

function top(ctx: Pen, turns: number) {
  dash(ctx, [0, -168], [0, -214], INK.ink, 15)
  disc(ctx, 0, -216, 15, INK.sulphur)
  slice(ctx, [0, 180], INK.ink)
  for (const i of upTo(6)) {
    const a = (((frac(turns + i / 6) + 0.5) % 1) - 0.5) * TAU
    if (Math.abs(a) < TAU / 4 + 0.6) slice(ctx, [20, 100], INK.petrol, [a - 0.26, a + 0.26])
  }
  slice(ctx, [100, 136], INK.sulphur)
  slice(ctx, [148, 158], INK.strike)
}

const pane = (frame: number) => {
  const r = 112 + frame
  return rounded(-r, -frame, 2 * r, 272 + 2 * frame, [r, r, 0, 0])
}

/** The window: moon, stars, and two clouds that cross once a loop. */
function night(ctx: Pen, t: number) {
  cut(ctx, pane(22), INK.white)
  cut(ctx, pane(0), INK.deep)
  inside(ctx, pane(0), () => {
    disc(ctx, 0, 124, 66, INK.sulphur)
    inside(ctx, circle(0, 124, 66), () => over(ctx, () => cut(ctx, sickle(0, 124, 70, [-24, 104, 70]), INK.rose, true)))
    for (const [x, y, r] of [
      [-78, 70, 4],
      [74, 52, 3],
      [-66, 214, 3],
      [84, 196, 4],
      [-20, 30, 3],
    ] as const)
      disc(ctx, x, y, r, INK.white)
    cloud(ctx, 150, frac(t + 0.2), 130)
    cloud(ctx, 232, frac(t + 0.72), 170)
  })
  rect(ctx, -150, 278, 300, 20, INK.ink)
}

function cloud(ctx: Pen, y: number, u: number, length: number) {
  const x = -320 + 640 * u - length / 2
  cut(ctx, rounded(x, y, length, 15, 8), INK.petrol)
  cut(ctx, rounded(x + 46, y + 15, length, 15, 8), INK.petrol)
}

function tile(ctx: Pen, i: number) {
  rect(ctx, -28, -28, 56, 56, INK.white)
  if (i % 2) {
    disc(ctx, 0, 0, 21, INK.petrol)
    disc(ctx, 0, 0, 9, INK.white)
  } else {
    cut(ctx, 'M0 -24 L24 0 L0 24 L-24 0 Z', INK.petrol)
    disc(ctx, 0, 0, 8, INK.sulphur)
  }
}

const BOWL = 'M104 0 A104 104 0 0 1 -104 0 Z'

function bowl(ctx: Pen) {
  over(ctx, () => oval(ctx, -6, 108, 66, 12, MIX.shadow))
  rect(ctx, -34, 92, 68, 18, INK.ink)
  cut(ctx, BOWL, INK.petrol)
  inside(ctx, BOWL, () => {
    for (const i of upTo(7)) disc(ctx, (i - 3) * 38, 36, 12, INK.mint)
    rect(ctx, -110, 62, 220, 8, INK.mint)
  })
  cut(ctx, rounded(-112, -8, 224, 18, 9), INK.ink)
  at(ctx, 58, -33, () => bird(ctx, { belly: INK.white, crest: INK.sulphur }), 0, 0.72)
}

const EGG = 'M0 -118 C36 -118 54 -68 54 -42 C54 -14 30 0 0 0 C-30 0 -54 -14 -54 -42 C-54 -68 -36 -118 0 -118'

function egg(ctx: Pen, t: number) {
  const rock = 0.24 * wave(t, 2)
  over(ctx, () => oval(ctx, 640 + rock * 30, 632, 62, 12, MIX.shadow))
  const shade = new Path2D()
  shade.ellipse(-18, -66, 56, 66, 0, 0, TAU)
  shade.rect(-90, -140, 180, 160)
  const draw = () => {
    cut(ctx, EGG, INK.white)
    inside(ctx, EGG, () => over(ctx, () => cut(ctx, shade, INK.wood, true)))
  }
  at(ctx, 640 + rock * 44, 632, draw, rock)
}
