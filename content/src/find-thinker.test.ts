import { expect, test } from 'vitest'
import { findThinkerByName } from './find-thinker.ts'
import { thinkers } from './thinkers.ts'

test.each(thinkers)('$name is found by the id and by the name', ({ id, name }) => {
  expect([id, name, name.toUpperCase(), ` ${name} `].map(findThinkerByName)).toEqual([id, id, id, id])
})

test.each([
  ['Curie', 'curie'],
  ['marie', 'curie'],
  ['Hokusai', 'hokusai'],
  ['da Vinci', 'leonardo'],
  ['LEONARDO DA', 'leonardo'],
  ['Sor Juana', 'sor-juana'],
  ['Ines de la Cruz', 'sor-juana'],
  ['al Haytham', 'ibn-al-haytham'],
  ['Ada', 'lovelace'],
  ['my own', 'my-own-path'],
  ['Nova', 'nova'],
])('"%s" is a part of one name, of %s', (text, id) => {
  expect(findThinkerByName(text)).toBe(id)
})

test.each([
  ['', 'nothing'],
  ['da', 'too short'],
  ['Cur', 'no whole word'],
  ['Marie Tesla', 'words of two names'],
  ['Pierre Curie', 'somebody else of that name'],
  ['<b>Nobody</b>', 'nobody'],
  ['unknown', 'nobody by that word'],
])('"%s" is unknown: %s', (text) => {
  expect(findThinkerByName(text)).toBeNull()
})
