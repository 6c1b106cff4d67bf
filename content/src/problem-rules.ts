import { countGraphemes } from '@app/domain/text/text'
import {
  assumed,
  exampleOpeners,
  harmful,
  imperatives,
  insults,
  namesAndGroups,
  offLimits,
  violent,
} from './problem-words.ts'

/**
 * What code can see of the rules of a good problem. The bank must pass them in the tests, and so must everything a
 * model writes before it reaches the stock. Many right answers, a playful stake, translatable: people judge these.
 */
export type RuleBreach =
  | 'too-long'
  | 'too-many-sentences'
  | 'hard-to-read'
  | 'yes-no'
  | 'does-not-ask'
  | 'too-many-questions'
  | 'contact'
  | 'gives-examples'
  | 'assumes'
  | 'off-limits'
  | 'insults'
  | 'names'

const longest = { characters: 160, sentences: 2, word: 13, wordsInSentence: 21, meanWord: 5.8 }

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/).filter((one) => one !== '')
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? []
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)

/** Entries are whole words or phrases, with their plural; a star stands for any ending. */
export function matchAnyPhrase(entries: readonly string[]): RegExp {
  const patterns = entries.map((entry) => {
    const letters = entry.replace('*', '').replaceAll('.', '\\.')
    return entry.endsWith('*') ? `${letters}\\p{L}*` : `${letters}(?:s|es)?`
  })
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

const assumes = matchAnyPhrase(assumed)
const isOffLimits = matchAnyPhrase(offLimits)
const isHarmful = matchAnyPhrase([...harmful, ...violent])
const insultsSomebody = matchAnyPhrase(insults)
const namesSomebody = matchAnyPhrase(namesAndGroups)
const givesExamples = matchAnyPhrase(exampleOpeners)
const openWord = /(?<!\p{L})(?:what|how|which|who|whom|whose|where|when|why)(?!\p{L})/iu
const yesNo =
  /^(?:am|are|is|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|(?:is|are|do|does|did|ca|could|wo|would|should|has|have)n['’]t)\s/i

/** A what-if is the scene of a problem, although it is written as a question. */
const isPremise = (sentence: string): boolean => /^what if\b/i.test(sentence)

function asks(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? ''
  if (last.endsWith('?')) return openWord.test(last) && !isPremise(last)
  const verb = wordsOf(last)[0]?.toLowerCase() ?? ''
  return last.endsWith('.') && imperatives.has(verb)
}

function isHardToRead(text: string): boolean {
  const lengths = wordsOf(text).map((word) => word.length)
  if (Math.max(0, ...lengths) > longest.word || mean(lengths) > longest.meanWord) return true
  return sentencesOf(text).some((sentence) => wordsOf(sentence).length > longest.wordsInSentence)
}

/** A capital within a sentence means a name; days, months and "I" are nobody's name. */
const innocent =
  /^(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:days?)?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
const hasName = (text: string): boolean =>
  sentencesOf(text).some((sentence) =>
    wordsOf(sentence)
      .slice(1)
      .some((word) => /^\p{Lu}/u.test(word) && !innocent.test(word)),
  )

const contact = /https?:|www\.|@|\b[a-z0-9-]+\.(?:com|org|net|io|app|co)\b|\d(?:[\s().\-/]?\d){4,}/i

const questionsOf = (text: string): string[] => sentencesOf(text).filter((one) => one.endsWith('?') && !isPremise(one))

const checks: Record<RuleBreach, (text: string) => boolean> = {
  'too-long': (text) => countGraphemes(text) > longest.characters,
  'too-many-sentences': (text) => sentencesOf(text).length > longest.sentences,
  'hard-to-read': isHardToRead,
  'yes-no': (text) => yesNo.test(text) || questionsOf(text).some((one) => yesNo.test(one)),
  'does-not-ask': (text) => !asks(text),
  'too-many-questions': (text) => questionsOf(text).length > 1 || text.split('?').length > 3 || text.includes('??'),
  contact: (text) => contact.test(text),
  'gives-examples': (text) => givesExamples.test(text),
  assumes: (text) => assumes.test(text),
  'off-limits': (text) => isOffLimits.test(text),
  insults: (text) => insultsSomebody.test(text),
  names: (text) => hasName(text) || namesSomebody.test(text),
}

/** The rules that this problem breaks; none when it may be handed out. */
export const findRuleBreaches = (text: string): RuleBreach[] =>
  (Object.keys(checks) as RuleBreach[]).filter((breach) => checks[breach](text))

/** Whether a text that is no problem keeps what the rules say of its words alone: no contact, no insult, nothing off limits. */
export const isDecent = (text: string): boolean =>
  !contact.test(text) && !isOffLimits.test(text) && !insultsSomebody.test(text) && !namesSomebody.test(text)

/** Whether a text may be praised: no harm, no insult. */
export const isPraisable = (text: string): boolean => !isHarmful.test(text) && !insultsSomebody.test(text)
