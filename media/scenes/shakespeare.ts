import { bird } from '../bird.ts'
import { frac, hump, INK, type Pen, type Point, polar, type Scene, TAU, upTo, W, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, line, over, poly, rect, rounded } from '../paper.ts'

/** Sun and moon trade places over the wooden O, while a quill writes in small and big beats. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.strike)
    night(ctx, wave(t))
    sky(ctx, t)
    at(ctx, MIDDLE, 660, () => playhouse(ctx))
    curtains(ctx, t)
    valance(ctx)
    page(ctx, t)
  },
}

const MIDDLE = 360
/** Strike in the shade. */
const FOLD = '#c4301a'

/** Between the curtains, whose edge breathes. */
function night(ctx: Pen, breath: number) {
  for (const s of [-1, 1]) {
    const x = (out: number, part: number) => MIDDLE + s * (out + part * breath)
    const upper = `C${x(182, 10)} 240 ${x(204, 16)} 400 ${x(262, 8)} 474`
    const lower = `C${x(228, 8)} 560 ${x(206, 12)} 660 ${x(202, 12)} 790`
    cut(ctx, `M${x(-2, 0)} 50 L${x(176, 0)} 50 ${upper} ${lower} L${x(-2, 0)} 790 Z`, INK.deep)
  }
  for (const [x, y, r] of [
    [142, 452, 4],
    [172, 606, 3],
    [574, 424, 3],
    [546, 556, 4],
    [536, 236, 4],
    [360, 232, 3],
    [204, 178, 3],
  ] as const)
    disc(ctx, x, y, r, INK.sky)
}

const PULLEY = 160

/** What the sun loses, the moon gains. */
function sky(ctx: Pen, t: number) {
  const lift = 86 * Math.cos(TAU * t)
  const sun: Point = [MIDDLE - 92, 378 - lift]
  const moon: Point = [MIDDLE + 92, 378 + lift]
  dash(ctx, [sun[0] + 22, PULLEY - 22], [moon[0] - 22, PULLEY - 22], INK.wood, 5)
  for (const [[x, y], side] of [
    [sun, 22],
    [moon, -22],
  ] as const) {
    dash(ctx, [x + side, 44], [x + side, PULLEY], INK.strike, 8)
    dash(ctx, [x, PULLEY], [x, y - 62], INK.wood, 5)
    disc(ctx, x + side, PULLEY, 25, INK.wood)
    for (const i of upTo(3)) disc(ctx, ...polar((i / 3) * TAU - lift / 24, 14, [x + side, PULLEY]), 5, INK.deep)
  }
  shine(ctx, t, sun)
  at(ctx, moon[0] - 9, moon[1], () => cut(ctx, crescent(), INK.white), -0.42)
}

function shine(ctx: Pen, t: number, [x, y]: Point) {
  for (const i of upTo(14)) {
    const a = (i / 14) * TAU
    const ray = [polar(a - 0.13, 63), polar(a, i % 2 ? 80 : 96), polar(a + 0.13, 63)]
    at(ctx, x, y, () => poly(ctx, ray, INK.sulphur), (TAU / 7) * t)
  }
  disc(ctx, x, y, 55, INK.sulphur)
  over(ctx, () => disc(ctx, x + 5, y + 5, 40, INK.rose))
}

function crescent() {
  const shape = new Path2D()
  shape.arc(-4, 0, 66, -0.95, 0.95, true)
  shape.arc(26, 0, 54, 1.66, -1.66)
  shape.closePath()
  return shape
}

/** A part of an ellipse of the wooden ring. */
function part(ctx: Pen, y: number, rx: number, ink: string, from = 0, to = TAU) {
  const shape = new Path2D()
  shape.ellipse(0, y, rx, (rx * 50) / 176, 0, from, to)
  cut(ctx, shape, ink)
}

/** A thatched ring on a round wall, with the stage house inside. */
function playhouse(ctx: Pen) {
  rect(ctx, -164, 0, 328, 130, INK.wood)
  for (const [x, w] of [
    [-136, 20],
    [-84, 34],
    [0, 42],
    [84, 34],
    [136, 20],
  ] as const)
    cut(ctx, rounded(x - w / 2, 66 - Math.abs(x) * 0.1, w, 70, [w / 2, w / 2, 0, 0]), INK.ink)
  part(ctx, 12, 176, '#b98d54')
  part(ctx, 0, 176, INK.sulphur)
  part(ctx, 2, 116, INK.ink)
  stageHouse(ctx)
  part(ctx, 0, 176, INK.sulphur, 0.75, Math.PI - 0.75)
}

/** With balcony and gable. */
function stageHouse(ctx: Pen) {
  rect(ctx, -58, -112, 116, 126, INK.rose)
  cut(ctx, rounded(-27, -98, 54, 70, [27, 27, 0, 0]), INK.ink)
  for (const x of [-48, 36]) rect(ctx, x, -18, 12, 32, INK.ink)
  cut(ctx, 'M-80 -110 L0 -166 L80 -110 Z', INK.strike)
  rect(ctx, -68, -42, 136, 10, INK.wood)
  rect(ctx, -68, -22, 136, 8, INK.wood)
  for (const i of upTo(7)) rect(ctx, -64 + i * 20.3, -40, 6, 22, INK.wood)
  at(ctx, 2, -62, () => bird(ctx, { body: INK.mint, wing: INK.petrol, eye: INK.ink }), 0, 0.56)
}

/** Gathered at the ties, and flared to the floor. */
function curtains(ctx: Pen, t: number) {
  const breath = wave(t)
  for (const s of [-1, 1])
    for (const j of upTo(4)) {
      const tie = MIDDLE + s * (284 + j * 23 + 7 * breath)
      const fold = { s, tie, sway: 5 * wave(t, 1, j * 0.16) }
      pleat(ctx, fold, 50, MIDDLE + s * (204 + j * 48), 14 - j)
      pleat(ctx, fold, 790, MIDDLE + s * (238 + j * 42 + 10 * breath), 13 - j)
    }
  for (const s of [-1, 1])
    dash(ctx, [MIDDLE + s * (258 + 8 * breath), 480], [MIDDLE + s * 372, 454], INK.sulphur, 20, 'butt')
}

/** From its wide end (x, y) to the tie. */
function pleat(ctx: Pen, { s, tie, sway }: Record<'s' | 'tie' | 'sway', number>, y: number, x: number, w: number) {
  const half = (y + 474) / 2 + 40
  const q = tie + sway - s * 34
  const down = `C${x - w + sway} ${half} ${q - 2} ${half} ${tie - 2} 474`
  const up = `C${q + 2} ${half} ${x + w + sway} ${half} ${x + w} ${y}`
  cut(ctx, `M${x - w} ${y} ${down} L${tie + 2} 474 ${up} Z`, FOLD)
}

/** Five swags with a fringe. */
function valance(ctx: Pen) {
  for (const i of upTo(5))
    for (const [ry, ink] of [
      [72, INK.sulphur],
      [60, FOLD],
      [36, INK.strike],
    ] as const) {
      const swag = new Path2D()
      swag.ellipse(i * 144 + 72, 40, 73, ry, 0, 0, Math.PI)
      cut(ctx, swag, ink)
    }
  rect(ctx, 0, 0, W, 42, INK.strike)
}

/** Small beat, big beat: the line slides left from under a quill that only bobs. */
function page(ctx: Pen, t: number) {
  rect(ctx, 0, 776, W, 124, INK.white)
  const height = (x: number) => {
    const u = frac(x / 120 + t * 3)
    return 866 - (u < 0.5 ? 20 * hump(u * 2) : 54 * hump(u * 2 - 1))
  }
  line(
    ctx,
    upTo(127).map((i): Point => [i * 4 - 10, height(i * 4 - 10)]),
    INK.ink,
    8,
  )
  at(ctx, 494, height(494), () => quill(ctx), 0.52 + 0.03 * wave(t, 3))
}

/** With four cut notches. */
const FEATHER =
  'M0 -112 Q-42 -128 -46 -172 L-9 -152 Q-52 -176 -48 -240 L-9 -216 C-44 -270 -30 -350 26 -392' +
  'C50 -350 56 -300 50 -254 L16 -226 Q54 -222 46 -172 L12 -150 Q36 -144 0 -112 Z'

function quill(ctx: Pen) {
  cut(ctx, FEATHER, INK.white)
  const spine: Point[] = [
    [0, -20],
    [0, -196],
    [12, -334],
  ]
  line(ctx, spine, INK.ink, 5)
  cut(ctx, 'M-8 -54 L8 -54 L0 0 Z', INK.ink)
}
