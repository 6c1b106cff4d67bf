import { bird } from '../bird.ts'
import { clamp, frac, H, INK, lerp, type Pen, type Point, polar, rng, type Scene, TAU, upTo, W, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, inside, line, over, poly, rect, ring, rounded } from '../paper.ts'

/** A kite leans on the wind, its key swings against it, rain falls in flat strips, and one bolt finds the steeple. */
export const scene: Scene = {
  seconds: 6,
  draw(ctx, t) {
    ground(ctx, INK.sky)
    rain(ctx, t)
    bolt(ctx, t)
    clouds(ctx, 8 * wave(t, 1, 0.2))
    roofs(ctx)
    flight(ctx, t)
    const flap = wave(t, 6, 0.2)
    at(ctx, 646 + 10 * wave(t, 1, 0.2), 268 + 10 * wave(t, 2), () => bird(ctx, { flap }), 0.12, -0.7, 0.7)
  },
}

/** How far rain blows to the left for each step down. */
const SLANT = 0.25

/** A dark curtain and three thinning bands, all still; the drops slide along them. */
function rain(ctx: Pen, t: number) {
  for (const [x, w, ink] of [
    [-260, 600, INK.petrol],
    [378, 46, INK.mint],
    [452, 24, INK.mint],
    [504, 12, INK.mint],
  ] as const)
    cut(ctx, `M${x} 0 L${x + w} 0 L${x + w - H * SLANT} ${H} L${x - H * SLANT} ${H} Z`, ink)
  const dice = rng(29)
  for (const i of upTo(28)) {
    const y = frac(i * 0.618 + dice() * 0.1 + 0.9 + t * (2 + (i % 2))) * 1100 - 150
    const x = 4 + (i + dice() * 0.4) * 33
    const end = y + 64 + dice() * 56
    dash(ctx, [x - y * SLANT, y], [x - end * SLANT, end], INK.white, 7, 'butt')
  }
}

const BOLT = [
  [134, 90],
  [228, 90],
  [168, 282],
  [228, 282],
  [118, 592],
  [140, 372],
  [76, 372],
] as const

/** It is out for about a second, and fully so across frame 0. */
function bolt(ctx: Pen, t: number) {
  const beat = frac(t + 0.08)
  const out = clamp(Math.min(beat * 24, (0.17 - beat) * 24))
  if (out === 0) return
  inside(ctx, rounded(0, 0, W, lerp(120, 620, out), 0), () => {
    line(ctx, BOLT, INK.petrol, 18)
    poly(ctx, BOLT, INK.sulphur)
  })
  star(ctx, 54 * out, INK.petrol)
  star(ctx, 42 * out, INK.white)
}

function star(ctx: Pen, r: number, ink: string) {
  const points = upTo(16).map((i) => polar((i / 16) * TAU, i % 2 ? r * 0.42 : r, [118, 592]))
  poly(ctx, points, ink)
}

/** Two sheets that drift against each other: the right end, then the lobes. */
function clouds(ctx: Pen, drift: number) {
  const far = [560, 20, 66, 470, 52, 78, 340, 96, 74, 200, 100, 90]
  const near = [10, 80, 110, 150, 66, 92, 276, 52, 88, 400, 22, 74]
  for (const [ink, dx, end, lobes] of [
    [INK.deep, -drift, 560, far],
    [INK.ink, drift, 400, near],
  ] as const) {
    rect(ctx, -20, -10, end + dx + 20, 60, ink)
    for (const i of upTo(4)) disc(ctx, lobes[i * 3] + dx, lobes[i * 3 + 1], lobes[i * 3 + 2], ink)
  }
}

/** Middle, width, eaves, ink, and where the chimney stands. */
const ROOFS = [
  [262, 200, 770, INK.deep, 0.2],
  [470, 190, 800, INK.deep, 0.2],
  [660, 200, 776, INK.deep, 0.2],
  [130, 210, 800, INK.ink, 0.2],
  [372, 200, 838, INK.ink, 0.2],
  [590, 244, 820, INK.ink, 0.28],
] as const

function roofs(ctx: Pen) {
  for (const [x, w, y, ink, chimney] of ROOFS) {
    const [left, right] = [x - w / 2, x + w / 2]
    cut(ctx, `M${left} ${H} L${left} ${y + 50} L${x} ${y - 16} L${right} ${y + 50} L${right} ${H} Z`, ink)
    rect(ctx, x + w * chimney, y - 30, 26, 60, ink)
  }
  for (const x of [352, 382]) rect(ctx, x, 862, 18, 26, INK.sulphur)
  for (const x of [556, 590]) rect(ctx, x, 846, 18, 26, INK.sulphur)
  dash(ctx, [118, 660], [118, 590], INK.ink, 6)
  cut(ctx, 'M84 744 L118 626 L152 744 Z', INK.ink)
  rect(ctx, 78, 740, 80, 100, INK.ink)
  cut(ctx, rounded(104, 758, 28, 44, [14, 14, 0, 0]), INK.sulphur)
}

/** Kite, tail, string and key. */
function flight(ctx: Pen, t: number) {
  const swing = wave(t)
  const [x, y] = [402 + 38 * swing, 282 + 12 * wave(t, 2, 0.1)]
  const lean = -0.3 + 0.14 * swing
  const end: Point = [x - Math.sin(lean) * 220, y + Math.cos(lean) * 220]
  tail(ctx, t, end)
  const string = stringFrom(end)
  line(
    ctx,
    upTo(25).map((i) => string(i / 24)),
    INK.ink,
    4,
  )
  // As the kite leans right, the key goes left.
  at(ctx, ...string(0.22), () => key(ctx), 0.27 + 0.23 * swing)
  at(ctx, x, y, () => kite(ctx), lean)
}

function tail(ctx: Pen, t: number, [x, y]: Point) {
  const along = (u: number): Point => {
    const sway = 34 * Math.sqrt(u) * Math.sin(TAU * (u * 1.2 - t * 2))
    return [x - 250 * u, y + 30 * u + 130 * u * u + sway]
  }
  line(
    ctx,
    upTo(31).map((i) => along(i / 30)),
    INK.ink,
    4,
  )
  for (const i of [1, 2, 3, 4]) {
    const ink = i % 2 ? INK.strike : INK.ink
    at(ctx, ...along(i / 4), () => cut(ctx, 'M-30 -14 L30 14 L30 -14 L-30 14 Z', ink), 1.2 + 0.4 * wave(t, 2, -i * 0.3))
  }
}

/** From the kite down to a hand outside of the picture, with a little slack. */
function stringFrom(kite: Point) {
  const hand: Point = [671, 790]
  const slack: Point = [lerp(hand[0], kite[0], 0.5) - 4, lerp(hand[1], kite[1], 0.5) + 22]
  return (u: number): Point => {
    const along = (k: 0 | 1) => (1 - u) ** 2 * kite[k] + 2 * u * (1 - u) * slack[k] + u * u * hand[k]
    return [along(0), along(1)]
  }
}

function kite(ctx: Pen) {
  cut(ctx, 'M0 -204 L-152 -50 L0 -50 Z', INK.strike)
  cut(ctx, 'M0 -204 L152 -50 L0 -50 Z', INK.sulphur)
  cut(ctx, 'M-152 -50 L0 220 L0 -50 Z', INK.sulphur)
  cut(ctx, 'M152 -50 L0 220 L0 -50 Z', INK.strike)
  over(ctx, () => disc(ctx, 0, -50, 66, INK.rose))
  dash(ctx, [0, -204], [0, 220], INK.ink, 6)
  dash(ctx, [-152, -50], [152, -50], INK.ink, 6)
}

function key(ctx: Pen) {
  dash(ctx, [0, 0], [0, 34], INK.strike, 6)
  ring(ctx, 0, 58, 24, INK.ink, 13)
  rect(ctx, -7, 84, 14, 92, INK.ink)
  rect(ctx, 0, 136, 32, 14, INK.ink)
  rect(ctx, 0, 160, 32, 16, INK.ink)
}
