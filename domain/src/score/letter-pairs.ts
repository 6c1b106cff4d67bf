/** Letters that follow a letter within English words, counted in some 5,600 of them; single sightings are left out. */
export const letterPairs: Readonly<Record<string, string>> = {
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
  q: 'u',
  r: 'abcdefghiklmnoprstuvwy',
  s: 'abcdefhiklmnopqstuwy',
  t: 'abcdefhilmnoprstuwxy',
  u: 'abcdefgilmnoprstvz',
  v: 'aeiouy',
  w: 'acehilnoprs',
  x: 'acehipt',
  y: 'abcdeilmnoprstw',
  z: 'aeilouyz',
}

/** English words of six letters or more with hardly a vowel. */
export const vowelPoor: ReadonlySet<string> = new Set(
  'prompts length lengths strength strengths stretch scratch scripts strings shrinks splints springs sprints stretchy scrunch thrills crunch crutch clutch branch script string spring sprint scroll shrimp shrink splash strand street stench thrill thrust trench trunks wrench wrists schnapps schwarz'.split(
    ' ',
  ),
)

/** Words that are a bit said twice. */
export const doubledWords: ReadonlySet<string> = new Set(
  'bonbon cancan tartar murmur pompom tomtom tamtam couscous chowchow beriberi kuskus caracara'.split(' '),
)
