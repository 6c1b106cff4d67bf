import { bird, flame } from '../bird.ts'
import { INK, MIX, type Pen, type Point, type Scene, TAU, upTo, wave } from '../kit.ts'
import {
  at,
  bow,
  circle,
  cut,
  dash,
  disc,
  ground,
  inside,
  line,
  over,
  poly,
  rect,
  ring,
  rounded,
  sickle,
} from '../paper.ts'

/** An armillary sphere over Alexandria: on one axle a hoop turns and two swing, the star chart blinks behind. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.petrol)
    chart(ctx, t)
    harbour(ctx, t)
    column(ctx)
    meridian(ctx)
    at(ctx, ...CENTRE, () => sphere(ctx, t), 0.41)
    const feathers = { body: INK.rose, wing: INK.white, eye: INK.ink }
    at(ctx, 262, 82, () => bird(ctx, feathers), -0.1, -0.72, 0.72)
  },
}

const CENTRE: Point = [360, 350]
const R = 252

// biome-ignore format: a constellation is a line
const CONSTELLATIONS: Point[][] = [
  [[38, 96], [84, 58], [112, 112], [160, 76], [190, 120]],
  [[690, 250], [668, 190], [620, 150], [590, 96], [530, 92], [520, 36], [584, 40], [590, 96]],
  [[60, 430], [40, 500], [88, 520]],
  [[650, 560], [690, 600], [650, 650], [612, 612], [650, 560]],
]

/** Hour lines and circles stay; the stars blink. */
function chart(ctx: Pen, t: number) {
  for (const r of [348, 440, 532, 624]) ring(ctx, ...CENTRE, r, INK.deep, 2.5)
  for (const i of upTo(24)) at(ctx, ...CENTRE, () => dash(ctx, [0, 300], [0, 660], INK.deep, 2.5), (i / 24) * TAU)
  for (const [j, stars] of CONSTELLATIONS.entries()) {
    line(ctx, stars, INK.mint, 2.5)
    for (const [i, [x, y]] of stars.entries()) {
      const drawn = stars.findIndex((each) => each[0] === x && each[1] === y) < i
      const r = 6 + 2.6 * wave(t, 1 + ((i + j) % 3), i * 0.31 + j * 0.17)
      if (!drawn) disc(ctx, x, y, r, i % 3 ? INK.white : INK.sulphur)
    }
  }
}

const TOWER =
  'M-46 4 L-36 -88 H-26 L-21 -142 H-13 V-172 H13 V-142 H21 L26 -88 H36 L46 4 Z M-118 110 V20 L-76 0 H70 L112 110 Z'

/** Sea, lighthouse and temple. */
function harbour(ctx: Pen, t: number) {
  rect(ctx, 0, 776, 720, 124, INK.deep)
  for (const [x, y, w] of [
    [196, 832, 76],
    [224, 856, 44],
    [436, 812, 36],
    [436, 846, 20],
  ] as const)
    rect(ctx, x, y, w, 5, INK.petrol)
  at(ctx, 118, 796, () => {
    cut(ctx, TOWER, INK.ink)
    for (const y of [-66, -28]) rect(ctx, -5, y, 10, 18, INK.sulphur)
    at(ctx, 0, -172, () => flame(ctx, 46 + 5 * wave(t, 4), wave(t, 3)))
  })
  at(ctx, 586, 806, () => {
    cut(ctx, 'M-130 110 L-104 0 H104 L170 40 V110 Z M-104 -74 L0 -120 L104 -74 Z', INK.ink)
    rect(ctx, -94, -78, 188, 16, INK.ink)
    rect(ctx, -94, -10, 188, 12, INK.ink)
    for (const i of upTo(6)) rect(ctx, -90 + i * 32.4, -66, 18, 66, INK.ink)
    disc(ctx, 0, -92, 8, INK.sulphur)
  })
}

function column(ctx: Pen) {
  rect(ctx, 284, 716, 152, 184, INK.sky)
  for (const x of [300, 332, 364, 396]) rect(ctx, x, 744, 16, 160, INK.mint)
  rect(ctx, 284, 730, 152, 10, INK.strike)
  cut(ctx, rounded(238, 664, 244, 58, 29), INK.sky)
  for (const side of [-92, 92]) {
    ring(ctx, CENTRE[0] + side, 694, 21, INK.petrol, 6)
    disc(ctx, CENTRE[0] + side, 694, 8, INK.petrol)
  }
  rect(ctx, 230, 650, 260, 22, INK.white)
}

/** Stand, cradle and graduated ring. */
function meridian(ctx: Pen) {
  cut(ctx, 'M318 650 L342 600 H378 L402 650 Z', INK.ink)
  bow(ctx, ...CENTRE, R + 16, 0.28, Math.PI - 0.28, INK.ink, 20)
  disc(ctx, ...CENTRE, R, INK.deep)
  for (const r of [84, 168]) ring(ctx, ...CENTRE, r, INK.petrol, 2.5)
  for (const i of upTo(12))
    at(ctx, ...CENTRE, () => dash(ctx, [0, 84], [0, R - 20], INK.petrol, 2.5), ((i + 0.5) / 12) * TAU)
  ring(ctx, ...CENTRE, R - 8, INK.sulphur, 26)
  for (const i of upTo(72)) {
    const tick = () => dash(ctx, [0, R - (i % 6 ? 4 : 14)], [0, R + 5], INK.ink, i % 6 ? 2.5 : 4, 'butt')
    at(ctx, ...CENTRE, tick, (i / 72) * TAU)
  }
}

interface Hoop {
  r: number
  /** Half the width of its strip. */
  half: number
  /** Its angle in half turns: after one, a hoop looks as before. */
  angle: (t: number) => number
  outside: string
  within: string
  ticks: number
}

// Two of them never come near the angle at which a hoop is seen as a bar.
const HOOPS: Hoop[] = [
  { r: 214, half: 15, angle: (t) => t + 0.3, outside: INK.sulphur, within: MIX.orange, ticks: 36 },
  { r: 164, half: 14, angle: (t) => 0.25 - 0.17 * wave(t, 1, 0.1), outside: INK.strike, within: '#b3261e', ticks: 0 },
  { r: 116, half: 13, angle: (t) => 0.75 + 0.17 * wave(t, 2), outside: INK.mint, within: '#3d9a9c', ticks: 0 },
]

function sphere(ctx: Pen, t: number) {
  for (const each of HOOPS) strip(ctx, t, each, false)
  dash(ctx, [0, -R - 34], [0, R + 34], INK.ink, 8)
  disc(ctx, 0, 0, 54, INK.white)
  inside(ctx, circle(0, 0, 54), () => over(ctx, () => cut(ctx, sickle(0, 0, 54, [-20, -16, 54]), INK.rose, true)))
  for (const each of HOOPS.toReversed()) strip(ctx, t, each, true)
  for (const end of [-R - 30, R + 30]) disc(ctx, 0, end, 13, INK.strike)
}

/** How far the eye is away, and how high above the middle it looks from. */
const EYE = 760
const [COS, SIN] = [Math.cos(0.3), Math.sin(0.3)]

/** The outside of a hoop that is seen in front, or the inside that is seen behind. */
function strip(ctx: Pen, t: number, { r, half, angle, outside, within, ticks }: Hoop, front: boolean) {
  const turn = Math.PI * angle(t)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const seen = Math.acos(Math.min(1, r / EYE / Math.hypot(SIN, COS * sin)))
  const middle = Math.atan2(COS * sin, SIN) + (front ? 0 : Math.PI)
  const reach = front ? seen : Math.PI - seen
  const point = (f: number, w: number): Point => {
    const near = EYE / (EYE - r * (SIN * Math.cos(f) + COS * Math.sin(f) * sin) - w * COS * cos)
    const y = r * (SIN * Math.sin(f) * sin - COS * Math.cos(f)) + w * SIN * cos
    return [near * (r * Math.sin(f) * cos - w * sin), near * y]
  }
  const edge = (w: number) => upTo(41).map((i) => point(middle + (i / 20 - 1) * reach, w))
  const shape = [...edge(half), ...edge(-half).reverse()]
  poly(ctx, shape, front ? outside : within)
  line(ctx, [...shape, shape[0]], outside, 5)
  for (const i of upTo(front ? ticks : 0)) {
    const f = (i / ticks) * TAU
    if (Math.cos(f - middle) > Math.cos(reach)) dash(ctx, point(f, -half / 2), point(f, half / 2), INK.ink, 3.5, 'butt')
  }
}
