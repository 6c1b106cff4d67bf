import { strategyWords } from '@app/content/lexicon/strategies'
import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { contentTokens } from './similarity.ts'
import { strategyNames } from './strategies.ts'
import { hitsOf, strategiesOf } from './strategy-of.ts'

const strategyOf = (...ideas: string[]) =>
  strategiesOf(ideas.map((idea) => hitsOf(lexicon.strategiesOf, contentTokens(idea))))

test.each([
  { idea: 'cook soup with carrots and salt', strategy: 'food', why: 'most words are of food' },
  { idea: 'ask the neighbours and their children', strategy: 'people', why: 'stems count, not forms' },
  { idea: 'quixotic zeugma', strategy: null, why: 'the lexicon knows none of them' },
])('$idea: $strategy, $why', ({ idea, strategy }) => {
  expect(strategyOf(idea)).toEqual([strategy])
})

test('between equals an idea takes the strategy that the list uses least', () => {
  const [drum] = strategyOf('a melted robot sculpture', 'a statue', 'a mural', 'a portrait')
  expect(drum).toBe('tech')
  expect(strategyOf('a melted robot sculpture', 'a battery', 'a sensor')[0]).toBe('art')
})

test('there are sixteen strategies of forty words or so', () => {
  expect(strategyNames).toHaveLength(16)
  for (const words of Object.values(strategyWords))
    expect(new Set(contentTokens(words)).size).toBeGreaterThanOrEqual(38)
})
