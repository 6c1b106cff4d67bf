import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|\.test\.tsx?$|\/test\//.test(file),
)

/** The places where a sentence is compared with a text, or searched for one. */
const comparisonsIn = (text: string) =>
  text.match(
    /\.(message|sentence)\??(\.(includes|startsWith|endsWith|match|search|indexOf)\(| [!=]== ['"`])|['"`] [!=]== [\w.?]+\.(message|sentence)\b/g,
  ) ?? []

test('no screen decides by a sentence: refusals have codes', () => {
  const found = files.flatMap((file) =>
    comparisonsIn(readFileSync(join(root, file), 'utf8')).map((place) => `${file}: ${place}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test.each([
  "if (error?.message.includes('Daily training limit reached')) rest()",
  "error.message.startsWith('401')",
  "const hasEnded = error.sentence === 'Unauthorized'",
])('the check itself notices %j', (text) => {
  expect(comparisonsIn(text)).toHaveLength(1)
})

const screens = globSync('{web,contract/src,domain/src,server/src/modules/mail}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|\.test\.tsx?$|\/test\//.test(file),
)

/** The specification and its decisions have these word for word; one is the title of a study. */
const specified = [
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

/** What a person may read of a file; `…` stands for what is filled in. */
function sentencesIn(text: string, file = 'read.tsx') {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    const said = isText ? node.getText(source).replaceAll(/\$\{[^}]*\}/g, '…') : ''
    const sentence = said.replaceAll(/\s+/g, ' ').replaceAll(/^[\s'"`]+|[\s'"`]+$/g, '')
    // A sentence has a space; a name in the code has none, and rows of a table are written in small letters.
    const isSaid =
      /[A-Za-z] [a-z]|[a-z]… |… [a-z]|\d [a-z]/.test(sentence) && !/^(select|with|update|insert|case) /.test(sentence)
    if (isSaid && !specified.includes(sentence)) found.push(sentence)
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  visit(source)
  return found
}

// To strike a pair is Franklin's technique.
const strayWords = /\b(matches|strikes?(?! a pair)|striking|struck|knots?|box|boxes|challenges?|quests?|training)\b/i
/** What a plan gives, and from how many on something is said: their constants say it. */
const planNumber =
  /\b(\d+|two|three|five|six|ten|twenty|thirty) (sessions? a day|slots at first|ideas (in each|in Starter|or more|on)|people or more|are free)\b/i

const said = screens.flatMap((file) =>
  sentencesIn(readFileSync(join(root, file), 'utf8'), file).map((sentence) => ({ file, sentence })),
)

test('a person reads one word for each thing: problem, session, idea, slot', () => {
  expect(said.length).toBeGreaterThan(1_500)
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
