import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readShownTexts, sentencesIn } from './shown-texts.ts'

/** The specification and its decisions have these word for word; one is the title of a study. */
const specified = [
  'Your browser does not support the video tag.',
  'Please check your email and click the verification link to activate your account.',
  ...['You are logged out. Logging in again...', 'Existing users can keep logging in.'],
  // A law has it so.
  'Your statutory rights are not affected.',
  'Gobet & Sala (2023), a review of meta-analyses of cognitive training, PMC9903001.',
  'What you practise here is coming up with ideas. Training studies often ask for about fifteen minutes a day over some weeks. They report small to moderate gains, with mixed results. Whether it helps elsewhere isn’t settled.',
  ...["Today's Challenge", "Start Today's Challenge Free", 'Daily Rotating Challenge • Just 2 Minutes'],
  ...['Try a Challenge Now', 'Start Free Challenge Now', 'Daily AI Challenge', 'Continue My Training'],
  ...['Start My Daily Training - Free', 'Daily Training Complete!', 'How brain training works'],
  ...['Unable to generate your brain training problem. Please try again.', 'Get a fresh daily quest'],
  ...[
    '2 daily challenges',
    'Up to 5 daily challenges',
    'Approved daily quests',
    'Streak tracking, approved daily quests',
  ],
  ...['Daily training limit reached. All {sessions} sessions are done, come back tomorrow.'],
  ...['Passwords do not match', 'New passwords do not match', 'distinct IPs who started a challenge'],
  // Franklin's own word for crossing out two reasons of equal weight.
  ...['striking a pair', 'One reason for, one against. Strike a pair. Use what’s left.'],
]

// To strike a pair is Franklin's technique.
const strayWords = /\b(matches|strikes?(?! a pair)|striking|struck|knots?|box|boxes|challenges?|quests?|training)\b/i
/** What a plan gives, and from how many on something is said: their constants say it. */
const planNumber =
  /\b(\d+|two|three|five|six|ten|twenty|thirty) (sessions? a day|slots at first|ideas (in each|in Starter|or more|on)|people or more|are free)\b/i

const said = readShownTexts(resolve(import.meta.dirname, '..')).filter(({ sentence }) => !specified.includes(sentence))

test('a person reads one word for each thing: problem, session, idea, slot', () => {
  expect(said.length).toBeGreaterThan(2_000)
  expect(said.filter(({ sentence }) => strayWords.test(sentence))).toEqual([])
})

test('no sentence has a number of the plan of its own', () => {
  expect(said.filter(({ sentence }) => planNumber.test(sentence))).toEqual([])
})

test.each(["'Starter has 2 sessions a day'", '<p>3 slots at first</p>', "'up to twenty ideas in each'"])(
  'the check of numbers notices %j',
  (text) => {
    expect(sentencesIn(text).filter((sentence) => planNumber.test(sentence))).toHaveLength(1)
  },
)

test.each([
  'const title = `A bigger box of matches`',
  "const title = 'Bring your own knot'",
  '<p>A year of matches</p>',
])('the check of words notices %j', (text) => {
  expect(sentencesIn(text).filter((sentence) => strayWords.test(sentence))).toHaveLength(1)
})
