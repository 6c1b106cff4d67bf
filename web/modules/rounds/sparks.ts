import { everydayObjects } from '@app/content/everyday-objects'
import { thinkers } from '@app/content/thinkers'

/** Verbs to turn a thing with, after Osborn's checklist (1953) and Eberle's SCAMPER (1971), each as a question. */
const verbs = [
  'What could you put in its place?',
  'What could you combine it with?',
  'What could you borrow from somewhere else?',
  'What could you make much bigger, or much smaller?',
  'Who else could use it, and for what?',
  'What could you take away?',
  'What if it went the other way round?',
]

const pick = <Item>(list: readonly Item[], turn: number): Item | undefined => list[turn % list.length]

/**
 * A question to go on with: a thing, a verb, a thinker, in turns. It asks and never answers. Each round begins
 * elsewhere, by its id.
 */
export function sparkOf(roundId: string, turn: number): string {
  const start = Number.parseInt(roundId.slice(0, 6), 16) + Math.floor(turn / 3)
  if (turn % 3 === 0) return `What has this to do with: ${pick(everydayObjects, start)}?`
  if (turn % 3 === 1) return pick(verbs, start) ?? ''
  const thinker = pick(thinkers, start)
  return thinker ? `${thinker.name} would begin so: ${thinker.cta}` : ''
}
