import { fieldWorth } from './likeness.ts'
import { meet, type Wording } from './wording.ts'

type Word = Wording['telling'][number]

/** All words so far by stem, sense and field: one look a word, however much was said. */
class SaidWords {
  readonly #stems = new Set<string>()
  readonly #senses = new Set<number>()
  readonly #fields = new Set<number>()

  add({ stem, senses, fields }: Word): void {
    this.#stems.add(stem)
    for (const sense of senses) this.#senses.add(sense)
    for (const field of fields) this.#fields.add(field)
  }

  /** As `inOneSense` with one of them, or `inOneField`. */
  hold({ stem, senses, fields }: Word, byField: boolean): boolean {
    return this.#stems.has(stem) || (byField ? meet(fields, this.#fields) : meet(senses, this.#senses))
  }
}

/** The part of telling words, 0 to 1, that an earlier idea had brought in this or another word of the field. */
export function repetitionOf(wordings: readonly Wording[]): number {
  const said = new SaidWords()
  let repeated = 0
  let all = 0
  for (const { telling } of wordings) {
    let again = 0
    for (const word of telling) {
      if (said.hold(word, telling.length > 1)) again += word.weight
      all += word.weight
    }
    repeated += again
    for (const word of telling) said.add(word)
  }
  return all === 0 ? 0 : repeated / all
}

/** By stem, sense or field: the sum over ideas of the heaviest word of each, in flat memory. */
class WeightSums {
  readonly #places = new Map<string | number, number>()
  readonly #sums: number[] = []
  readonly #heaviest: number[] = []
  readonly #ideas: number[] = []

  keep(key: string | number, idea: number, weight: number): void {
    const place = this.#places.get(key)
    if (place === undefined) this.#begin(key, idea, weight)
    else if (this.#ideas[place] === idea) this.#heaviest[place] = Math.max(weight, this.#heaviest[place] ?? 0)
    else {
      this.#sums[place] = (this.#sums[place] ?? 0) + (this.#heaviest[place] ?? 0)
      this.#heaviest[place] = weight
      this.#ideas[place] = idea
    }
  }

  most(): number {
    let most = 0
    for (let at = 0; at < this.#sums.length; at += 1)
      most = Math.max(most, (this.#sums[at] ?? 0) + (this.#heaviest[at] ?? 0))
    return most
  }

  #begin(key: string | number, idea: number, weight: number): void {
    this.#places.set(key, this.#sums.length)
    this.#sums.push(0)
    this.#heaviest.push(weight)
    this.#ideas.push(idea)
  }
}

function keepWords(sums: WeightSums, { telling }: Wording, idea: number): void {
  for (const { stem, senses, fields, weight } of telling) {
    sums.keep(stem, idea, weight)
    for (const sense of senses) sums.keep(sense, idea, weight)
    if (telling.length > 1) for (const field of fields) sums.keep(field, idea, fieldWorth * weight)
  }
}

/** Beyond what two ideas may share, per idea; never negative. */
export function coreOf(wordings: readonly Wording[]): number {
  const sums = new WeightSums()
  for (const [idea, wording] of wordings.entries()) keepWords(sums, wording, idea)
  return Math.max(0, (sums.most() - 1.5) / Math.max(1, wordings.length))
}

export function repeatedWordsIn(wordings: readonly Wording[]): number {
  const said = new Set<string>()
  let repeated = 0
  let all = 0
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
