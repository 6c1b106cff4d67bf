import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** What the result asks and says of a technique; the whole texts are ten times as long. A test compares them. */
export const techniqueWords = {
  'my-own-path': { move: 'keeping at it longer', question: 'Which line came after you thought you were done?' },
  leonardo: { move: 'seeing shapes in things', question: 'Which line came from a shape you saw?' },
  einstein: { move: 'climbing inside the problem', question: 'Which line did you write from inside the problem?' },
  curie: { move: 'spotting the odd one out', question: 'Which line started from the thing that doesn’t fit?' },
  darwin: { move: 'arguing with yourself', question: 'Which line came from arguing with yourself?' },
  lovelace: { move: 'trying it on something else', question: 'Which line came from trying it on something else?' },
  franklin: { move: 'weighing both sides', question: 'Which line used a reason that was left over?' },
  galileo: { move: 'slowing it down', question: 'Which line came from slowing it down?' },
  newton: { move: 'asking one more question', question: 'Which line answered your own question?' },
  'ibn-al-haytham': { move: 'breaking a rule', question: 'Which line broke a rule no one questions?' },
  hypatia: { move: 'explaining it to a child', question: 'Which line came from explaining it to a ten-year-old?' },
  hokusai: { move: 'changing the view', question: 'Which line came from a new angle?' },
  rumi: { move: 'being someone else', question: 'Which line sounds least like you?' },
  shakespeare: { move: 'borrowing a plot', question: 'Which line came from a borrowed plot?' },
  mozart: { move: 'changing one thing', question: 'Which line changed exactly one thing?' },
  nightingale: {
    move: 'going after the biggest part',
    question: 'Which line went after the biggest part of the problem?',
  },
  carver: { move: 'using one part of something', question: 'Which line used just one part of something?' },
  tesla: { move: 'running it in your head', question: 'Which line fixed something that broke in your test run?' },
  'sor-juana': { move: 'copying what your hands do', question: 'Which line came from something you did by hand?' },
  nova: { move: 'using a random word', question: 'Which line came from the random word?' },
} as const satisfies Record<ThinkerId, { move: string; question: string }>

export const hasTechnique = (id: string | null): id is ThinkerId => id !== null && id in techniqueWords
