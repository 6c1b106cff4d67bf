import { circles } from './circles.ts'
import { contentTokens } from './similarity.ts'
import { deedFields, lightWords, thingFields } from './synonyms.ts'

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
  light: ReadonlySet<string>
}

type Draft = Map<string, { fields: Set<number>; senses: Set<number>; weight: number }>

let numbered = 0

function readFields(draft: Draft, text: string, weight: number): void {
  for (const line of text.trim().split('\n')) {
    numbered += 1
    const field = numbered
    for (const group of line.split('/')) {
      numbered += 1
      for (const stem of contentTokens(group)) {
        const known = draft.get(stem) ?? { fields: new Set(), senses: new Set(), weight }
        known.fields.add(field)
        known.senses.add(numbered)
        draft.set(stem, known)
      }
    }
  }
}

function readLexicon(): Lexicon {
  const draft: Draft = new Map()
  readFields(draft, thingFields, 1)
  readFields(draft, deedFields, 0.5)
  readFields(draft, circles.replaceAll(' ', '/'), 1)
  return { meanings: draft, light: new Set(contentTokens(lightWords)) }
}

let lexicon: Lexicon | undefined

const none: ReadonlySet<number> = new Set()

/** Looks a stem up. Reading the lexicon costs some milliseconds, so it waits until somebody asks. */
export function meaningOf(stem: string): Meaning {
  lexicon ??= readLexicon()
  if (lexicon.light.has(stem)) return { fields: none, senses: none, weight: 0 }
  return lexicon.meanings.get(stem) ?? { fields: none, senses: none, weight: 1 }
}
