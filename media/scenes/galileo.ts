import { bird } from '../bird.ts'
import { frac, hump, INK, lerp, MIX, type Pen, polar, rng, type Scene, spin, TAU, upTo, W, wave } from '../kit.ts'
import { at, circle, cut, dash, disc, ground, inside, oval, over, rect, ring, sickle } from '../paper.ts'

/** Four moons round Jupiter in their true rhythm of 8:4:2:1; the notebook below records them as they go. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.ink)
    stars(ctx, t)
    const moons = MOONS.map((moon) => ({ ...moon, ...placeOf(moon, t) }))
    orbits(ctx, Math.PI, TAU)
    for (const { x, y, size, ink } of moons.filter(({ front }) => !front)) disc(ctx, x, y, size, ink)
    jupiter(ctx, t)
    orbits(ctx, 0, Math.PI)
    for (const { x, y, size, ink } of moons.filter(({ front }) => front)) disc(ctx, x, y, size, ink)
    notebook(ctx, moons)
    at(ctx, 196, 652, () => telescope(ctx, t))
  },
}

const [X, Y, R] = [392, 316, 158]
const TILT = -0.3

function stars(ctx: Pen, t: number) {
  const dice = rng(21)
  for (const i of upTo(46)) {
    const [x, y, r] = [dice() * W, dice() * 690, 1.5 + dice() * 3]
    const light = hump(frac(t * (1 + (i % 2)) + dice()))
    disc(ctx, x, y, r * (0.7 + 0.5 * light), i % 5 ? INK.sky : INK.sulphur)
  }
}

interface Moon {
  orbit: number
  turns: number
  ink: string
  size: number
  phase: number
}

const MOONS: Moon[] = [
  { orbit: 222, turns: 8, ink: INK.sulphur, size: 13, phase: 0.1 },
  { orbit: 272, turns: 4, ink: INK.white, size: 11, phase: 0.42 },
  { orbit: 330, turns: 2, ink: INK.rose, size: 16, phase: 0.86 },
  { orbit: 396, turns: 1, ink: INK.mint, size: 14, phase: 0.2 },
]

/** `flat` is its distance to the left or right, which is all that his notebook knew. */
function placeOf({ orbit, turns, phase }: Moon, t: number) {
  const a = spin(t, turns, phase)
  const [flat, depth] = [Math.cos(a) * orbit, Math.sin(a) * orbit * 0.26]
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)]
  return { x: X + flat * cos - depth * sin, y: Y + flat * sin + depth * cos, front: depth > 0, flat }
}

function orbits(ctx: Pen, from: number, to: number) {
  for (const { orbit } of MOONS) {
    ctx.beginPath()
    ctx.ellipse(X, Y, orbit, orbit * 0.26, TILT, from, to)
    ctx.strokeStyle = INK.petrol
    ctx.lineWidth = 3
    ctx.lineCap = 'butt'
    ctx.stroke()
  }
}

interface Band {
  y: number
  h: number
  ink: string
  turns: number
  swell: number
}

const BANDS: Band[] = [
  { y: -132, h: 34, ink: INK.rose, turns: 1, swell: 5 },
  { y: -72, h: 44, ink: INK.strike, turns: 2, swell: 7 },
  { y: -8, h: 22, ink: INK.white, turns: -1, swell: 5 },
  { y: 38, h: 40, ink: INK.strike, turns: 1, swell: 7 },
  { y: 104, h: 26, ink: INK.rose, turns: -1, swell: 4 },
]

/** Its spot crosses twice a loop. */
function jupiter(ctx: Pen, t: number) {
  disc(ctx, X, Y, R, INK.wood)
  inside(ctx, circle(X, Y, R), () => {
    const surface = () => {
      for (const each of BANDS) band(ctx, t, each)
      oval(ctx, lerp(-230, 230, frac(t * 2 + 0.62)), 60, 38, 20, INK.sulphur)
    }
    at(ctx, X, Y, surface, TILT)
    over(ctx, () => cut(ctx, sickle(X, Y, R + 2, [X - 44, Y - 34, R + 14]), MIX.shadow, true))
  })
}

function band(ctx: Pen, t: number, { y, h, ink, turns, swell }: Band) {
  const across = upTo(51).map((i) => i * 8 - 200)
  const upper = across.map((x) => `L${x} ${y + swell * Math.sin(TAU * (x / 200 + t * turns))}`)
  const lower = across.map((x) => `L${x} ${y + h + swell * Math.sin(TAU * (x / 160 - t * turns) + 1)}`)
  cut(ctx, `M${[...upper, ...lower.reverse()].join(' ').slice(1)}`, ink)
}

function notebook(ctx: Pen, moons: readonly { flat: number }[]) {
  rect(ctx, 0, 786, W, 114, INK.sulphur)
  rect(ctx, 0, 786, W, 10, INK.strike)
  dash(ctx, [40, 846], [680, 846], INK.ink, 2.5)
  ring(ctx, 360, 846, 19, INK.ink, 6)
  disc(ctx, 360, 846, 16, INK.sulphur)
  for (const { flat } of moons) {
    if (Math.abs(flat) < 30) continue
    const x = 360 + flat * 0.76
    disc(ctx, x, 846, 20, INK.sulphur)
    for (const i of upTo(3)) {
      const a = (i * TAU) / 6 + 0.5
      dash(ctx, polar(a, 15, [x, 846]), polar(a, -15, [x, 846]), INK.ink, 5)
    }
  }
}

function telescope(ctx: Pen, t: number) {
  dash(ctx, [0, 0], [-74, 140], INK.mint, 13, 'butt')
  dash(ctx, [0, 0], [66, 140], INK.mint, 13, 'butt')
  dash(ctx, [0, 0], [0, 140], INK.petrol, 13, 'butt')
  at(ctx, 0, 0, () => tube(ctx), -0.62 + 0.035 * wave(t))
}

function tube(ctx: Pen) {
  rect(ctx, -150, -19, 130, 38, INK.strike)
  rect(ctx, -20, -25, 120, 50, INK.rose)
  rect(ctx, 100, -32, 92, 64, INK.strike)
  for (const [x, h] of [
    [-158, 54],
    [-26, 60],
    [94, 74],
    [186, 78],
  ] as const)
    rect(ctx, x, -h / 2, 13, h, INK.sulphur)
  disc(ctx, 0, 0, 15, INK.ink)
  const feathers = { body: INK.mint, wing: INK.petrol, eye: INK.ink, crest: INK.sulphur }
  at(ctx, -96, -42, () => bird(ctx, feathers), 0.1, 0.62)
}
