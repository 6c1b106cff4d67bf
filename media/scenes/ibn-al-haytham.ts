import { bird, flame } from '../bird.ts'
import { frac, H, hump, INK, lerp, type Pen, type Point, polar, type Scene, TAU, upTo, W, wave } from '../kit.ts'
import { at, circle, cut, disc, ground, inside, over, rect, rounded, sickle } from '../paper.ts'

/** The dark chamber: a sunlit house crosses one pinhole, and hangs upside down on the far wall. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.deep)
    disc(ctx, 548, 612, 92, '#044d6b')
    disc(ctx, 548, 612, 60, '#06597a')
    cone(ctx)
    rays(ctx, t, -GROWTH, INK.sulphur)
    outside(ctx, t)
    wall(ctx)
    picture(ctx, t)
    at(ctx, 548, FLOOR, () => candle(ctx, t))
  },
}

const HOLE: Point = [236, 520]
const STREET: Point = [62, 664]
const FLOOR = 792
/** The picture is the street, turned half round the pinhole and grown. */
const GROWTH = 1.52
const PICTURE: Point = [HOLE[0] + (HOLE[0] - STREET[0]) * GROWTH, HOLE[1] + (HOLE[1] - STREET[1]) * GROWTH]
const R = 194

/** The light that falls through the hole; it stays. */
function cone(ctx: Pen) {
  const axis = Math.atan2(PICTURE[1] - HOLE[1], PICTURE[0] - HOLE[0])
  const far = Math.hypot(PICTURE[0] - HOLE[0], PICTURE[1] - HOLE[1])
  const spread = Math.asin(R / far)
  const [one, other] = [-1, 1].map((side) => polar(axis + side * spread, far * Math.cos(spread), HOLE))
  cut(ctx, `M${HOLE} L${one} L${other} Z`, INK.petrol)
}

/** Five slivers sweep through the hole, down outside and up inside; each takes the place of the third next in a loop. */
function rays(ctx: Pen, t: number, k: number, ink: string) {
  for (const i of upTo(5)) {
    const u = (i + frac(t * 3)) / 5
    const [dy, w] = [lerp(6, 280, u), 18 * hump(u)]
    const x = HOLE[0] - 180 * k
    cut(ctx, `M${HOLE} L${x} ${HOLE[1] + (dy - w) * k} L${x} ${HOLE[1] + (dy + w) * k} Z`, ink)
  }
}

/** Sun, rays and street, cut off by the wall. */
function outside(ctx: Pen, t: number) {
  rect(ctx, 0, 0, HOLE[0], FLOOR, INK.sulphur)
  disc(ctx, 109, 190, 56, INK.strike)
  for (const i of upTo(16)) {
    const ray = `M66 -8 L${i % 2 ? 84 : 98} 0 L66 8 Z`
    at(ctx, 109, 190, () => cut(ctx, ray, INK.strike), ((i + 2 * t) / 16) * TAU)
  }
  over(ctx, () => rays(ctx, t, 1.4, INK.rose))
  inside(ctx, rounded(0, 0, 218, FLOOR, 0), () => at(ctx, ...STREET, () => street(ctx)))
}

/** With its pinhole, and the tiles of the floor. */
function wall(ctx: Pen) {
  const y = HOLE[1]
  for (const s of [-1, 1]) {
    const edge = `M218 ${y + s * 26} L${HOLE[0]} ${y + s * 7} L254 ${y + s * 26}`
    cut(ctx, `${edge} L254 ${y + s * 900} L218 ${y + s * 900} Z`, INK.ink)
  }
  rect(ctx, 0, FLOOR, W, 120, INK.ink)
  for (const seam of upTo(14).map((i) => 36 + i * 57))
    if (Math.abs(seam - y) > 30) rect(ctx, 218, seam, 36, 3, INK.deep)
  rect(ctx, 0, FLOOR, W, 10, INK.strike)
  for (const i of upTo(10))
    for (const turn of [0, TAU / 8])
      at(ctx, 36 + i * 72, 852, () => rect(ctx, -14, -14, 28, 28, i % 2 ? INK.petrol : INK.sulphur), turn)
}

function picture(ctx: Pen, t: number) {
  const [x, y] = PICTURE
  inside(ctx, circle(x, y, R), () => {
    rect(ctx, 0, 0, W, H, INK.sulphur)
    over(ctx, () => rays(ctx, t, -2.7, INK.rose))
    at(ctx, x, y, () => street(ctx), Math.PI, GROWTH)
    over(ctx, () => cut(ctx, sickle(x, y, R + 2, [x - 16, y - 34, R + 6]), INK.rose, true))
  })
}

function candle(ctx: Pen, t: number) {
  rect(ctx, -18, -156, 36, 96, INK.white)
  at(ctx, 0, -160, () => flame(ctx, 70 + 7 * wave(t, 3), 0.8 * wave(t, 2, 0.2)))
  cut(ctx, 'M-54 -62 L54 -62 L40 -40 L-40 -40 Z', INK.sulphur)
  cut(ctx, 'M-14 -40 L14 -40 L48 0 L-48 0 Z', INK.sulphur)
}

/** The bird sits beyond the left edge of the plate, so only the picture shows it. */
function street(ctx: Pen) {
  cut(ctx, 'M-300 60 Q20 96 300 50 L300 700 L-300 700 Z', INK.mint)
  cut(ctx, 'M-61 -116 Q-36 -30 -50 40 L-72 40 Q-86 -30 -61 -116', INK.petrol)
  rect(ctx, -160, 30, 130, 54, INK.wood)
  house(ctx)
  at(ctx, -99, 14.5, () => bird(ctx, {}), 0, 0.42)
}

/** Tower, dome and stepped parapet. */
function house(ctx: Pen) {
  disc(ctx, 46, -6, 38, INK.strike)
  rect(ctx, 43, -58, 6, 20, INK.strike)
  disc(ctx, 46, -60, 6, INK.strike)
  rect(ctx, -36, -6, 126, 90, INK.white)
  rect(ctx, -36, -66, 40, 70, INK.white)
  for (const x of [-36, -21, -6]) rect(ctx, x, -76, 10, 12, INK.white)
  over(ctx, () => {
    rect(ctx, -36, -6, 22, 90, INK.rose)
    rect(ctx, -36, -76, 10, 70, INK.rose)
  })
  cut(ctx, rounded(24, 30, 34, 54, [17, 17, 0, 0]), INK.ink)
  cut(ctx, rounded(-14, -50, 12, 26, [6, 6, 0, 0]), INK.ink)
  cut(ctx, rounded(-2, 14, 12, 24, [6, 6, 0, 0]), INK.ink)
}
