import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { isKeyboardMash } from './keyboard-mash.ts'

const mash = 'asdf qwerty lkjhgf zxcvbnm asdasd dfgdfg qweasd fjdksl aslkdj sdkfjh hahaha lalala werwer uiop trewq ghjk'

const english = `power flower property liberty queue rhythm stretch strengths scripts murmur couscous banana were tree party
  treat puzzle pizza jazz kayak hedgehog matchbox sandwich knowledge sphinx yacht zigzag awkward wristwatch qigong
  niqab burqa fjord jpeg oxygen flights schmuck grrr cctv`

test.each(mash.split(' '))('%s is mash', (word) => {
  expect(isKeyboardMash(word, lexicon.spelling)).toBe(true)
})

test.each(english.split(/\s+/))('%s is a word', (word) => {
  expect(isKeyboardMash(word, lexicon.spelling)).toBe(false)
})

test.each(['sdfgh1', 'Schlüssel', 'здравствуй', 'mc'])('%s is not for English to judge', (word) => {
  expect(isKeyboardMash(word, lexicon.spelling)).toBe(false)
})
