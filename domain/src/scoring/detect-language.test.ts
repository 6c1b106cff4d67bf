import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { foreignLists } from '../../test/lists/foreign-lists.ts'
import { detectLanguage } from './detect-language.ts'
import { scoreList } from './score-list.ts'

test.each([
  { texts: ['Den Hund in den Garten legen', 'Ein Buch mit der Katze lesen'], language: 'de' },
  { texts: ['pat the hat on the man', 'the war was also in the garden'], language: null },
  { texts: ['hut', 'hat', 'man'], language: null },
  { texts: [], language: null },
])('$texts are read as $language', ({ texts, language }) => {
  expect(detectLanguage(fullLexicon.functionWords, texts)).toBe(language)
})

test.each(foreignLists)(
  'an honest list in $language keeps its ideas, and is marked as read without meaning',
  (list) => {
    const { score } = scoreList(fullLexicon, { ...list, slots: 8 })
    expect(score.fluency.different).toBeGreaterThanOrEqual(list.ideas.length - 1)
    expect(score.flexibility.monotony).toBe(0)
    expect(score.originality).toMatchObject({ value: null, byMeaning: false })
    expect([null, 'language']).toContain(score.withheld)
  },
)

test('no strategy is found in another language: we know them by English words', () => {
  const ideas = [
    'Ein Radio für die Katze bauen',
    'Der Computer soll für uns singen',
    'Die Hüte an der Ecke tauschen',
    'Mit dem Wind um die Wette laufen',
  ]
  const { flexibility } = scoreList(fullLexicon, { problem: 'The bus is late.', ideas, slots: 8 }).score
  expect(flexibility.effective).toBe(4)
})
