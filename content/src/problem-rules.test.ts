import { expect, test } from 'vitest'
import { findRuleBreaches, type RuleBreach } from './problem-rules.ts'

const planted = {
  'too-long':
    'Three dozen bent spoons wait in a drawer in the hall that nobody has opened for a year or two. Find a new purpose for each of them before the next guest comes down the stairs.',
  'too-many-sentences': 'The spoon is bent. The fork is gone. What could dinner be?',
  'hard-to-read': 'Find uncharacteristically funny uses for a spoon.',
  'yes-no': 'A spoon is bent. Could it become a hook, and how?',
  'does-not-ask': 'The spoon was bent by somebody strong.',
  'too-many-questions': 'What could a bent spoon become? How would you show it?',
  contact: 'Find new uses for a spoon and send them to spoon@drawer.',
  'gives-examples': 'Find new uses for a spoon, such as a small mirror.',
  assumes: 'The spoon fell under the seat of your car. Get it out.',
  'off-limits': 'The doctor has lost a spoon. Find a way to share one.',
  insults: 'What could a lamp say to a stupid chair at night?',
  names: 'Find new uses for a spoon in Paris.',
} satisfies Record<RuleBreach, string>

test.each(Object.entries(planted))('%s is the one fault found', (breach, text) => {
  expect(findRuleBreaches(text)).toEqual([breach])
})

test.each([
  ['is', 'Is there a new use for a spoon, and what?', 'yes-no'],
  ['can you', 'Can you say what a bent spoon is good for?', 'yes-no'],
  ['a statement with a question mark', 'The bent spoon is useful?', 'does-not-ask'],
  ['a premise alone', 'What if spoons could sing?', 'does-not-ask'],
  ['an exclamation', 'Find new uses for a spoon!', 'does-not-ask'],
  ['an address', 'Find new uses for a spoon at www.spoons.', 'contact'],
  ['a phone number', 'Find new uses for the spoon of 030 123 45 67.', 'contact'],
  ['a comparison', 'Make a spoon that works like a bell.', 'gives-examples'],
  ['an abbreviation', 'Find new uses for flat things, e.g. a spoon.', 'gives-examples'],
  ['a partner', 'What could your husband do with a spoon?', 'assumes'],
  ['sight', 'Find new uses for the first spoon you see.', 'assumes'],
  ['drink', 'Find a spoon for stirring wine.', 'off-limits'],
  ['money, in two words,', 'The stock market has lost a spoon. Find it.', 'off-limits'],
  ['religion', 'Bring more spoons to the church.', 'off-limits'],
  ['party politics', 'The election is over. Find uses for the spoons.', 'off-limits'],
  ['a brand at the start', 'Lego has sent a spoon. What could it build?', 'names'],
  ['a nation', 'What would an italian do with a bent spoon?', 'names'],
  ['a group', 'Find uses for a spoon that women would enjoy.', 'names'],
] as const)('%s is caught', (_, text, breach) => {
  expect(findRuleBreaches(text)).toContain(breach)
})

test.each([
  'What if spoons could sing? How would dinner change?',
  'What if spoons could sing? List what would change.',
  'It is Monday in March and I have a spoon. What is it good for?',
  'The taxi, the lawn and the dice are fine words. Find more.',
  'An investigation shows that the electric spoon hums. How could it stop?',
])('%s is a good problem', (text) => {
  expect(findRuleBreaches(text)).toEqual([])
})
