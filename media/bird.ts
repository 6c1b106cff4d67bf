import { INK, type Pen } from './kit.ts'
import { at, cut, dash, disc } from './paper.ts'

/** A match flame, its foot at the origin. `lean` goes from -1 to 1. */
export function flame(ctx: Pen, height: number, lean = 0, outer = INK.strike, inner: string | null = INK.sulphur) {
  tongue(ctx, height, height * 0.62, lean, outer)
  if (inner) tongue(ctx, height * 0.52, height * 0.32, lean, inner)
}

function tongue(ctx: Pen, h: number, w: number, lean: number, fill: string) {
  const tip = lean * w * 0.22
  const left = `C${w * -0.75} 0 ${w * -0.62} ${h * -0.5} ${tip - w * 0.02} ${-h}`
  cut(ctx, `M0 0 ${left} C${w * 0.18 + tip} ${h * -0.62} ${w * 0.8} ${h * -0.34} 0 0`, fill)
}

const BODY =
  'M-58 4 L-26 -6 C-14 -26 2 -34 16 -34 C32 -34 40 -22 40 -14 C40 10 18 26 -6 24 C-18 23 -26 18 -32 14 L-60 20 Z'
const WING = 'M6 -12 C-6 -20 -22 -10 -40 10 C-18 16 4 12 6 -12'
const BEAK = 'M37 -22 L56 -15 L38 -10 Z'
const BELLY = 'M38 -4 C34 16 12 27 -8 24 C4 12 20 0 38 -4'

interface Feathers {
  /** From -1 to 1 in flight; a perched bird has none. */
  flap?: number
  body?: string
  wing?: string
  belly?: string
  crest?: string
  eye?: string
}

/**
 * The firecrest, which hides in every plate: seen from the side, looking right, about 100 long, around the origin.
 * Its crest is the flame of a match.
 */
export function bird(ctx: Pen, feathers: Feathers) {
  const { flap, body = INK.ink, wing = INK.petrol, belly, crest = INK.strike, eye = INK.white } = feathers
  cut(ctx, BODY, body)
  if (belly) cut(ctx, BELLY, belly)
  cut(ctx, BEAK, INK.sulphur)
  at(ctx, 16, -31, () => flame(ctx, 25, -0.7, crest, null), -0.35)
  disc(ctx, 25, -19, 3.6, eye)
  if (flap === undefined) perch(ctx, body, wing)
  else cut(ctx, wingInFlight(flap * 52), wing)
}

const wingInFlight = (up: number) => `M14 -14 Q2 ${-14 - up * 0.9} -34 ${-10 - up * 1.25} Q-30 ${-4 - up * 0.4} -14 6 Z`

function perch(ctx: Pen, body: string, wing: string) {
  cut(ctx, WING, wing)
  for (const x of [2, 10]) dash(ctx, [x, 22], [x, 36], body)
}

/** One of the firecrest's plain cousins: the same cut with another beak. */
export function finch(ctx: Pen, bill: string, body: string, wing: string) {
  cut(ctx, BODY, body)
  cut(ctx, bill, INK.strike)
  disc(ctx, 25, -19, 3.6, body === INK.ink ? INK.white : INK.ink)
  perch(ctx, body, wing)
}
