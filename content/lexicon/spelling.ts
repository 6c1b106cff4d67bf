import type { SpellingLists } from '@app/domain/scoring/keyboard-mash'

/** Letters that follow a letter within English words, counted in some 5,600 of them; single sightings are left out. */
const letterPairs: SpellingLists['letterPairs'] = {
  a: 'abcdefghiklmnprstuvwxyz',
  b: 'abceijlmnorstuy',
  c: 'acehikloprstuy',
  d: 'abcdefghilmnoprstuvwy',
  e: 'abcdefghijklmnopqrstuvwxyz',
  f: 'aefilortuy',
  g: 'aeghilmnorstuy',
  h: 'abdeilmnorstuy',
  i: 'abcdefgklmnopqrstuvxz',
  j: 'aeiou',
  k: 'aefilnosuwy',
  l: 'abcdefiklmoprstuvy',
  m: 'abefilmnopstuy',
  n: 'abcdefghijklmnoprstuvy',
  o: 'abcdefgijklmnoprstuvwxyz',
  p: 'abcdeghiloprstuwy',
  q: 'aiu',
  r: 'abcdefghiklmnoprstuvwy',
  s: 'abcdefhiklmnopqstuwy',
  t: 'abcdefhilmnoprstuwxy',
  u: 'abcdefgilmnoprstvz',
  v: 'aeiouy',
  w: 'acehilnoprs',
  x: 'acehipty',
  y: 'abcdegilmnoprstw',
  z: 'aeilouyz',
}

/** English words of six letters or more with hardly a vowel. */
const vowelPoor =
  'prompts length lengths strength strengths stretch scratch scripts strings shrinks splints springs sprints stretchy scrunch thrills crunch crutch clutch branch script string spring sprint scroll shrimp shrink splash strand street stench thrill thrust trench trunks wrench wrists schnapps schwarz flights knights frights plights slights thrifts scrolls shrimps strands strolls sprawls splints throngs thrusts thwarts twelfth twelfths schmuck borscht'

/** Words that are a bit said twice. */
const doubled = 'bonbon cancan tartar murmur pompom tomtom tamtam couscous chowchow beriberi kuskus caracara'

/** Words of two different letters, and of consonants alone, that say something nevertheless. */
const short =
  'add app bee dad ebb egg eve eye fee gag gig inn mom mum mama mamma noon nun papa peep pop pup toot zoo pdf gps sms dvd ssd cctv nfc html cds dvds djs'

export const spelling: SpellingLists = { letterPairs, vowelPoor, doubled, short }
