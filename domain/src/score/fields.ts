import { ofWords, remember } from './remember.ts'
import { rootOf } from './roots.ts'
import { contentTokens } from './similarity.ts'

/** Words that mean one thing or near it. A line is a field; a slash parts its closer senses. */
export interface FieldLists {
  /** Names and qualities: what an idea is about. */
  things: string
  /** How it is done: they say less about which idea it is. */
  deeds: string
  /** Words of these lines agree as a field and have no sense in common. */
  loose: readonly string[]
  /** They may stand in any idea, and so tell none from another. */
  light: string
}

/** What the lists know of a stem. */
export interface Meaning {
  /** Numbers of the fields it belongs to, and of the closer senses within them. */
  fields: ReadonlySet<number>
  senses: ReadonlySet<number>
  /** How much it tells about which idea is meant: a thing or an unknown word 1, a deed 0.5, a light word 0. */
  weight: number
}

type Draft = Map<string, { fields: Set<number>; senses: Set<number>; weight: number }>

const unheard = () => ({ fields: new Set<number>(), senses: new Set<number>(), weight: 1 })

const linesOf = (text: string): string[] => text.trim().split('\n')

/** Gives each field and each sense a number of its own. */
type Count = () => number

function addFields(draft: Draft, text: string, weight: number, count: Count): void {
  for (const line of linesOf(text)) {
    const field = count()
    for (const group of line.split('/')) {
      const sense = count()
      for (const stem of contentTokens(group)) {
        const known = draft.get(stem) ?? { ...unheard(), weight }
        known.fields.add(field)
        known.senses.add(sense)
        draft.set(stem, known)
      }
    }
  }
}

function addLoose(draft: Draft, text: string, count: Count): void {
  for (const line of linesOf(text)) {
    const field = count()
    for (const stem of contentTokens(line)) {
      const known = draft.get(stem) ?? unheard()
      known.fields.add(field)
      draft.set(stem, known)
    }
  }
}

function draftOf({ things, deeds, loose, light }: FieldLists): Draft {
  const draft: Draft = new Map()
  let counted = 0
  const count = () => ++counted
  addFields(draft, things, 1, count)
  addFields(draft, deeds, 0.5, count)
  for (const text of loose) addLoose(draft, text, count)
  for (const stem of contentTokens(light)) draft.set(stem, { ...(draft.get(stem) ?? unheard()), weight: 0 })
  return draft
}

/** The same for words that the lists only know by another word of their family. */
function byRootOf(meanings: ReadonlyMap<string, Meaning>): Map<string, Meaning> {
  const byRoot = new Map<string, Meaning>()
  for (const [stem, meaning] of meanings) {
    const root = rootOf(stem)
    if (stem === root || !byRoot.has(root)) byRoot.set(root, meaning)
  }
  return byRoot
}

const unknown: Meaning = { fields: new Set(), senses: new Set(), weight: 1 }

/** Looks a stem up. Reading the lists takes some ten milliseconds, so it waits for the first look. */
export function readFields(lists: FieldLists): (stem: string) => Meaning {
  let meanings: ReadonlyMap<string, Meaning> | undefined
  let byRoot: ReadonlyMap<string, Meaning> | undefined
  return remember(ofWords, (stem) => {
    meanings ??= draftOf(lists)
    byRoot ??= byRootOf(meanings)
    return meanings.get(stem) ?? byRoot.get(rootOf(stem)) ?? unknown
  })
}
