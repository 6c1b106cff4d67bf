import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** All that the dashboard needs; the whole texts are ten times as long. A test compares them. */
export const thinkerBriefs = {
  'my-own-path': ['My Own Creative Path', 'Write until it feels empty, then write two more.'],
  leonardo: ['Leonardo da Vinci', 'Find a shape in a stain, and bring it into the problem.'],
  einstein: ['Albert Einstein', 'Climb inside the problem and ride along until it gets strange.'],
  curie: ['Marie Curie', 'Find the one thing that doesn’t fit, and start there.'],
  darwin: ['Charles Darwin', 'Write your favourite idea, then its weak spot, then a better idea.'],
  lovelace: ['Ada Lovelace', 'Say what the thing does, then use that on something else.'],
  franklin: ['Benjamin Franklin', 'List reasons for and against. Cross out equal pairs. Use what’s left.'],
  galileo: ['Galileo Galilei', 'Play it in slow motion, then change one moment.'],
  newton: ['Isaac Newton', 'Turn each answer into the next question.'],
  'ibn-al-haytham': ['Ibn al-Haytham', 'Name something no one questions. Break it. Think up a small test.'],
  hypatia: ['Hypatia', 'Explain it to a ten-year-old, and fix what makes them frown.'],
  hokusai: ['Katsushika Hokusai', 'Same thing, new view: from above, in the rain, as a child.'],
  rumi: ['Rumi', 'Be a different person for every line.'],
  shakespeare: ['William Shakespeare', 'Borrow a plot you know, and recast it here.'],
  mozart: ['Wolfgang Amadeus Mozart', 'Write one plain idea, then change exactly one thing at a time.'],
  nightingale: ['Florence Nightingale', 'Find the biggest part of the problem, and start there.'],
  carver: ['George Washington Carver', 'Pick something humble. Use it whole, then in parts, then worn out.'],
  tesla: ['Nikola Tesla', 'Build it in your head, press start, and fix what breaks.'],
  'sor-juana': ['Sor Juana Inés de la Cruz', 'Take something you did by hand today, and borrow how it works.'],
  nova: ['Nova, the AI Muse', 'Take a random word from anything near you, and make it fit.'],
} as const satisfies Record<ThinkerId, readonly [name: string, rule: string]>
