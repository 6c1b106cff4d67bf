import { bird } from '../bird.ts'
import { clamp, frac, H, INK, lerp, type Pen, type Point, rng, type Scene, upTo, W, wave } from '../kit.ts'
import { at, cut, disc, ground, line, rounded } from '../paper.ts'

/** A great curling wave, built from one spiral and printed in bands; the mountain waits. */
export const scene: Scene = {
  seconds: 7,
  draw(ctx, t) {
    ground(ctx, INK.rose)
    disc(ctx, 520, 236, 150, INK.strike)
    mist(ctx, t)
    cut(ctx, 'M330 720 Q470 640 532 520 L572 520 Q636 640 780 720 Z', INK.petrol)
    cut(ctx, SNOW, INK.white)
    for (const each of FAR_SEA) sea(ctx, t, each)
    const sway = wave(t) * 0.03
    at(ctx, 300 + wave(t, 1, 0.22) * 14, 520 + wave(t, 1, 0.45) * 8, () => greatWave(ctx, t), sway)
    for (const each of NEAR_SEA) sea(ctx, t, each)
    const feathers = { flap: wave(t, 7), wing: INK.white, crest: INK.sulphur }
    at(ctx, 598 + wave(t) * 10, 428 + wave(t, 2) * 10, () => bird(ctx, feathers), -0.2, 0.66)
  },
}

const SNOW = 'M532 520 L572 520 L604 582 L586 574 L572 600 L556 576 L538 604 L524 574 L503 584 Z'

/** Height, journeys a loop, width, and where each begins: cut like the mist of a woodblock. */
function mist(ctx: Pen, t: number) {
  const [far, colour] = [W + 420, '#fbd9d4']
  for (const [y, trips, w, start] of [
    [164, 1, 250, 560],
    [284, -1, 330, 900],
    [96, 1, 190, 250],
  ] as const) {
    const x = frac((start + trips * t * far) / far) * far - 360
    cut(ctx, rounded(x, y, w, 18, 9), colour)
    cut(ctx, rounded(x + 70, y + 18, w * 0.8, 18, 9), colour)
  }
}

interface Sea {
  y: number
  swell: number
  length: number
  trips: number
  phase: number
  ink: string
  crest?: string
}

const FAR_SEA: Sea[] = [
  { y: 668, swell: 12, length: 240, trips: 1, phase: 0.1, ink: INK.mint },
  { y: 704, swell: 16, length: 360, trips: -1, phase: 0.6, ink: INK.petrol },
]
const NEAR_SEA: Sea[] = [
  { y: 800, swell: 22, length: 480, trips: 1, phase: 0.3, ink: INK.petrol, crest: INK.white },
  { y: 856, swell: 18, length: 360, trips: -2, phase: 0.8, ink: INK.ink },
]

function sea(ctx: Pen, t: number, { y, swell, length, trips, phase, ink, crest }: Sea) {
  const top = upTo(92).map((i): Point => {
    const x = i * 8 - 6
    const u = frac(x / length - t * trips + phase)
    return [x, y - swell * (Math.sin(Math.PI * u) ** 2 * 2 - 1)]
  })
  const surface = top.map(([x, y]) => `L${x} ${y}`).join('')
  cut(ctx, `M-6 ${H + 6} ${surface} L${W + 10} ${H + 6} Z`, ink)
  if (crest)
    line(
      ctx,
      top.map(([x, y]): Point => [x, y + 16]),
      crest,
      6,
    )
}

/** From far out (0) to the eye of the curl (1), which is the origin; k makes it smaller. */
function spiral(u: number, k: number): Point {
  const a = 2.62 + u * 4.15
  const r = lerp(330, 64, u ** 0.82) * k
  return [Math.cos(a) * r * 1.02, Math.sin(a) * r * 0.98]
}

function greatWave(ctx: Pen, t: number) {
  body(ctx)
  for (const j of upTo(5)) stripe(ctx, t, j)
  const dice = rng(7)
  const lip = upTo(31).map((i) => spiral(lerp(0.14, 0.9, i / 30), 1))
  for (let i = 6; i <= 30; i += 2) claw(ctx, t, lip, i)
  for (const [i, [x, y]] of lip.entries()) {
    const size = lerp(12, 29, Math.sin(Math.PI * clamp((i / 30) * 0.85 + 0.12)))
    disc(ctx, x, y, size * (1 + 0.1 * wave(t, 2, dice())), INK.white)
  }
  spray(ctx, t, dice)
}

/** Up the hollow, round the lip and down the back. */
function body(ctx: Pen) {
  const [x, y] = spiral(0, 1)
  const curl = upTo(64).map((i) => `L${spiral(((i + 1) / 64) * 0.86, 1).join(' ')}`)
  const end = spiral(0.86, 1)
  const hollow = `C${end[0] - 70} ${end[1] + 34} -70 -40 -92 60 C-110 190 20 290 250 380`
  cut(ctx, `M-560 560 L-470 250 Q-400 30 ${x} ${y} ${curl.join('')} ${hollow} L420 560 Z`, INK.ink)
}

/** Printed stripes follow the curl and slide along its face. */
function stripe(ctx: Pen, t: number, j: number) {
  const k = 0.9 - j * 0.115
  const [start, next] = [spiral(0, k), spiral(0.02, k)]
  const [dx, dy] = [next[0] - start[0], next[1] - start[1]]
  const lead = 210 / Math.hypot(dx, dy)
  const foot: Point = [-400 + j * 84, 470]
  const curve = [foot, [foot[0] + 40, foot[1] - 160], [start[0] - dx * lead, start[1] - dy * lead], start]
  const rise = upTo(28).map((i): Point => {
    const [u, v] = [i / 28, 1 - i / 28]
    const on = (n: 0 | 1) =>
      v * v * v * curve[0][n] + 3 * v * v * u * curve[1][n] + 3 * v * u * u * curve[2][n] + u * u * u * curve[3][n]
    return [on(0), on(1)]
  })
  const reach = 0.82 - j * 0.04 + 0.03 * wave(t, 1, j * 0.17)
  const curl = upTo(65).map((i) => spiral((i / 64) * reach, k))
  line(ctx, [...rise, ...curl], j % 2 ? INK.mint : INK.petrol, [22, 18, 15, 12, 9][j])
}

/** Foam that reaches from the lip into the hollow. */
function claw(ctx: Pen, t: number, lip: readonly Point[], i: number) {
  const u = i / 30
  const along = Math.atan2(lip[i][1] - lip[i - 1][1], lip[i][0] - lip[i - 1][0])
  const turn = along + lerp(1.05, 0.55, u) + 0.09 * wave(t, 2, i * 0.13)
  const length = lerp(74, 118, Math.sin(Math.PI * clamp(u * 0.8 + 0.15))) * (1 + 0.13 * wave(t, 1, i * 0.19))
  const fingers = () => {
    for (const [lean, part, half] of [
      [-0.34, 0.74, 15],
      [0, 1, 19],
      [0.36, 0.66, 13],
    ] as const)
      at(ctx, 0, 0, () => finger(ctx, length * part, part, half), lean)
  }
  at(ctx, ...lip[i], fingers, turn)
}

function finger(ctx: Pen, length: number, part: number, half: number) {
  cut(ctx, `M0 ${-half} Q${length * 0.7} ${-half} ${length} ${11 * part} Q${length * 0.6} 3 0 ${half} Z`, INK.white)
  disc(ctx, length - 2, 9 * part, 6, INK.white)
}

/** Drops thrown off the lip, with one or two flights a loop. */
function spray(ctx: Pen, t: number, dice: () => number) {
  for (const i of upTo(26)) {
    const [x, y] = spiral(lerp(0.35, 0.9, dice()), 1.04)
    const u = frac(t * (1 + (i % 2)) + dice())
    const [speed, lift] = [60 + dice() * 120, -90 - dice() * 90]
    const r = (4 + dice() * 6) * Math.sin(Math.PI * u)
    disc(ctx, x + speed * u, y + lift * u + 230 * u * u, r, INK.white)
  }
}
