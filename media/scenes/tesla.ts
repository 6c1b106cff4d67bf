import { bird } from '../bird.ts'
import { frac, hump, INK, lerp, MIX, type Pen, type Point, rng, type Scene, smooth, TAU, upTo } from '../kit.ts'
import { at, bow, cut, dash, disc, ground, inside, line, oval, over, poly, rect, rounded } from '../paper.ts'

/** The coil breathes rings; on every beat it picks a zigzag and throws it to the next bulb. */
export const scene: Scene = {
  seconds: 7,
  draw(ctx, t) {
    ground(ctx, INK.deep)
    disc(ctx, ...CROWN, 282, '#04557a')
    bulbs(ctx, t)
    const feathers = { body: INK.rose, wing: INK.strike, eye: INK.ink, crest: INK.sulphur }
    at(ctx, 430, wireAt(430) - 28, () => bird(ctx, feathers), -0.03, -0.76, 0.76)
    bench(ctx)
    rings(ctx, t, Math.PI, TAU)
    coil(ctx)
    rings(ctx, t, 0, Math.PI)
    // Sparks come before the crown, which hides their roots.
    spark(ctx, t)
    crown(ctx)
  },
}

const CROWN: Point = [360, 366]
const BULBS: Point[] = [
  [72, 520],
  [132, 268],
  [588, 250],
  [650, 500],
]
/** Which bulb is struck on each beat of four; a loop has eight. */
const ORDER = [2, 0, 3, 1]

/** The height of the wire, which hangs in an arch round the coil. */
const wireAt = (x: number) => 104 - 36 * ((x - 360) / 360) ** 2

function bulbs(ctx: Pen, t: number) {
  const wire = upTo(25).map((i): Point => [i * 32 - 24, wireAt(i * 32 - 24)])
  line(ctx, wire, INK.ink, 7)
  for (const [i, place] of BULBS.entries()) {
    const beatsSinceStruck = frac((frac(t) * 8 - ORDER.indexOf(i)) / 4) * 4
    bulb(ctx, place, 1 - smooth((beatsSinceStruck - 0.9) / 1.4))
  }
}

function bulb(ctx: Pen, [x, y]: Point, lit: number) {
  dash(ctx, [x, wireAt(x)], [x, y - 60], INK.ink, 5)
  at(ctx, x, y, () => {
    for (const i of upTo(lit > 0.12 ? 9 : 0)) {
      const ray = () => dash(ctx, [64, 0], [64 + 22 * lit, 0], INK.sulphur, 8 * Math.min(1, lit * 3))
      at(ctx, 0, 0, ray, lerp(-0.12, 0.62, i / 8) * TAU)
    }
    const glass = new Path2D()
    glass.arc(0, 0, 48, -TAU / 4 + 0.5, -TAU / 4 - 0.5)
    glass.lineTo(-16, -60)
    glass.lineTo(16, -60)
    glass.closePath()
    cut(ctx, glass, '#0f7a8f')
    inside(ctx, glass, () => disc(ctx, 0, 0, 66 * lit, INK.sulphur))
    line(ctx, FILAMENT, INK.ink, 4)
    bow(ctx, 0, 0, 35, 2.6, 3.7, lit > 0.5 ? INK.white : INK.mint, 6)
    cut(ctx, rounded(-20, -82, 40, 34, 5), INK.ink)
  })
}

// biome-ignore format: one zigzag
const FILAMENT: Point[] = [[-9, -44], [-16, 0], [-6, -13], [0, 0], [6, -13], [16, 0], [9, -44]]

/** With insulators and plinth. */
function bench(ctx: Pen) {
  rect(ctx, 0, 826, 720, 74, INK.ink)
  rect(ctx, 0, 826, 720, 10, INK.sulphur)
  for (const x of [184, 334, 484]) for (const y of [796, 811]) cut(ctx, rounded(x, y, 52, 14, 7), INK.white)
  cut(ctx, rounded(CROWN[0] - 214, 760, 428, 36, 8), INK.ink)
}

/** Half of each ring is behind the column, and half before it. */
function rings(ctx: Pen, t: number, from: number, to: number) {
  for (const i of upTo(5)) {
    const breath = hump(frac(t * 2 + i / 5 + 0.3))
    const w = lerp(106, 180, i / 4) + 22 * breath
    ctx.beginPath()
    ctx.ellipse(CROWN[0], 484 + i * 62, w, w * 0.2, 0, from, to)
    ctx.strokeStyle = INK.mint
    ctx.lineWidth = lerp(4, 17, breath)
    ctx.lineCap = 'round'
    ctx.stroke()
  }
}

function coil(ctx: Pen) {
  const [x, y] = CROWN
  rect(ctx, x - 58, y, 116, 400, INK.ink)
  for (const i of upTo(17)) dash(ctx, [x - 55, 434 + i * 19.6], [x + 55, 424 + i * 19.6], INK.wood, 11)
}

/** From the needle to a bulb above, or from the rim to one below. */
function spark(ctx: Pen, t: number) {
  const beat = Math.floor(frac(t) * 8)
  const u = frac(t) * 8 - beat
  if (u >= 0.62) return
  const bulb = BULBS[ORDER[beat % 4]]
  const [x, y] = CROWN
  const from: Point = bulb[1] > y ? [x + Math.sign(bulb[0] - x) * 138, y + 2] : [x, y - 142]
  const a = Math.atan2(bulb[1] - from[1], bulb[0] - from[0])
  const to: Point = [bulb[0] - Math.cos(a) * 46, bulb[1] - Math.sin(a) * 46]
  bolt(ctx, from, to, beat * 3 + Math.floor(u * 4.8))
}

/** One zigzag of many, cut from paper: wide at the coil, a point at the bulb. */
function bolt(ctx: Pen, [x0, y0]: Point, [x1, y1]: Point, seed: number) {
  const dice = rng(seed * 97 + 5)
  const [dx, dy] = [x1 - x0, y1 - y0]
  const far = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / far, dx / far]
  const corners = far < 170 ? 3 : 4
  const spine = upTo(corners + 1).map((i) => {
    const within = i > 0 && i < corners
    const u = (i + (within ? 0.5 * (dice() - 0.5) : 0)) / corners
    const out = within ? (i % 2 ? 1 : -1) * (22 + 16 * dice()) : 0
    return { x: x0 + dx * u + nx * out, y: y0 + dy * u + ny * out, w: lerp(17, 4, u) }
  })
  const edge = (k: number) => spine.map(({ x, y, w }): Point => [x + nx * w * k, y + ny * w * k])
  poly(ctx, [...edge(1.5), ...edge(-1.5).reverse()], INK.sulphur)
  poly(ctx, [...edge(0.62), ...edge(-0.62).reverse()], INK.white)
}

/** A ring of spun copper and a needle. */
function crown(ctx: Pen) {
  const [x, y] = CROWN
  const ring = rounded(x - 168, y - 50, 336, 100, 50)
  cut(ctx, ring, INK.strike)
  inside(ctx, ring, () =>
    over(ctx, () => {
      rect(ctx, x - 168, y + 18, 336, 40, MIX.shadow)
      oval(ctx, x, y - 27, 98, 13, MIX.shadow)
    }),
  )
  dash(ctx, [x - 132, y], [x - 62, y], INK.rose, 12)
  cut(ctx, `M${x - 15} ${y - 26} L${x - 4} ${y - 140} L${x + 4} ${y - 140} L${x + 15} ${y - 26} Z`, INK.wood)
  disc(ctx, x, y - 142, 23, INK.sulphur)
}
