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
  'Training studies often ask for about fifteen minutes a day over several weeks. Gains are small to moderate, and results are mixed.',
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
]

const strayWords = /\b(matches|strikes?|striking|struck|knots?|box|boxes|challenges?|quests?|training)\b/i
/** What a plan gives, and from how many on something is said: their constants say it. */
const planNumber =
  /\b(\d+|two|three|five|six|ten|twenty|thirty) (sessions? a day|slots at first|ideas (in each|each|in Starter|or more|on)|people or more|are free)\b/i

/** The worst words of `docs/voice.md`, with what we say instead. */
const refused: [instead: string, RegExp][] = [
  ['someone, no one, everyone, anyone, if you', /\b((some|no|any|every)body|whoever)\b/i],
  ['email', /\b(the|this|our|last) letter\b|\bletters? (of|from|to|with|that|tells?)\b|\b(e-mails?|mailed|mails)\b/i],
  ['connection, online, offline', /\b(without|no|is|any) network\b/i],
  ['submit, submitted', /\bhand(s|ed|ing)? (it |them |this |a list )?in\b/i],
  ['you and we do things', /\b(is|are|was|were) (not )?taken\b/i],
  ['start', /\bbegins?\b/i],
  ['right away, recently', /\bat once\b|\bof late\b/i],
  ['a contraction', /\b(do|does|did|is|are|was|were|could|would|should|has|have|had) not\b|\bcannot\b/i],
  ['turn on, turn off', /\bswitch(ed|es)? (\w+ )*(on|off)\b|\bactivate/i],
  ['crypto', /\bcoins\b/i],
  ['site owner', /\boperators?\b/i],
  ['sign in', /\blog(ged|ging)? in\b/i],
  ['how many, varied, unusual, detailed', /\b(fluency|flexibility|elaboration)\b|telling words/i],
  ['two sentences', /[a-z)]; /i],
  [
    'the British spelling',
    /\b(colors?|favorites?|behaviors?|centers?|cancel(ed|ing)|gray|(analy|organi|recogni|apologi|reali|memori)z\w+)\b/i,
  ],
]

const wordsRefusedIn = (sentence: string) =>
  refused.flatMap(([instead, word]) => (word.test(sentence) ? [instead] : []))

const said = readShownTexts(resolve(import.meta.dirname, '..')).filter(({ sentence }) => !specified.includes(sentence))

test('what people read has none of the words that the voice refuses', () => {
  const found = said.flatMap(({ file, sentence }) =>
    wordsRefusedIn(sentence).map((instead) => `${file}: "${sentence}" (say: ${instead})`),
  )
  expect(said.length).toBeGreaterThan(2_000)
  expect(found).toEqual([])
})

test('a person reads one word for each thing: problem, session, idea, slot', () => {
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

test.each([
  "'Whoever opens the link gets the problem'",
  '<p>Nobody else wrote this</p>',
  "'We sent a letter to your address'",
  '<p>It is sent as soon as there is network</p>',
  "'Nine ideas handed in'",
  "'Your ideas were taken from another device'",
  "'Premium begins today'",
  "'Delete all of it at once'",
  '<p>We cannot find this page</p>',
  "'Switch the hints off'",
  "'Pay a year in coins'",
  "'Write to the operator of this site'",
  '<p>Please log in again</p>',
  "'Elaboration: words in an idea'",
  "'Reported; your session stays open'",
  "'Analyzing your ideas'",
])('the check of the voice notices %j', (text) => {
  expect(sentencesIn(text).flatMap(wordsRefusedIn)).toHaveLength(1)
})
