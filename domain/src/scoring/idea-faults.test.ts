import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { blindTrials } from '../../test/lists/blind-lists.ts'
import { emptyTalk, everydayWords, honestIdeas } from '../../test/lists/everyday-words.ts'
import { fourthBlindTrials } from '../../test/lists/fourth-blind-lists.ts'
import { heldOutTrials } from '../../test/lists/held-out-lists.ts'
import { probeTrials } from '../../test/lists/probe-lists.ts'
import { secondBlindTrials } from '../../test/lists/second-blind-lists.ts'
import { terseTrials } from '../../test/lists/terse-lists.ts'
import { missedTrials, thirdBlindTrials } from '../../test/lists/third-blind-lists.ts'
import { tunedTrials } from '../../test/lists/trial-lists.ts'
import { parseList } from './parse-idea.ts'

const problem = 'Find new uses for a chair with three legs.'

const faultOf = (idea: string, of: string) => parseList(lexicon, of, [idea]).faults[0] ?? null

test.each([
  { idea: '', fault: 'empty', why: 'there is nothing' },
  { idea: '  \u200b\n', fault: 'empty', why: 'blanks that do not show are nothing' },
  { idea: '😀🎈', fault: 'empty', why: 'a picture is no word' },
  { idea: '\u0301\u0301\u0301', fault: 'empty', why: 'marks without letters' },
  { idea: '1234', fault: 'empty', why: 'a number alone says nothing' },
  { idea: 'x', fault: 'too_few_letters', why: 'one letter' },
  { idea: 'abab', fault: 'too_few_letters', why: 'two different letters' },
  { idea: 'a b c d', fault: 'too_few_letters', why: 'letters one by one' },
  { idea: 'aaaaabc', fault: 'repeated', why: 'a letter four times in a row' },
  { idea: 'tree tree tree', fault: 'repeated', why: 'a word three times and no other' },
  { idea: 'sdfghjkl', fault: 'mash', why: 'fingers on a row' },
  { idea: 'asdf jkl', fault: 'mash', why: 'most of its words are mash' },
  { idea: 'df gh jk', fault: 'mash', why: 'no vowel anywhere' },
  { idea: 'A chair with three legs!', fault: 'problem_words', why: 'just words of the problem' },
  { idea: 'more chairs please', fault: 'problem_words', why: 'words of the problem and filler' },
  { idea: "I don't know", fault: 'filler', why: 'no answer' },
  { idea: 'do it', fault: 'filler', why: 'stop words only' },
  { idea: 'fill this box', fault: 'filler', why: 'said to fill' },
  { idea: 'sample placeholder', fault: 'filler', why: 'it only holds the place' },
  { idea: 'test 2', fault: 'filler', why: 'a number does not help' },
  { idea: 'hellooo', fault: 'filler', why: 'a filler spoken long' },
  { idea: 'asdf chair please', fault: 'mash', why: 'mash beside nothing of its own' },
  { idea: 'jkweoi dfgh tree', fault: 'mash', why: 'several mashes' },
  { idea: 'stuff it', fault: 'filler', why: 'stuffing what?' },
  { idea: 'can I go home now?', fault: 'filler', why: 'a question about the test' },
  { idea: 'I have no clue, sorry', fault: 'filler', why: 'no answer, politely' },
  { idea: 'thank you man', fault: 'filler', why: 'thanks for nothing' },
  { idea: 'dolor sit amet', fault: 'filler', why: 'the printer’s Latin, in which one sits' },
  { idea: 'jkweoi', fault: 'mash', why: 'no word has such neighbours' },
  { idea: 'ut enim ad minim', fault: 'filler', why: 'the printer’s Latin to its end' },
  { idea: 'Hey Jude na na na', fault: 'filler', why: 'a song and nothing of one’s own' },
  { idea: 'I want to go home', fault: 'filler', why: 'talk about the test' },
  { idea: 'keine Ahnung', fault: 'filler', why: 'no answer in another language' },
  { idea: 'Click here for chairs', fault: 'advertising', why: 'advertising' },
  { idea: 'see www.example.org', fault: 'advertising', why: 'an address' },
])('$idea is no idea: $why', ({ idea, fault }) => {
  expect(faultOf(idea, problem)).toBe(fault)
})

test.each([
  { idea: 'tie', why: 'three letters are enough' },
  { idea: 'stretch', why: 'English knows words with hardly a vowel' },
  { idea: 'a box', why: 'a box can be an answer' },
  { idea: 'sell the chair', why: 'a verb makes an idea of it' },
  { idea: 'hang it in the CCTV room', why: 'one odd word among others' },
  { idea: 'an answer box for a class test', why: 'fillers beside other words' },
  { idea: 'sing Happy birthday to you at the door', why: 'a song with a place of one’s own' },
  { idea: 'walk home together', why: 'fillers beside a deed' },
  { idea: 'foggg', why: 'a letter three times is not yet four' },
  { idea: 'stuff the chair', why: 'what fills alone can be done to a word of the problem' },
  { idea: 'thank the chair', why: 'a deed and a word of the problem' },
  { idea: 'search for more chairs', why: 'a deed beside fillers and words of the problem' },
  { idea: 'murmur', why: 'a real word said twice' },
  { idea: '花瓶', why: 'two signs are a word in Chinese' },
  { idea: 'مزهرية', why: 'right to left' },
  { idea: 'Z̸̧͓a̵l̶g̷o̴ clock', why: 'marks upon marks' },
])('$idea is an idea: $why', ({ idea }) => {
  expect(faultOf(idea, problem)).toBeNull()
})

test('no everyday word is a fault, alone or beside fillers', () => {
  const ideas = everydayWords.flatMap((word) => [word, `another ${word}`, `the best ${word} ever`])
  expect(ideas.filter((idea) => faultOf(idea, 'What now?') !== null)).toEqual([])
})

test.each(honestIdeas)('%s is an honest idea', (idea) => {
  expect(faultOf(idea, 'What now?')).toBeNull()
})

test.each(emptyTalk)('%s is empty talk', (idea) => {
  expect(faultOf(idea, problem)).toBe('filler')
})

const trials = [
  ...tunedTrials,
  ...heldOutTrials,
  ...blindTrials,
  ...probeTrials,
  ...secondBlindTrials,
  ...thirdBlindTrials,
  ...missedTrials,
  ...fourthBlindTrials,
]

/** Plain answers that do not count, and why that is as it should be, or how it comes. */
const uncounted = [
  'minutes: problem_words', // "… takes ninety minutes …"
  'email: problem_words', // "… could have been an email."
  'vr: too_few_letters', // Two letters are none of three.
]

test('no plain, terse or rich answer of the trials is a fault', () => {
  const honest = [
    ...trials.flatMap(({ problem, plain, rich }) => ({ problem, ideas: [...plain, ...rich] })),
    ...terseTrials,
  ]
  const faults = honest.flatMap(({ problem, ideas }) =>
    ideas.flatMap((idea) => {
      const fault = faultOf(idea, problem)
      return fault === null ? [] : `${idea}: ${fault}`
    }),
  )
  expect(faults).toEqual(uncounted)
})
