import { bird } from '../bird.ts'
import { frac, hump, INK, lerp, type Pen, type Point, type Scene, TAU, upTo, W, wave } from '../kit.ts'
import { at, cut, dash, ground, line, oval, over, poly, rect, rounded } from '../paper.ts'

/** A ribbon of music runs half a bar a loop over a harpsichord; three voices bounce at their own pace. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.sulphur)
    ribbon(ctx)
    for (const k of upTo(6)) halfBar(ctx, t, (k - 1.24) / 2)
    harpsichord(ctx, t)
    // The bird keeps time where nothing scrolls.
    const hop = 12 * Math.abs(wave(t, 4))
    at(ctx, 612, 664 - hop, () => bird(ctx, {}), 0, -0.72, 0.72)
  },
}

/** Half of the distance between two lines, and the middle line: the ribbon is wider on the right, as if it came closer. */
const gap = (x: number) => lerp(44, 62, x / W)
const middle = (x: number) => 384 - 108 * Math.sin(TAU * (x / 800 - 0.02)) + 18 * Math.cos((TAU * x) / 400)

const along = (height: number, dy = 0) =>
  upTo(77).map((i): Point => {
    const x = i * 10 - 20
    return [x, middle(x) - height * gap(x) + dy]
  })

function ribbon(ctx: Pen) {
  over(ctx, () => poly(ctx, [...along(2.8, 46), ...along(-2.8, 46).reverse()], INK.rose))
  poly(ctx, [...along(2.8), ...along(-2.8).reverse()], INK.white)
  for (const height of [-2, -1, 0, 1, 2]) line(ctx, along(height), INK.ink, 3.5)
}

/** A place in half a bar, from 0 to 0.5, and a height in gaps above the middle line. */
const BASS: Point = [0.22, -2]
const ALTO: readonly Point[] = [
  [0.105, -0.75],
  [0.355, -0.25],
]
const SOPRANO: readonly (readonly [Point, Point])[] = [
  [
    [0.04, 1],
    [0.165, 1.5],
  ],
  [
    [0.29, 1],
    [0.415, 2],
  ],
]

/** All halves are alike, so that each becomes the one before it while the ribbon runs left. */
function halfBar(ctx: Pen, t: number, start: number) {
  const left = start - t / 2
  if (left < -0.75 || left > 1.2) return
  const head = ([place, height]: Point, beats: number): Head => {
    const x = (left + place) * W
    const up = 0.42 * Math.abs(wave(t, beats, place * 1.5))
    return { x, y: middle(x) - (height + up) * gap(x), size: gap(x) / 54 }
  }
  const x = left * W
  dash(ctx, [x, middle(x) - 2 * gap(x)], [x, middle(x) + 2 * gap(x)], INK.ink, 6, 'butt')
  const down = ({ x, y, size }: Head): Point => [x - 24 * size, y + 124 * size]
  const bass = head(BASS, 1)
  note(ctx, bass, down(bass), INK.ink, true)
  for (const each of ALTO) note(ctx, head(each, 1), down(head(each, 1)), INK.petrol)
  for (const [first, second] of SOPRANO) pair(ctx, head(first, 2), head(second, 2))
}

interface Head {
  x: number
  y: number
  size: number
}

/** Two notes under one beam, which tilts as they bounce. */
function pair(ctx: Pen, first: Head, second: Head) {
  const tip = ({ x, y, size }: Head): Point => [x + 24 * size, y - 128 * size]
  const [[x0, y0], [x1, y1]] = [tip(first), tip(second)]
  const h = 11 * first.size
  cut(ctx, `M${x0 - 4} ${y0 - h} L${x1 + 4} ${y1 - h} L${x1 + 4} ${y1 + h} L${x0 - 4} ${y0 + h} Z`, INK.strike)
  note(ctx, first, tip(first), INK.strike)
  note(ctx, second, tip(second), INK.strike)
}

function note(ctx: Pen, { x, y, size }: Head, tip: Point, ink: string, half = false) {
  dash(ctx, [tip[0], y], tip, ink, 7 * size)
  const draw = () => {
    oval(ctx, 0, 0, 29, 21, ink)
    if (half) oval(ctx, 0, 0, 20, 10, INK.white)
  }
  at(ctx, x, y, draw, -0.35, size)
}

/** Dark naturals with arcaded fronts, and pale sharps. */
function harpsichord(ctx: Pen, t: number) {
  rect(ctx, 0, 690, W, 210, INK.strike)
  rect(ctx, 0, 703, W, 5, INK.sulphur)
  const pressed = (key: number) => 13 * hump(frac(t * 2 + key * 0.37) * 2.4)
  for (const key of upTo(9))
    at(ctx, key * 80, 722 + pressed(key), () => {
      rect(ctx, 2, 0, 76, 116, INK.ink)
      rect(ctx, 2, 116, 76, 80, INK.wood)
      cut(ctx, rounded(15, 134, 50, 60, [25, 25, 0, 0]), INK.ink)
    })
  for (const key of [1, 2, 4, 5, 6, 8, 9])
    cut(ctx, rounded(key * 80 - 21, 720 + 0.6 * pressed(key + 4), 42, 70, [0, 0, 6, 6]), INK.white)
}
