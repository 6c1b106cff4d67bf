import { circles } from './circles.ts'
import { kinds } from './kinds.ts'
import { rootOf } from './roots.ts'
import { contentTokens } from './similarity.ts'
import { deedFields, lightWords, thingFields } from './synonyms.ts'
import { wordNetKinds } from './wordnet-kinds.ts'

/** What the lexicon knows of a stem. */
export interface Meaning {
  /** Numbers of the fields it belongs to, and of the closer senses within them. */
  fields: ReadonlySet<number>
  senses: ReadonlySet<number>
  /** How much it tells about which idea is meant: a thing or an unknown word 1, a deed 0.5, a light word 0. */
  weight: number
}

interface Lexicon {
  meanings: ReadonlyMap<string, Meaning>
  /** The same for words that the lexicon only knows by another word of their family. */
  byRoot: ReadonlyMap<string, Meaning>
}

type Draft = Map<string, { fields: Set<number>; senses: Set<number>; weight: number }>

let numbered = 0

const unheard = () => ({ fields: new Set<number>(), senses: new Set<number>(), weight: 1 })

function readFields(draft: Draft, text: string, weight: number): void {
  for (const line of text.trim().split('\n')) {
    numbered += 1
    const field = numbered
    for (const group of line.split('/')) {
      numbered += 1
      for (const stem of contentTokens(group)) {
        const known = draft.get(stem) ?? { ...unheard(), weight }
        known.fields.add(field)
        known.senses.add(numbered)
        draft.set(stem, known)
      }
    }
  }
}

/** Words of these lines agree as a field and have no sense in common. */
function readLoose(draft: Draft, text: string): void {
  for (const line of text.trim().split('\n')) {
    numbered += 1
    for (const stem of contentTokens(line)) {
      const known = draft.get(stem) ?? unheard()
      known.fields.add(numbered)
      draft.set(stem, known)
    }
  }
}

function readLexicon(): Lexicon {
  const draft: Draft = new Map()
  readFields(draft, thingFields, 1)
  readFields(draft, deedFields, 0.5)
  readLoose(draft, circles)
  readLoose(draft, kinds)
  readLoose(draft, wordNetKinds)
  for (const stem of contentTokens(lightWords)) draft.set(stem, { ...(draft.get(stem) ?? unheard()), weight: 0 })
  const byRoot = new Map<string, Meaning>()
  for (const [stem, meaning] of draft) {
    const root = rootOf(stem)
    if (stem === root || !byRoot.has(root)) byRoot.set(root, meaning)
  }
  return { meanings: draft, byRoot }
}

let lexicon: Lexicon | undefined

const unknown: Meaning = { fields: new Set(), senses: new Set(), weight: 1 }

/** Looks a stem up. Reading the lexicon costs some ten milliseconds, so it waits until somebody asks. */
export function meaningOf(stem: string): Meaning {
  lexicon ??= readLexicon()
  return lexicon.meanings.get(stem) ?? lexicon.byRoot.get(rootOf(stem)) ?? unknown
}
