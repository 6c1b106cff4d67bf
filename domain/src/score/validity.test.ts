import { expect, test } from 'vitest'
import { faultOf } from './validity.ts'
import { echoesOf } from './wording.ts'

const problem = echoesOf('Find new uses for a chair with three legs.')

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
  { idea: 'foggg', fault: 'mash', why: 'a letter three times' },
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
  { idea: 'murmur', why: 'a real word said twice' },
  { idea: '花瓶', why: 'two signs are a word in Chinese' },
  { idea: 'مزهرية', why: 'right to left' },
  { idea: 'Z̸̧͓a̵l̶g̷o̴ clock', why: 'marks upon marks' },
])('$idea is an idea: $why', ({ idea }) => {
  expect(faultOf(idea, problem)).toBeNull()
})
