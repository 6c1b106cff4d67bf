import { bird } from '../bird.ts'
import { frac, INK, lerp, MIX, type Pen, type Point, polar, type Scene, TAU, upTo, W, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, line, over, ridge, ring } from '../paper.ts'

/** A flying machine beats its wings over Tuscan hills; the circle and the square of proportion turn behind it. */
export const scene: Scene = {
  seconds: 7,
  draw(ctx, t) {
    ground(ctx, INK.sulphur)
    proportion(ctx, t)
    hills(ctx, t)
    // Two beats a loop: the body rises while the wings go down.
    const [beat, lag] = [wave(t, 2), wave(t, 2, -0.09)]
    at(ctx, CENTRE[0], CENTRE[1] + 26 - beat * 15, () => machine(ctx, beat, lag))
    at(ctx, 566, 190 + wave(t, 2, 0.2) * 9, () => bird(ctx, { flap: wave(t, 6) }), -0.12, 0.62)
  },
}

const CENTRE: Point = [360, 372]

/** The square makes a quarter turn, after which it looks as before; the rim stays. */
function proportion(ctx: Pen, t: number) {
  over(ctx, () => disc(ctx, ...CENTRE, 262, INK.rose))
  const square = () => {
    ctx.strokeStyle = INK.ink
    ctx.lineWidth = 2.5
    ctx.strokeRect(-232, -232, 464, 464)
  }
  at(ctx, ...CENTRE, square, (TAU / 4) * t)
  ring(ctx, ...CENTRE, 300, INK.ink, 2.5)
  for (const i of upTo(72)) {
    const a = (i / 72) * TAU
    dash(ctx, polar(a, i % 6 ? 288 : 276, CENTRE), polar(a, 300, CENTRE), INK.ink, 2.5, 'butt')
  }
}

interface Hill {
  base: number
  swell: number
  /** It moves on by one length a loop. */
  length: number
  ink: string
}

const FAR: Hill = { base: 735, swell: 26, length: 620, ink: INK.mint }
const MIDDLE: Hill = { base: 792, swell: 24, length: 480, ink: INK.petrol }
const NEAR: Hill = { base: 856, swell: 18, length: 360, ink: INK.ink }

const topOf =
  ({ base, swell, length }: Hill, t: number) =>
  (x: number) =>
    base + swell * Math.sin(TAU * (x / length + t)) + swell * 0.4 * Math.sin(TAU * ((2 * x) / length + t * 2) + 1.3)

function hills(ctx: Pen, t: number) {
  ridge(ctx, topOf(FAR, t), FAR.ink)
  for (const x of [60, 110, 380]) cypresses(ctx, t, FAR, x, 44, INK.petrol)
  ridge(ctx, topOf(MIDDLE, t), MIDDLE.ink)
  for (const x of [40, 66, 250]) cypresses(ctx, t, MIDDLE, x, 62, INK.ink)
  ridge(ctx, topOf(NEAR, t), NEAR.ink)
}

/** One for each length of the hill that they stand on. */
function cypresses(ctx: Pen, t: number, hill: Hill, first: number, h: number, ink: string) {
  for (const k of upTo(Math.ceil(W / hill.length) + 3)) {
    const x = first + (k - 1) * hill.length - frac(t) * hill.length
    if (x < -40 || x > W + 40) continue
    const y = topOf(hill, t)(x) + 8
    const right = `Q${x + h * 0.2} ${y - h * 0.35} ${x + h * 0.1} ${y}`
    cut(ctx, `M${x} ${y - h} ${right} L${x - h * 0.1} ${y} Q${x - h * 0.2} ${y - h * 0.35} ${x} ${y - h}`, ink)
  }
}

/** Wings, tail fan, gondola and pilot. */
function machine(ctx: Pen, beat: number, lag: number) {
  for (const side of [-1, 1]) at(ctx, 0, 0, () => wing(ctx, beat, lag), 0, side, 1)
  over(ctx, () => cut(ctx, 'M0 40 L-62 176 L-22 162 L0 184 L22 162 L62 176 Z', INK.strike))
  dash(ctx, [0, 40], [-62, 176], INK.ink, 4)
  dash(ctx, [0, 40], [62, 176], INK.ink, 4)
  dash(ctx, [0, 20], [0, 184], INK.ink, 4)
  cut(ctx, 'M-34 -8 Q0 92 34 -8 Z', INK.ink)
  disc(ctx, 0, -36, 19, INK.ink)
  cut(ctx, 'M-26 -46 L26 -46 L15 -61 L-12 -63 Z', INK.strike)
  dash(ctx, [-30, -4], [30, -4], INK.wood, 7)
}

const SHOULDER: Point = [18, -6]
/** For each rib, from the body outwards: where on the arm it grows, and how long it is. */
const RIBS = [
  [0.3, 150],
  [0.68, 158],
  [1, 150],
  [1, 152],
  [1, 158],
  [1, 166],
  [1, 176],
] as const

function wing(ctx: Pen, beat: number, lag: number) {
  const arm = lerp(-0.62, 0.02, (beat + 1) / 2)
  const hand = arm + lerp(0.06, 0.46, (lag + 1) / 2)
  const elbow = polar(arm, 138, SHOULDER)
  const tip = polar(hand, 176, elbow)
  const ribs = RIBS.map(([k, length], i) => {
    const root: Point = [lerp(SHOULDER[0], elbow[0], k), lerp(SHOULDER[1], elbow[1], k)]
    const angle = i < 2 ? lerp(1.62, 1.3, i) : lerp(1.16, hand, (i - 2) / 4)
    return { root, end: i === 6 ? tip : polar(angle, length, root) }
  })
  const arches = ribs.slice(0, 6).map(({ root, end }, i) => archTo(ribs[i + 1].end, end, root))
  const skin = `M${SHOULDER} L${elbow} L${tip} ${arches.reverse().join('')} L0 118 Z`
  over(ctx, () => cut(ctx, skin, MIX.ember))
  for (const { root, end } of ribs) dash(ctx, root, end, INK.ink, 4)
  line(ctx, [SHOULDER, elbow, tip], INK.ink, 9)
  disc(ctx, ...elbow, 9, INK.ink)
  disc(ctx, ...elbow, 3.5, INK.sulphur)
  dash(ctx, [2, -58], elbow, INK.ink, 2)
}

/** The edge of the skin between the ends of two ribs, drawn in towards a root. */
function archTo(from: Point, to: Point, root: Point) {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const pull = Math.min(0.26, Math.hypot(from[0] - to[0], from[1] - to[1]) / 260)
  return `Q${lerp(middle[0], root[0], pull)} ${lerp(middle[1], root[1], pull)} ${to}`
}
