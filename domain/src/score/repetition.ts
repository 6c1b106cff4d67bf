import { fieldWorth } from './likeness.ts'
import { inOneField, inOneSense, type Wording, weigh } from './wording.ts'

type Word = Wording['telling'][number]

/**
 * How much a list repeats itself, 0 to 1: the part of its telling words that an earlier idea had already brought, in
 * this or another word of the field.
 */
export function repetitionOf(wordings: readonly Wording[]): number {
  const said: Word[] = []
  let repeated = 0
  for (const { telling } of wordings) {
    const agree = telling.length > 1 ? inOneField : inOneSense
    repeated += weigh(telling.filter((word) => said.some((earlier) => agree(word, earlier))))
    said.push(...telling)
  }
  const all = weigh(said)
  return all === 0 ? 0 : repeated / all
}

/** What the words of one idea mean, each meaning with the weight of its heaviest word. */
function heaviestOf(telling: readonly Word[]): Map<string | number, number> {
  const heaviest = new Map<string | number, number>()
  const keep = (key: string | number, weight: number) => heaviest.set(key, Math.max(weight, heaviest.get(key) ?? 0))
  for (const { stem, senses, fields, weight } of telling) {
    for (const key of [stem, ...senses]) keep(key, weight)
    if (telling.length > 1) for (const key of fields) keep(key, fieldWorth * weight)
  }
  return heaviest
}

/** The greatest weight that ideas give to one and the same meaning, beyond what two ideas may share, per idea; never negative. */
export function coreOf(wordings: readonly Wording[]): number {
  const weights = new Map<string | number, number>()
  for (const { telling } of wordings)
    for (const [key, weight] of heaviestOf(telling)) weights.set(key, (weights.get(key) ?? 0) + weight)
  return Math.max(0, (Math.max(0, ...weights.values()) - 1.5) / Math.max(1, wordings.length))
}

/** The part of words that stood in an earlier idea in the same form, 0 to 1. */
export function repeatedWordsIn(wordings: readonly Wording[]): number {
  const said = new Set<string>()
  let [repeated, all] = [0, 0]
  for (const { ownWords } of wordings) {
    repeated += ownWords.filter((word) => said.has(word)).length
    all += ownWords.length
    for (const word of ownWords) said.add(word)
  }
  return all === 0 ? 0 : repeated / all
}

/** Without those that say an earlier one again word for word: they count once anyway, and are no sign of the others. */
export function withoutRepeats(wordings: readonly Wording[]): Wording[] {
  const kept: Wording[] = []
  for (const one of wordings) {
    const isIn = (earlier: Wording) =>
      one.telling.every(({ stem }) => earlier.telling.some((word) => word.stem === stem))
    if (one.telling.length < 2 || !kept.some(isIn)) kept.push(one)
  }
  return kept
}

/** So many of the commonest words are set aside, each of them in three ideas at least. */
const [setAside, ideasAtLeast] = [3, 3]

function commonestIn(wordings: readonly Wording[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { ownWords } of wordings) for (const word of ownWords) counts.set(word, (counts.get(word) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= ideasAtLeast).sort(([, a], [, b]) => b - a)
  return new Set(often.slice(0, setAside).map(([word]) => word))
}

/** The same ideas without the words that stand in the most of them; an idea of those alone keeps them. */
export function withoutCommonest(wordings: readonly Wording[]): Wording[] {
  const gone = commonestIn(wordings)
  const isLeft = ({ stem }: { stem: string }) => !gone.has(stem)
  return wordings.map((wording) => {
    const ownWords = wording.ownWords.filter((word) => !gone.has(word))
    if (ownWords.length === 0 || ownWords.length === wording.ownWords.length) return wording
    const sense = wording.sense && { ...wording.sense, terms: wording.sense.terms.filter(isLeft) }
    return { ...wording, ownWords, telling: wording.telling.filter(isLeft), sense }
  })
}
