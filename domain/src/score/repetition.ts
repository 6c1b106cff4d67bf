import { fieldWorth } from './likeness.ts'
import { inOneField, inOneSense, type Wording, weigh } from './wording.ts'

type Word = Wording['telling'][number]

/** The part of telling words, 0 to 1, that an earlier idea had brought in this or another word of the field. */
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

function heaviestOf(telling: readonly Word[]): Map<string | number, number> {
  const heaviest = new Map<string | number, number>()
  const keep = (key: string | number, weight: number) => heaviest.set(key, Math.max(weight, heaviest.get(key) ?? 0))
  for (const { stem, senses, fields, weight } of telling) {
    for (const key of [stem, ...senses]) keep(key, weight)
    if (telling.length > 1) for (const key of fields) keep(key, fieldWorth * weight)
  }
  return heaviest
}

/** Beyond what two ideas may share, per idea; never negative. */
export function coreOf(wordings: readonly Wording[]): number {
  const weights = new Map<string | number, number>()
  for (const { telling } of wordings)
    for (const [key, weight] of heaviestOf(telling)) weights.set(key, (weights.get(key) ?? 0) + weight)
  return Math.max(0, (Math.max(0, ...weights.values()) - 1.5) / Math.max(1, wordings.length))
}

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

/** Word for word the same counts once anyway, and is no sign of the others. */
export function withoutRepeats(wordings: readonly Wording[]): Wording[] {
  const distinct: Wording[] = []
  for (const one of wordings) {
    const isIn = (earlier: Wording) =>
      one.telling.every(({ stem }) => earlier.telling.some((word) => word.stem === stem))
    if (one.telling.length < 2 || !distinct.some(isIn)) distinct.push(one)
  }
  return distinct
}

const [commonestSetAside, ideasAtLeast] = [3, 3]

function commonestIn(wordings: readonly Wording[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { ownWords } of wordings) for (const word of ownWords) counts.set(word, (counts.get(word) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= ideasAtLeast).sort(([, a], [, b]) => b - a)
  return new Set(often.slice(0, commonestSetAside).map(([word]) => word))
}

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
