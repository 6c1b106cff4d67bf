import { bird, flame } from '../bird.ts'
import { frac, INK, lerp, MIX, type Pen, type Scene, smooth, TAU, upTo, wave } from '../kit.ts'
import { at, cut, dash, disc, ground, over, ring, rounded } from '../paper.ts'

/** Her rose of months opens petal by petal and folds away again, in the night ward, by the light of a swinging lamp. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.deep)
    const swing = 0.08 * wave(t)
    at(ctx, 574, -120, () => disc(ctx, 0, 364, 214, INK.petrol), swing)
    places(ctx)
    for (const i of upTo(12)) petal(ctx, t, i)
    disc(ctx, ...CENTRE, 36, INK.sulphur)
    disc(ctx, ...CENTRE, 14, INK.ink)
    at(ctx, 574, -120, () => lantern(ctx, t), swing)
  },
}

const CENTRE = [370, 544] as const
const wedge = (r: number, half: number) => {
  const shape = new Path2D()
  shape.moveTo(0, 0)
  shape.arc(0, 0, r, -half, half)
  shape.closePath()
  return shape
}
const turned = (ctx: Pen, i: number, draw: () => void) => at(ctx, ...CENTRE, draw, ((i + 0.5) / 12) * TAU - TAU / 4)

/** Still: the ruled rings, and where each petal will open. */
function places(ctx: Pen) {
  for (const r of [256, 342]) ring(ctx, ...CENTRE, r, SHADE, 3)
  for (const i of upTo(12))
    turned(ctx, i, () => {
      cut(ctx, wedge(MONTHS[i][0], (TAU / 24) * 0.93), SHADE)
      dash(ctx, [334, 0], [350, 0], SHADE, 4)
    })
}

/** Between deep and ink. */
const SHADE = '#03334c'

/** For each month the radius of its outer, middle and inner area. */
const MONTHS = [
  [172, 110, 78],
  [196, 150, 94],
  [180, 128, 74],
  [222, 142, 108],
  [252, 180, 101],
  [240, 150, 116],
  [286, 190, 134],
  [318, 226, 152],
  [330, 214, 175],
  [312, 236, 143],
  [262, 168, 130],
  [212, 150, 87],
]
const AREAS = [
  [120, INK.strike],
  [84, INK.rose],
  [60, INK.white],
] as const

/** Petals close and open in turn, and beat while they are open; frame 0 is full bloom. */
function petal(ctx: Pen, t: number, i: number) {
  const u = frac(t - i * 0.03)
  const open = 1 - smooth((u - 0.1) / 0.18) * (1 - smooth((u - 0.42) / 0.18))
  const beat = 1 + 0.025 * (1 + wave(t, 2, -i / 12)) * open
  const half = (TAU / 24) * lerp(0.34, 0.93, open)
  turned(ctx, i, () => {
    for (const [j, [folded, ink]] of AREAS.entries())
      cut(ctx, wedge(lerp(folded, MONTHS[i][j], open) * beat, half), ink)
  })
}

/** It hangs from above the frame. */
function lantern(ctx: Pen, t: number) {
  dash(ctx, [0, 0], [0, 184], INK.ink, 6)
  ring(ctx, 0, 200, 17, INK.ink, 8)
  cut(ctx, 'M-34 262 L-18 216 L18 216 L34 262 Z', INK.ink)
  cut(ctx, rounded(-86, 258, 172, 20, 6), INK.ink)
  const pleats = [96, 118, 130, 134, 130, 118, 96]
  for (const [i, w] of pleats.entries()) cut(ctx, rounded(-w / 2, 276 + i * 25, w, 26, 13), INK.sulphur)
  over(ctx, () => at(ctx, 0, 436, () => flame(ctx, 118, wave(t, 3), INK.rose, null)))
  for (const i of [1, 2, 3, 4, 5, 6]) dash(ctx, [-50, 276 + i * 25.2], [50, 276 + i * 25.2], MIX.orange, 3)
  cut(ctx, rounded(-60, 448, 120, 24, 6), INK.ink)
  at(ctx, -64, 233, () => bird(ctx, { body: INK.white, eye: INK.ink }), 0, -0.7, 0.7)
}
