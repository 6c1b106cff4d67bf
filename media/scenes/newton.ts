import { bird } from '../bird.ts'
import { INK, lerp, MIX, type Pen, type Point, polar, type Scene, smooth, TAU, upTo, wave } from '../kit.ts'
import { at, bow, circle, cut, dash, disc, ground, inside, over, poly, ring } from '../paper.ts'

/** "Turn the prism slowly to and fro, and the image will ascend and descend": his dark room, and an apple. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.ink)
    dial(ctx)
    const turn = 0.13 + 0.15 * wave(t)
    const glass = glassAt(turn)
    bands(ctx, t, turn, glass)
    prism(ctx, glass)
    sun(ctx)
    const feathers = { body: INK.rose, wing: INK.strike, eye: INK.ink, crest: INK.sulphur }
    const perched = () => at(ctx, 0, -25, () => bird(ctx, feathers), 0, -0.74, 0.74)
    at(ctx, ...glass.top, perched, turn * 0.5)
    apple(ctx, t)
  },
}

const CENTRE: Point = [304, 478]

/** A divided circle, which stays. */
function dial(ctx: Pen) {
  disc(ctx, ...CENTRE, 276, INK.deep)
  ring(ctx, ...CENTRE, 276, INK.petrol, 4)
  for (const i of upTo(72)) {
    const a = (i / 72) * TAU
    dash(ctx, polar(a, i % 6 ? 260 : 246, CENTRE), polar(a, 276, CENTRE), INK.petrol, 4, 'butt')
  }
}

const between = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u)]

/** The corners of the prism, and where the edges of its bands leave it. */
function glassAt(turn: number) {
  const [top, right, left] = [-TAU / 4, TAU / 12, (TAU * 5) / 12].map((a) => polar(a + turn, 226, CENTRE))
  const exits = upTo(BANDS.length + 1).map((i) => between(top, right, lerp(0.36, 0.58, i / BANDS.length)))
  return { top, right, left, exits }
}
type Glass = ReturnType<typeof glassAt>

const BANDS = [INK.strike, '#f9912b', INK.sulphur, INK.mint, MIX.teal, INK.rose]

/** Each band slides out a little after its neighbour. */
function bands(ctx: Pen, t: number, turn: number, { exits }: Glass) {
  for (const [i, ink] of BANDS.entries()) {
    const length = lerp(340, 900, smooth(0.56 + 0.66 * wave(t, 1, 0.3 - i * 0.1)))
    const end = (k: number) => polar(lerp(0.16, 0.96, k / BANDS.length) + turn * 0.7, length, exits[k])
    poly(ctx, [exits[i], exits[i + 1], end(i + 1), end(i)], ink)
  }
}

/** Three bevels round a dark heart; the beam widens inside it. */
function prism(ctx: Pen, { top, right, left, exits }: Glass) {
  const inner = {
    top: between(CENTRE, top, 0.66),
    right: between(CENTRE, right, 0.66),
    left: between(CENTRE, left, 0.66),
  }
  poly(ctx, [top, right, left], INK.petrol)
  poly(ctx, [left, top, inner.top, inner.left], INK.sky)
  poly(ctx, [right, left, inner.left, inner.right], INK.mint)
  poly(ctx, [top, right, inner.right, inner.top], MIX.teal)
  const upper = meet([0, 256], [1, 0.36], top, left)
  const lower = meet([0, 284], [1, 0.36], top, left)
  poly(ctx, [upper, exits[0], exits[BANDS.length], lower], INK.white)
  poly(ctx, [[0, 256], upper, lower, [0, 284]], INK.white)
}

/** Where the ray from p along d crosses the edge from a to b. */
function meet(p: Point, d: Point, a: Point, b: Point): Point {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
  const k = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / (d[0] * ey - d[1] * ex)
  return [p[0] + d[0] * k, p[1] + d[1] * k]
}

function sun(ctx: Pen) {
  // The ray that the beam takes the place of is left out.
  for (const i of upTo(20).slice(1)) {
    const ray = `M86 -13 L${i % 2 ? 112 : 128} 0 L86 13 Z`
    at(ctx, -8, 268, () => cut(ctx, ray, INK.sulphur), (i / 20) * TAU + 0.34)
  }
  disc(ctx, -8, 268, 82, INK.sulphur)
}

const leaf = (ctx: Pen, length: number, ink: string) =>
  cut(ctx, `M0 0 Q${length * 0.4} ${-length * 0.42} ${length} 0 Q${length * 0.5} ${length * 0.36} 0 0`, ink)

const APPLE = 'M0 66 C24 42 96 42 92 118 C88 182 42 214 0 201 C-42 214 -88 182 -92 118 C-96 42 -24 42 0 66'

function apple(ctx: Pen, t: number) {
  const dip = 7 * wave(t, 2, 0.1)
  at(ctx, 652, 60, () => leaf(ctx, 92, INK.petrol), 1.1 + 0.05 * wave(t, 2, 0.3))
  cut(ctx, `M740 16 Q650 22 566 ${62 + dip} Q660 50 740 66 Z`, INK.wood)
  const hanging = () => {
    at(ctx, -2, 6, () => leaf(ctx, 108, INK.mint), 2.75 - 0.06 * wave(t, 2, 0.2))
    cut(ctx, APPLE, INK.strike)
    const shade = circle(-26, 108, 100)
    shade.rect(-120, 20, 240, 220)
    inside(ctx, APPLE, () => over(ctx, () => cut(ctx, shade, MIX.shadow, true)))
    bow(ctx, -26, 114, 42, 2.7, 4.1, INK.rose, 13)
    dash(ctx, [0, 0], [0, 70], INK.wood, 9)
  }
  at(ctx, 572, 60 + dip, hanging, 0.09 * wave(t, 2))
}
