/**
 * The shared hand of all plates: mid-century matchbox labels. Flat spot inks, cut paper, and overprint where two inks
 * meet. No gradient, blur or grain: flat colour is the style, and the reason why eight seconds fit into 180 kB.
 */
export type Pen = CanvasRenderingContext2D
export type Point = readonly [x: number, y: number]

/**
 * A plate. `draw` shows the moment `t` of the loop, from 0 up to but not including 1, and depends on nothing else.
 * Whatever moves goes through whole cycles (`wave`, `spin`, `frac` with whole numbers), so that the last frame leads
 * into the first. Frame 0 is the still: a plate is never empty there.
 */
export interface Scene {
  seconds: number
  draw(ctx: Pen, t: number): void
}

/** The size of the paper that scenes draw on; frames are rendered smaller. */
export const W = 720
export const H = 900
export const TAU = Math.PI * 2

/** The spot inks: what the tokens `--ink-…` of the web are in sRGB. */
export const INK = {
  ink: '#082034',
  deep: '#02435f',
  petrol: '#066482',
  mint: '#84dace',
  sky: '#bde6f1',
  white: '#fafdfe',
  sulphur: '#fad534',
  strike: '#f44724',
  rose: '#ffaeb0',
  wood: '#e6c598',
}

/** What two inks give together, for places that must stay flat while something moves over them. */
export const MIX = {
  orange: '#fa9124', // rose over sulphur
  ember: '#f2785c', // strike over rose
  shadow: '#d98f86', // what rose and wood leave in the shade
  teal: '#2a9fae', // mint over petrol
  glass: '#bfeee2', // mint and white
}

/** A sine of k whole cycles in a loop, from -1 to 1. */
export const wave = (t: number, k = 1, phase = 0) => Math.sin(TAU * (t * k + phase))

/** An angle that makes k whole turns in a loop. */
export const spin = (t: number, k = 1, phase = 0) => TAU * (t * k + phase)

export const frac = (x: number) => x - Math.floor(x)
export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x))
export const lerp = (a: number, b: number, u: number) => a + (b - a) * u

/** From 0 to 1, slow at both ends. */
export function smooth(u: number) {
  const v = clamp(u)
  return v * v * (3 - 2 * v)
}

/** From 0 to 1 and back. */
export const hump = (u: number) => Math.sin(Math.PI * clamp(u)) ** 2

/** Dice that always fall the same way (mulberry32). */
export function rng(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Numbers from 0 up to but not including n. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

/** The point at an angle and a distance from a centre. */
export const polar = (angle: number, r: number, [x, y]: Point = [0, 0]): Point => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]
