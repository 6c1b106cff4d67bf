import { fingerprintOf, fingerprintSimilarity, type TextFingerprint } from '@app/domain/scoring/text-similarity'
import { findRuleBreaches, isDecent, type RuleBreach } from './problem-rules.ts'

/**
 * What code demands of a text that no person has read yet: the rules of the bank, and that it is nothing but a plain
 * English problem. Whatever breaks one of them is dropped, never repaired.
 */
export type FilterFinding = RuleBreach | 'characters' | 'not-english' | 'speaks-to-a-machine' | 'too-near'

/** From here on two problems are the same to people (56 samples: the nearest pair lay at 0.35). */
const maxSimilarity = 0.5
/** Beyond this nothing else is asked: the rules are made for short texts, and a long one could keep them busy. */
const maxLength = 400

/** Letters, digits and the marks of a plain sentence. No markup, no controls, no invisible or look-alike letters. A café may have its accent. */
const plain = /^[A-Za-z0-9][A-Za-z0-9é ,.?!'’“”":;()–—…-]*$/
const machineWords =
  /\b(?:ignore|disregard|override|prompts?|instructions?|jailbreak|(?:language|ai) model|assistant|chatbot|ai|admin|passwords?|(?:api|secret|admin) keys?|api|developer mode|(?:above|previous|these|your) (?:rules?|text|messages?)|json|drop table|curl|javascript|https?|www)\b/i
const smallWords =
  /^(?:a|an|the|and|or|of|to|in|on|at|by|with|without|for|from|into|it|its|is|are|have|has|do|would|could|can|be|your|you|that|this|their|they|what|how|who|which|one|no|not|yet|very|some|something|people|ways)$/
const wordsPerSmallWord = 8

/** English has a small word in every few; another language, or a list of words, has hardly any. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return words.filter((word) => smallWords.test(word)).length * wordsPerSmallWord >= words.length && words.length > 0
}

export interface FilteredProblem {
  text: string
  findings: FilterFinding[]
  /** How near the nearest earlier problem is, 0 to 1. */
  nearest: number
}

/** Each text with what speaks against it; `earlier` are the problems it must not be like. Good ones count as earlier for those behind them. */
export function filterProblems(texts: readonly string[], earlier: readonly TextFingerprint[]): FilteredProblem[] {
  const known = [...earlier]
  return texts.map((text) => {
    if (text.length > maxLength) return { text, findings: ['too-long'], nearest: 0 }
    const gist = fingerprintOf(text)
    const nearest = known.reduce((most, each) => Math.max(most, fingerprintSimilarity(gist, each)), 0)
    const findings = findingsOf(text, nearest)
    if (findings.length === 0) known.push(gist)
    return { text, findings, nearest }
  })
}

function findingsOf(text: string, nearest: number): FilterFinding[] {
  const findings: FilterFinding[] = findRuleBreaches(text)
  if (!plain.test(text) || text !== text.trim() || text.includes('  ')) findings.push('characters')
  if (!isEnglish(text)) findings.push('not-english')
  if (machineWords.test(text)) findings.push('speaks-to-a-machine')
  if (nearest >= maxSimilarity) findings.push('too-near')
  return findings
}

/** The same demands on what a model says to a person besides problems: plain words, or none. */
export const isSafeToShow = (text: string): boolean =>
  text.length <= maxLength && plain.test(text) && !machineWords.test(text) && isDecent(text)
