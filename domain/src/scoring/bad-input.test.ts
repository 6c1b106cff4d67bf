import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { explainScore } from './explain-score.ts'
import { sketchesOf } from './parse-idea.ts'
import { scoreList } from './score-list.ts'

const problem = 'What could you do with a brick that nobody needs?'

/** Scored as for the first person with the problem, and as for one after forty with the same list. */
function score(ideas: readonly string[]) {
  const sketches = sketchesOf(fullLexicon, problem, ideas).filter((sketch) => sketch !== null)
  const earlier = sketches.length > 0 ? Array.from({ length: 40 }, () => sketches) : []
  return [[], earlier].map((some) => scoreList(fullLexicon, { problem, ideas, slots: 10, earlier: some }).score)
}

const unknownScripts = [
  { script: 'Cherokee', ideas: ['ᎠᏂᏯᏫᏯ ᎤᏂᏍᏗ', 'ᏗᎦᎵᏍᏙᏗ ᎤᎪᏛ', 'ᎠᎹ ᎦᏅᎯᏓ ᏓᎶᏂᎨ', 'ᎤᏬᏗᎨ ᏅᏯ'] },
  { script: 'Amharic', ideas: ['በሩን ለመያዝ', 'ወንበር መሥራት', 'ቀለም መቀባት ለልጆች', 'ድልድይ መገንባት'] },
  { script: 'Devanagari', ideas: ['दरवाज़ा रोकना', 'बगीचे की बाड़', 'रंग से चित्र बनाना', 'किताबें टिकाना'] },
]

test.each(unknownScripts)(
  'a list in $script is counted without meaning, and called neither odd nor one idea',
  ({ ideas }) => {
    const [alone, later] = score(ideas)
    expect(alone).toMatchObject({
      withheld: null,
      originality: { value: null, byMeaning: false },
      fluency: { different: 4 },
    })
    expect(later).toMatchObject({ withheld: null, sample: 40, fluency: { different: 4, repeats: 0 } })
    expect(later?.ideas.map(({ people, fault }) => [people, fault])).toEqual(ideas.map(() => [40, null]))
    expect(alone?.flexibility.monotony).toBeLessThan(60)
  },
)

test('a list in two languages loses no idea', () => {
  const ideas = [
    'hold a door open',
    'eine Treppe für Ameisen bauen',
    'paint it as a small house',
    'als Wärmflasche im Bett',
  ]
  const [alone] = score(ideas)
  expect(alone).toMatchObject({ withheld: null, fluency: { different: 4, repeats: 0 } })
  expect(alone?.flexibility.monotony).toBeLessThan(60)
})

test.each([
  { what: 'pictures alone', ideas: ['😀😀😀', '🧱', '👩‍👩‍👧‍👦 🏠'], fault: 'empty' },
  {
    what: 'signs that do not show',
    ideas: ['\u200b\u200b\u200b\u200b', '\u2060\ufeff', '\u00ad \u200d'],
    fault: 'empty',
  },
  { what: 'one letter again and again', ideas: ['a'.repeat(2_000), 'бббббббб', 'щщщщ щщщщ'], fault: null },
])('$what are no idea, and said so without a number', ({ ideas, fault }) => {
  for (const one of score(ideas)) {
    expect([one.total, one.fluency.different, one.sample]).toEqual([0, 0, 0])
    for (const idea of one.ideas) expect(idea.fault).toEqual(fault ?? expect.stringMatching(/repeated|too_few_letters/))
    expect(explainScore(one).headline).toBe('We couldn’t count any ideas')
  }
})

test('a picture beside words changes nothing', () => {
  const ideas = ['hold a door open', 'a step for a short cook']
  const [plain, decorated] = [ideas, ideas.map((idea) => `${idea} 🚪👍🏽`)].map((list) => score(list)[1])
  expect(decorated).toEqual(plain)
})

test('twenty ideas of two thousand characters are read up to their fortieth word', () => {
  const words = 'door garden lamp kettle ladder violin tunnel pebble anchor bucket'.split(' ')
  const ideas = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 400 }, (_, n) => `${words[(at + n) % 10]}${'aeiou'[n % 5]}n${at}x${n}`)
      .join(' ')
      .slice(0, 2_000),
  )
  const [alone, later] = score(ideas)
  expect(later?.ideas.map(({ people }) => people)).toEqual(ideas.map(() => 40))
  expect(sketchesOf(fullLexicon, problem, ideas).map((sketch) => sketch?.stems.length)).toEqual(ideas.map(() => 40))
  for (const one of [alone, later]) {
    expect(one?.total).toBeGreaterThanOrEqual(0)
    expect(one?.total).toBeLessThanOrEqual(100)
  }
})
