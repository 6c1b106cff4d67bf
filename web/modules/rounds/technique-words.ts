import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** What the result asks and says of a technique; the whole texts are ten times as long. A test compares them. */
export const techniqueWords = {
  'my-own-path': { move: 'staying past the end', question: 'Which line came after you thought you were done?' },
  leonardo: { move: 'seeing a shape', question: 'Which line came from a shape you saw?' },
  einstein: { move: 'riding along', question: 'Which line did you write from inside the problem?' },
  curie: { move: 'following the oddity', question: 'Which line started from the thing that doesn’t fit?' },
  darwin: { move: 'arguing against yourself', question: 'Which line came from arguing against yourself?' },
  lovelace: { move: 'feeding it something else', question: 'Which line gave the thing something else to do?' },
  franklin: { move: 'striking a pair', question: 'Which line used the reason that was left?' },
  galileo: { move: 'slowing it down', question: 'Which line came from slowing it down?' },
  newton: { move: 'asking on', question: 'Which line answered your own question?' },
  'ibn-al-haytham': { move: 'breaking a rule', question: 'Which line broke a rule no one doubts?' },
  hypatia: { move: 'explaining it', question: 'Which line came from explaining it to a ten-year-old?' },
  hokusai: { move: 'changing the view', question: 'Which line came from a new view?' },
  rumi: { move: 'being someone else', question: 'Which line did you write as someone else?' },
  shakespeare: { move: 'borrowing a plot', question: 'Which line came from a borrowed plot?' },
  mozart: { move: 'changing one thing', question: 'Which line changed exactly one thing?' },
  nightingale: { move: 'aiming at the biggest slice', question: 'Which line aimed at the biggest slice?' },
  carver: { move: 'using every part', question: 'Which line used another part of the thing?' },
  tesla: { move: 'running it in your head', question: 'Which line mended something that broke?' },
  'sor-juana': { move: 'borrowing from your hands', question: 'Which line came from something your hands did?' },
  nova: { move: 'making a word fit', question: 'Which line came from the random word?' },
} as const satisfies Record<ThinkerId, { move: string; question: string }>

export const hasTechnique = (id: string | null): id is ThinkerId => id !== null && id in techniqueWords
