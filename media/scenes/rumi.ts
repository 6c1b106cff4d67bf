import { bird, flame } from '../bird.ts'
import { INK, lerp, MIX, type Pen, type Point, type Scene, smooth, TAU, upTo, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, inside, line, poly, rect, rounded, trace } from '../paper.ts'

/** The elephant in the dark house: each hand knows one part, and only the candle knows the whole. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.ink)
    const lit = smooth(0.5 + 0.5 * wave(t, 1, 0.25))
    const r = lerp(150, 720, lit)
    light(ctx, lit, r)
    elephant(ctx, r)
    for (const [i, each] of HANDS.entries())
      at(ctx, each.x, each.y, () => hand(ctx, each, wave(t, 2, i * 0.17)), each.turn)
    const feathers = { body: INK.mint, wing: INK.petrol, eye: INK.ink }
    at(ctx, 524, 582, () => bird(ctx, feathers), -0.1, -0.72, 0.72)
    candle(ctx, t, lit)
  },
}

const FLAME: Point = [604, 660]

function light(ctx: Pen, lit: number, r: number) {
  disc(ctx, ...FLAME, r, INK.strike)
  disc(ctx, ...FLAME, r * 0.8, MIX.orange)
  disc(ctx, ...FLAME, r * 0.56, INK.sulphur)
  // Between the legs it rises from the floor: the edge of a disc would stand there as a sliver.
  rect(ctx, 248, 690, 224, 210, INK.ink)
  const risen = 210 * smooth((lit - 0.25) / 0.5)
  rect(ctx, 248, 900 - risen, 224, risen, INK.sulphur)
}

/** Seen is what the light or a hand has reached; the rest is ink on ink. */
function elephant(ctx: Pen, r: number) {
  const reach = new Path2D()
  for (const { x, y, reach: k } of [{ x: FLAME[0], y: FLAME[1], reach: r * 1.06 }, ...HANDS]) {
    reach.moveTo(x + k, y)
    reach.arc(x, y, k, 0, TAU)
  }
  const both = (draw: () => void) => {
    for (const s of [-1, 1]) at(ctx, 360, 0, draw, 0, s, 1)
  }
  both(() => {
    cut(ctx, LEG, INK.ink)
    ear(ctx, 1, INK.ink)
  })
  inside(ctx, reach, () => both(() => side(ctx)))
  at(ctx, 360, 0, () => cut(ctx, TUSK, INK.white))
  head(ctx, INK.ink)
  inside(ctx, reach, () => {
    head(ctx, INK.deep)
    both(() => eye(ctx))
    for (const i of upTo(11)) wrinkle(ctx, (i + 2) / 16)
  })
}

const LEG = 'M-2 440 L190 440 C250 560 246 720 244 884 L112 884 C110 800 104 744 70 716 L-2 700 Z'
const TUSK = 'M66 470 C70 620 146 664 232 588 C168 610 126 570 122 470 Z'
const EAR = 'M-30 -110 C30 -212 188 -200 200 -40 C208 90 156 226 74 262 C30 240 -10 180 -30 100 Z'

/** Between deep and ink, so that legs stand back from the head. */
const BACK = '#03314b'

function side(ctx: Pen) {
  cut(ctx, LEG, BACK)
  for (const x of [138, 178, 218]) cut(ctx, `M${x - 17} 884 A17 17 0 0 1 ${x + 17} 884 Z`, INK.wood)
  ear(ctx, 1, INK.deep)
  ear(ctx, 0.74, INK.petrol)
  cut(ctx, TUSK, INK.white)
}

const ear = (ctx: Pen, size: number, ink: string) => at(ctx, 146, 330, () => cut(ctx, EAR, ink), 0, size)

function eye(ctx: Pen) {
  cut(ctx, 'M76 384 Q102 356 130 378 Q104 398 76 384', INK.white)
  disc(ctx, 103, 378, 9, INK.ink)
  trace(ctx, 'M66 380 Q102 344 138 372', INK.petrol, 8)
}

const BROW = 'C30 180 104 170 140 222 C178 290 168 400 140 470 C132 512 96 530 70 500 L0 520'

/** Brow, cheeks and trunk are one cut. */
function head(ctx: Pen, ink: string) {
  for (const s of [-1, 1]) at(ctx, 360, 0, () => cut(ctx, `M0 214 ${BROW} Z`, ink), 0, s, 1)
  const edge = (s: number) =>
    upTo(33).map((i): Point => {
      const { x, y, heading, half } = trunk(i / 32)
      return [x + s * Math.sin(heading) * half, y - s * Math.cos(heading) * half]
    })
  poly(ctx, [...edge(1), ...edge(-1).reverse()], ink)
  const end = trunk(1)
  disc(ctx, end.x, end.y, end.half, ink)
}

/** Its middle line, where that heads, and half its width. */
function trunk(u: number) {
  const points = [[360, 420], [372, 730], [352, 850], [236, 782]] // biome-ignore format: one curve
  const v = 1 - u
  const weights = [v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u]
  const on = (k: number) => weights.reduce((sum, weight, i) => sum + weight * points[i][k], 0)
  const slope = (k: number) =>
    v * v * (points[1][k] - points[0][k]) +
    2 * v * u * (points[2][k] - points[1][k]) +
    u * u * (points[3][k] - points[2][k])
  return { x: on(0), y: on(1), heading: Math.atan2(slope(1), slope(0)), half: lerp(84, 24, u ** 0.8) }
}

function wrinkle(ctx: Pen, u: number) {
  const { x, y, heading, half } = trunk(u)
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)]
  const k = half * 0.6
  const fold: Point[] = [
    [x + sin * k, y - cos * k],
    [x + cos * 7, y + sin * 7],
    [x - sin * k, y + cos * k],
  ]
  line(ctx, fold, INK.petrol, 6)
}

interface Hand {
  /** The place of its fingertips. */
  x: number
  y: number
  reach: number
  turn: number
  skin: string
  sleeve: string
}

const HANDS: Hand[] = [
  { x: 96, y: 352, reach: 84, turn: 0.35, skin: INK.rose, sleeve: INK.petrol },
  { x: 616, y: 236, reach: 84, turn: Math.PI - 0.5, skin: INK.mint, sleeve: INK.strike },
  { x: 312, y: 176, reach: 84, turn: 1.2, skin: INK.wood, sleeve: INK.strike },
  { x: 152, y: 706, reach: 84, turn: -0.4, skin: INK.wood, sleeve: INK.mint },
  { x: 330, y: 800, reach: 80, turn: -1.45, skin: INK.rose, sleeve: INK.strike },
]

const FINGERS = [
  [-24, -30, -14],
  [-8, -10, 2],
  [8, 10, -2],
  [24, 28, -20],
] as const

/** The arm lies to the left of the fingertips; `feel` moves these. */
function hand(ctx: Pen, { skin, sleeve }: Hand, feel: number) {
  dash(ctx, [-90, 0], [-420, 0], skin, 44, 'butt')
  dash(ctx, [-170, 0], [-460, 0], sleeve, 82, 'butt')
  cut(ctx, rounded(-112, -34, 74, 68, 26), skin)
  for (const [i, [root, y, x]] of FINGERS.entries())
    dash(ctx, [-60, root], [x, y + feel * 4 * (i % 2 ? 1 : -1)], skin, 16)
  dash(ctx, [-90, 24], [-44, 58 + feel * 3], skin, 18)
}

/** With the hand that brought it. */
function candle(ctx: Pen, t: number, lit: number) {
  const [x] = FLAME
  rect(ctx, x - 18, 708, 36, 150, INK.white)
  at(ctx, x, 710, () => flame(ctx, lerp(62, 100, lit), 0.3 * wave(t, 3)))
  at(ctx, x, 846, () => {
    dash(ctx, [10, 20], [110, 130], INK.wood, 48, 'butt')
    dash(ctx, [44, 56], [140, 160], INK.mint, 86, 'butt')
    for (const i of upTo(4)) dash(ctx, [-26, -34 + i * 19], [26, -34 + i * 19], INK.wood, 17)
  })
}
