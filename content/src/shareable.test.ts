import { copyOf, obstacleOf } from '@app/domain/shared-ideas/shareable'
import { expect, test } from 'vitest'
import { drawer } from './drawer.ts'
import { firstNames } from './first-names.ts'
import { isIndecent } from './insults.ts'

const words = { isIndecent, firstNames }

test.each([
  ...['An umbrella that only opens when two people hold the handle.', 'Eine Bank, die singt, wenn man sich setzt.'],
  ...['Ein Glas Wasser für jeden Hund', 'Une chaise à 3 pieds, pour 12 personnes!', 'Play it at 7 p.m. on the roof'],
  ...[
    'A sign that says: talk to each other',
    'Give Hamlet a hat',
    '🌊 a wave machine',
    'Зонтик для двоих',
    '傘を二人で',
  ],
  ...[
    'Paint it red.Then wait',
    'Ask Maya',
    'A choir (8 people) on the corner',
    'Half of 1,000 steps',
    'line one\nline two',
  ],
  ...[
    'Open 10:30-18:45 and 9-12',
    'Put a dot on it, then a dot in it',
    '3 cats, 2 dogs',
    'A 4x4 for 1 or 2',
    'a b c d',
  ],
  ...['Follow Grandma', 'Straße 12 Stühle', '🏴\u200d☠️ flags for all', 'Give 5 cats $5'],
  ...['Alte Socken als Puppen', 'A road 2 metres wide', 'The third street has 4 shops', 'مظلة لشخصين'],
  ...['A cipher for two pedals, in a fickle wind', 'Хачапури для всех', 'un gato negro con un cono', 'Pieprz na stole'],
])('others may see "%s"', (text) => expect(obstacleOf(text, words)).toBeNull())

test.each([
  ['contact', 'See https://example.org'],
  ['contact', 'www.example.org'],
  ['contact', 'Look at Example.com for more'],
  ['contact', 'EXAMPLE.ORG'],
  ['contact', 'ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['contact', 'пример.рф'],
  ['contact', 'maya@example.org'],
  ['contact', 'maya (at) example (dot) org'],
  ['contact', 'maya at example dot com'],
  ['contact', 'find @maya.draws'],
  ['contact', 'see example . com'],
  ['contact', 'see Example.Com'],
  ['contact', 'see example[.]org'],
  ['contact', 'see example。com'],
  ['contact', 'mysite dot shop'],
  ['contact', 'javascript:alert(1)'],
  ['number', 'Call 030 123 456'],
  ['number', 'call +49 (0)30-12 34'],
  ['number', 'call ０３０１２３４５'],
  ['number', 'call ٠٣٠١٢٣٤'],
  ['number', 'DE89 3704 0044'],
  ['number', 'call 030 – 123 – 456'],
  ['number', 'call 06·12·34·56·78'],
  ['number', 'call 030_123_456'],
  ['address', 'Meet at 12 Elm Street'],
  ['address', '221b Old Baker St'],
  ['address', 'Treffen in der Lindenstraße 5'],
  ['address', 'au 3 rue Lepic'],
  ['address', 'via Garibaldi 12'],
  ['address', 'komm in die Lindenstr. 5'],
  ['address', 'komm in die hauptstraße 12a'],
  ['name', 'Maya Stone would laugh'],
  ['name', 'Ask old Maya Stone'],
  ['name', 'a poster of Grombel Fnord'],
  ['name', 'Ｍａｙａ Ｓｔｏｎｅ'],
  ['name', 'José Pérez lo sabe'],
  ['name', 'MAYA STONE'],
  ['name', 'call Mr Stone'],
  ['name', 'Dr. Stone knows'],
  ['name', 'by M. Stone'],
  ['name', 'J.R.R. Grombel knows'],
  ['name', 'Anna van Grombel'],
  ['name', 'Jean-Luc Grombel'],
  ['name', 'Ольга Петрова знает'],
  ['indecent', 'You are an idiot'],
  ['indecent', 'du Arschloch'],
  ['indecent', 'quel Salaud'],
  ['indecent', 'qué cabrón'],
  ['indecent', 'id\u200diot'],
  ['indecent', 'ídíot'],
  ['indecent', 'you 1d10t'],
  ['indecent', 'i d i o t'],
  ['indecent', 'you i.d.i.o.t'],
  ['indecent', 'what an a$$hole'],
  ['indecent', 'fuuuuck this'],
  ['indecent', 'heil hitler'],
  ['indecent', 'spierdalaj'],
  ['indecent', 'ты мудак'],
  ['indecent', 'a bomb under it'],
  ['signs', 'an idi\u043et sits there'],
  ['signs', 'turn \u202eit around'],
  ['signs', 'a\u{e0068}\u{e0069} bench'],
  ['signs', 'a\u3164bench'],
  ['signs', 'an idıօt sits there'],
  ['signs', 'an ɪᴅɪᴏᴛ sits there'],
  ['signs', `a${'\u0301'.repeat(20)} bench`],
  ['signs', '🌊🌊🌊'],
  ['signs', '12'],
  ['signs', 'zero\u200bwidth'],
  ['signs', ' \n '],
  ['length', 'a'.repeat(201)],
  ['length', `${'👨‍👩‍👧'.repeat(200)} ab`],
])('nobody may see what has %s: "%s"', (obstacle, text) => expect(obstacleOf(text, words)).toBe(obstacle))

test('two hundred letters without a space may be seen', () => expect(obstacleOf('ä'.repeat(200), words)).toBeNull())

test('the copy is one line', () => expect(copyOf(' a\n\tb  c ')).toBe('a b c'))

test('of what we wrote ourselves hardly anything would be refused', () => {
  const ours = Object.values(drawer).flatMap(({ near, odd, technique }) => [near, odd, technique])
  const refused = ours.filter((text) => obstacleOf(text, words) !== null)
  expect(refused.length).toBeLessThan(ours.length * 0.01)
})
