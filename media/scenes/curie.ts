import { bird } from '../bird.ts'
import { clamp, frac, hump, INK, lerp, MIX, type Pen, polar, rng, type Scene, TAU, upTo, wave } from '../kit.ts'
import { at, bow, cut, dash, disc, ground, inside, over, rect, ring, rounded, trace } from '../paper.ts'

/** Three flasks on a dark shelf light their own night, and send out slow rings. */
export const scene: Scene = {
  seconds: 7,
  draw(ctx, t) {
    ground(ctx, INK.deep)
    glow(ctx, t)
    shelf(ctx)
    flask(ctx, t, 360, 586, 156)
    tube(ctx, t, { x: 150, w: 92, h: 262, liquid: INK.strike, bubbles: INK.rose, phase: 0.2 })
    tube(ctx, t, { x: 584, w: 104, h: 210, liquid: INK.mint, bubbles: INK.white, phase: 0.55 })
    sparks(ctx, t)
    const feathers = { body: INK.rose, wing: INK.strike, eye: INK.ink, crest: INK.sulphur }
    at(ctx, 584, 496, () => bird(ctx, feathers), 0, -0.72, 0.72)
  },
}

const CENTRE = [360, 488] as const
const SHELF = 752

function glow(ctx: Pen, t: number) {
  const bands = ['#044d6b', '#06597a', '#0a6a84', '#0f7a8f']
  for (const [i, fill] of bands.entries()) disc(ctx, ...CENTRE, 474 - i * 88, fill)
  // The directions stay, and the light runs outwards along them: that reads as a glow and costs little.
  for (const i of upTo(20)) {
    const end = lerp(360, 520, 0.5 + 0.5 * wave(t, 2, -(i % 2) / 2))
    const ray = `M250 -4.5 L${end} -1 L${end} 1 L250 4.5 Z`
    at(ctx, ...CENTRE, () => cut(ctx, ray, INK.mint), ((i + 0.5) / 20) * TAU)
  }
  for (const i of upTo(2)) {
    const u = frac(t + i / 2 + 0.3)
    ring(ctx, ...CENTRE, lerp(200, 560, u), INK.sulphur, 8 * (1 - u) + 0.5)
  }
}

function shelf(ctx: Pen) {
  rect(ctx, 0, SHELF, 720, 148, INK.ink)
  rect(ctx, 0, SHELF, 720, 12, INK.strike)
  for (const x of [36, 372]) {
    cut(ctx, rounded(x, 796, 312, 150, 10), INK.deep)
    cut(ctx, rounded(x + 116, 836, 80, 16, 8), INK.sulphur)
  }
}

function sparks(ctx: Pen, t: number) {
  const dice = rng(4)
  for (const i of upTo(16)) {
    const u = frac(t * (1 + (i % 2)) + dice())
    const angle = -TAU / 4 + (dice() - 0.5) * 2.3
    const far = lerp(190, 430, u) * (0.8 + dice() * 0.4)
    const r = 7 * hump(u) * (0.6 + dice() * 0.8)
    at(ctx, ...polar(angle, far, CENTRE), () => star(ctx, r))
  }
}

function star(ctx: Pen, r: number) {
  const [out, half] = [r * 1.8, r * 0.5]
  const upper = `M0 ${-out} L${half} ${-half} L${out} 0 L${half} ${half}`
  cut(ctx, `${upper} L0 ${out} L${-half} ${half} L${-out} 0 L${-half} ${-half} Z`, INK.sulphur)
}

interface Liquid {
  x: number
  top: number
  /** Half of its width. */
  w: number
  bottom: number
  fill: string
  phase: number
  beats?: number
}

function liquid(ctx: Pen, t: number, { x, top, w, bottom, fill, phase, beats = 1 }: Liquid) {
  const surface = upTo(25).map((i) => {
    const u = i / 24
    const swell = 7 * Math.sin(TAU * (u * 1.5 + t * beats + phase)) * Math.sin(Math.PI * u * 0.999)
    return `L${x - w + 2 * w * u} ${top + swell + 9 * wave(t, beats, phase) * (u - 0.5)}`
  })
  cut(ctx, `M${x - w} ${bottom} ${surface.join('')} L${x + w} ${bottom} Z`, fill)
}

const bubble = (u: number, r: number) => r * clamp(u * 4) * clamp((1 - u) * 6)

function flask(ctx: Pen, t: number, x: number, y: number, r: number) {
  const neck = Math.asin(40 / r)
  const glass = new Path2D()
  glass.moveTo(x - 40, y - r - 150)
  glass.arc(x, y, r, -TAU / 4 - neck, -TAU / 4 + neck, true)
  glass.lineTo(x + 40, y - r - 150)
  glass.closePath()
  cut(ctx, glass, MIX.glass)
  inside(ctx, glass, () => {
    const within = { x, w: r + 6, bottom: y + r + 10 }
    liquid(ctx, t, { ...within, top: y - 34, fill: INK.sulphur, phase: 0 })
    over(ctx, () => liquid(ctx, t, { ...within, top: y + 44, fill: '#ffb45c', phase: 0.45, beats: 2 }))
    const dice = rng(11)
    for (const i of upTo(12)) {
      const u = frac(t * (1 + (i % 2)) + dice())
      const to = x + (dice() - 0.5) * r * 1.3 + 6 * wave(t, 3, dice())
      disc(ctx, to, y + r - 10 - u * (r + 20), bubble(u, 4 + dice() * 7), INK.white)
    }
  })
  trace(ctx, glass, INK.ink, 9)
  bow(ctx, x, y, r - 30, 2.5, 3.6, INK.white, 11)
  cut(ctx, rounded(x - 54, y - r - 166, 108, 26, 8), INK.ink)
}

interface Tube {
  x: number
  w: number
  h: number
  liquid: string
  bubbles: string
  phase: number
}

function tube(ctx: Pen, t: number, { x, w, h, liquid: fill, bubbles, phase }: Tube) {
  const y = SHELF - h
  const glass = rounded(x - w / 2, y, w, h, [6, 6, 26, 26])
  cut(ctx, glass, MIX.glass)
  inside(ctx, glass, () => {
    liquid(ctx, t, { x, w: w / 2 + 4, bottom: SHELF + 8, top: y + h * 0.42, fill, phase })
    const dice = rng(Math.round(x))
    for (const i of upTo(5)) {
      const u = frac(t * (1 + (i % 2)) + dice())
      disc(ctx, x + (dice() - 0.5) * w * 0.7, SHELF - 10 - u * h * 0.5, bubble(u, 3 + dice() * 5), bubbles)
    }
  })
  trace(ctx, glass, INK.ink, 9)
  cut(ctx, rounded(x - w / 2 - 10, y - 16, w + 20, 26, 8), INK.ink)
  dash(ctx, [x - w / 2 + 20, y + 34], [x - w / 2 + 20, y + h * 0.6], INK.white, 8)
}
