import {
  frac,
  H,
  INK,
  lerp,
  MIX,
  type Pen,
  type Point,
  polar,
  rng,
  type Scene,
  smooth,
  TAU,
  upTo,
  W,
  wave,
} from '../kit.ts'
import { dash, disc, ground, line, poly, ring } from '../paper.ts'

/** Twenty stars and two ideas: the links draw a firecrest, let go, and strike a match. */
export const scene: Scene = {
  seconds: 8,
  draw(ctx, t) {
    ground(ctx, INK.ink)
    chart(ctx)
    const places = STARS.map((star, i) => placeOf(star, i, t))
    const asBird = 1 - smooth((t - 0.16) / 0.1) + smooth((t - 0.86) / 0.1)
    const asMatch = smooth((t - 0.39) / 0.1) - smooth((t - 0.63) / 0.1)
    if (asBird + asMatch < 1) thread(ctx, places)
    figure(ctx, t, places, BIRD, asBird)
    figure(ctx, t, places, MATCH, asMatch)
    disc(ctx, ...places[EYE], 17 * asBird, INK.ink)
    for (const [i, [x, y]] of places.entries()) disc(ctx, x, y, i % 3 ? 8 : 11, INK.white)
  },
}

const CENTRE: Point = [360, 450]

/** Still rims, and a still dusting of stars. */
function chart(ctx: Pen) {
  ring(ctx, ...CENTRE, 326, INK.petrol, 2.5)
  for (const i of upTo(72)) {
    const a = (i / 72) * TAU
    dash(ctx, polar(a, i % 6 ? 314 : 302, CENTRE), polar(a, 326, CENTRE), INK.petrol, 2.5, 'butt')
  }
  const dice = rng(33)
  for (const i of upTo(44)) disc(ctx, dice() * W, dice() * H, 1.5 + dice() * 2.5, i % 4 ? INK.petrol : INK.sky)
}

/** Its place in the bird, in the match, and how much it beats with the wing. */
type Star = readonly [bird: Point, match: Point, lift?: number]

// biome-ignore format: a star is a line
const STARS: Star[] = [
  [[652, 384], [522, 286]], // 0 tip of the beak
  [[552, 346], [450, 352]], // 1 forehead
  [[552, 416], [536, 496]], // 2 throat
  [[494, 306], [366, 112]], // 3 crown
  [[418, 328], [284, 282]], // 4 nape
  [[398, 150], [362, 346]], // 5 tip of the crest
  [[516, 226], [432, 448]], // 6 front of the crest
  [[246, 506], [208, 396]], // 7 back
  [[84, 604], [202, 508]], // 8 tail, upper
  [[108, 682], [262, 604]], // 9 tail, lower
  [[272, 630], [336, 842]], // 10 under the tail
  [[444, 668], [386, 842]], // 11 belly
  [[594, 506], [464, 600]], // 12 breast
  [[440, 450], [362, 466], 0.2], // 13 shoulder
  [[142, 176], [296, 452], 1], // 14 tip of the wing
  [[130, 306], [314, 566], 0.9], // 15 second feather
  [[178, 420], [336, 616], 0.6], // 16 third feather
  [[330, 556], [386, 616], 0.1], // 17 root of the wing
  [[308, 268], [410, 566], 0.6], // 18 leading edge of the wing
  [[494, 386], [362, 530]], // 19 eye
]
const EYE = 19

/** Each star goes over in a bow of its own, a little after its neighbour. */
function placeOf([bird, match, lift = 0]: Star, i: number, t: number): Point {
  const late = (((i * 7) % 20) / 20) * 0.05
  const u = smooth((t - 0.22 - late) / 0.14) - smooth((t - 0.69 - late) / 0.14)
  const bow = (i % 2 ? 50 : -50) * Math.sin(Math.PI * u) * (t < 0.5 ? 1 : -1)
  const [dx, dy] = [match[0] - bird[0], match[1] - bird[1]]
  const far = Math.hypot(dx, dy)
  const beat = lift * (1 - u) * wave(t, 3)
  return [
    lerp(bird[0], match[0], u) - (dy / far) * bow + 6 * beat,
    lerp(bird[1], match[1], u) + (dx / far) * bow + 15 * beat,
  ]
}

/** While nothing is decided, one thread keeps the stars together. */
function thread(ctx: Pen, places: readonly Point[]) {
  for (const ids of THREAD)
    line(
      ctx,
      ids.map((i) => places[i]),
      INK.mint,
      3,
    )
}

const THREAD = [
  [8, 7, 17, 13, 19, 1, 0],
  [14, 15, 16, 17],
  [9, 10, 11, 12, 2],
  [4, 3, 6, 5],
]

interface Figure {
  /** Each facet: its ink, and the stars at its corners. */
  facets: readonly (readonly [ink: string, ...stars: number[]])[]
  /** Where beads of light run. */
  runs: readonly number[][]
}

const { mint, petrol, sky, deep, white, strike, sulphur, wood } = INK
/** Wood over wood. */
const bark = '#cf985b'

// biome-ignore format: facets that lie side by side
const BIRD: Figure = {
  facets: [
    [petrol, 7, 10, 9, 8], [mint, 4, 13, 7], [mint, 7, 13, 17], [mint, 7, 17, 10], [mint, 17, 11, 10], [mint, 13, 11, 17],
    [sky, 13, 12, 11], [sky, 19, 2, 12, 13], [mint, 4, 19, 13], [mint, 4, 3, 19], [mint, 3, 1, 19], [sky, 1, 2, 19],
    [sulphur, 1, 0, 2], [strike, 4, 5, 3], [MIX.ember, 3, 5, 6],
    [petrol, 13, 18, 17], [deep, 18, 16, 17], [petrol, 18, 15, 16], [mint, 18, 14, 15],
  ],
  runs: [[8, 7, 17, 13, 4, 3, 1, 0]],
}

// biome-ignore format: facets that lie side by side
const MATCH: Figure = {
  facets: [
    [wood, 16, 17, 11], [bark, 16, 11, 10],
    [strike, 3, 5, 4], [MIX.ember, 3, 1, 5], [strike, 4, 5, 14, 7], [strike, 1, 6, 5], [MIX.ember, 1, 0, 2, 6], [strike, 2, 18, 6],
    [strike, 7, 14, 15, 8], [strike, 8, 15, 16, 9], [strike, 2, 12, 18], [strike, 12, 17, 18],
    [sulphur, 5, 6, 13], [sulphur, 5, 13, 14], [sulphur, 14, 13, 15], [sulphur, 13, 6, 18],
    [white, 13, 18, 19], [white, 13, 19, 15], [deep, 15, 19, 16], [petrol, 19, 18, 17], [deep, 19, 17, 16],
  ],
  runs: [[10, 16, 9, 8, 7, 4, 3]],
}

/** Each facet opens from its own middle; `on` says how far. */
function figure(ctx: Pen, t: number, places: readonly Point[], { facets, runs }: Figure, on: number) {
  if (on <= 0) return
  for (const [ink, ...stars] of facets) {
    const corners = stars.map((i) => places[i])
    const middle = [0, 1].map((k) => corners.reduce((sum, each) => sum + each[k], 0) / corners.length)
    const facet = corners.map(([x, y]): Point => [lerp(middle[0], x, on), lerp(middle[1], y, on)])
    poly(ctx, facet, ink)
    if (on === 1) line(ctx, [...facet, facet[0]], INK.white, 3)
  }
  for (const run of runs) {
    const stars = run.map((i) => places[i])
    bead(ctx, stars, frac(t * 2), 11 * on)
  }
}

function bead(ctx: Pen, run: readonly Point[], u: number, r: number) {
  const place = u * (run.length - 1)
  const [from, to] = [run[Math.floor(place)], run[Math.floor(place) + 1]]
  const at = frac(place)
  disc(ctx, lerp(from[0], to[0], at), lerp(from[1], to[1], at), r * Math.min(1, u * 8, (1 - u) * 8), INK.sulphur)
}
