import { ofWords, remember } from './remember.ts'
import { rootOf } from './roots.ts'
import { contentTokens } from './similarity.ts'

/** A line is a field, a slash parts its closer senses; words of `loose` agree as a field without a common sense. */
export interface FieldLists {
  things: string
  deeds: string
  loose: readonly string[]
  light: string
}

export interface Meaning {
  fields: ReadonlySet<number>
  senses: ReadonlySet<number>
  /** 1 for a thing or an unknown word, 0.5 for a deed, 0 for a light word. */
  weight: number
}

type Draft = Map<string, { fields: Set<number>; senses: Set<number>; weight: number }>

const emptyEntry = () => ({ fields: new Set<number>(), senses: new Set<number>(), weight: 1 })

const linesOf = (text: string): string[] => text.trim().split('\n')

type Count = () => number

function addFields(draft: Draft, text: string, weight: number, count: Count): void {
  for (const line of linesOf(text)) {
    const field = count()
    for (const group of line.split('/')) {
      const sense = count()
      for (const stem of contentTokens(group)) {
        const known = draft.get(stem) ?? { ...emptyEntry(), weight }
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
      const known = draft.get(stem) ?? emptyEntry()
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
  for (const stem of contentTokens(light)) draft.set(stem, { ...(draft.get(stem) ?? emptyEntry()), weight: 0 })
  return draft
}

function byRootOf(meanings: ReadonlyMap<string, Meaning>): Map<string, Meaning> {
  const byRoot = new Map<string, Meaning>()
  for (const [stem, meaning] of meanings) {
    const root = rootOf(stem)
    if (stem === root || !byRoot.has(root)) byRoot.set(root, meaning)
  }
  return byRoot
}

const unknown: Meaning = { fields: new Set(), senses: new Set(), weight: 1 }

/** Reading the lists takes some ten milliseconds, so it waits for the first look. */
export function readFields(lists: FieldLists): (stem: string) => Meaning {
  let meanings: ReadonlyMap<string, Meaning> | undefined
  let byRoot: ReadonlyMap<string, Meaning> | undefined
  return remember(ofWords, (stem) => {
    meanings ??= draftOf(lists)
    byRoot ??= byRootOf(meanings)
    return meanings.get(stem) ?? byRoot.get(rootOf(stem)) ?? unknown
  })
}
