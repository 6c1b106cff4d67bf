import type { Day } from '@app/domain/day/day'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { thinkerOfTheDayId } from './thinker-of-the-day.ts'

/** All that the dashboard needs; the whole texts are ten times as long. A test compares them. */
export const thinkerBriefs = {
  'my-own-path': ['My Own Creative Path', 'Write until it feels empty, then write two more.'],
  leonardo: [
    'Leonardo da Vinci',
    "Look at something messy near you. What do you see in it, and how could that solve today's problem?",
  ],
  einstein: ['Albert Einstein', 'Put yourself inside the problem and ride along. What do you notice first?'],
  curie: ['Marie Curie', 'Find what does not fit. Let every idea start from that oddity.'],
  darwin: ['Charles Darwin', 'Write the idea you like, then the one that would prove it wrong, then a better one.'],
  lovelace: ['Ada Lovelace', 'Forget what it was made for. What else could it work on?'],
  franklin: ['Benjamin Franklin', 'One idea for the left column, one for the right. Keep going.'],
  galileo: ['Galileo Galilei', 'Play the problem in slow motion. Which moment could you change?'],
  newton: ['Isaac Newton', 'Turn each idea into a question, and each question into an idea.'],
  'ibn-al-haytham': [
    'Ibn al-Haytham',
    'Pick the rule everyone accepts. Break it, then say how you would test the new way.',
  ],
  hypatia: ['Hypatia', 'Explain it to a beginner. Every stumble you hear is a new idea.'],
  hokusai: ['Katsushika Hokusai', 'Same subject, new viewpoint, new idea. Walk all the way round it.'],
  rumi: ['Rumi', 'Be a different person for every idea. Then light the candle: what fits them all?'],
  shakespeare: ['William Shakespeare', 'Borrow a plot you love and let its characters solve your problem.'],
  mozart: ['Wolfgang Amadeus Mozart', 'Write one plain idea, then twelve small changes to it.'],
  nightingale: ['Florence Nightingale', 'Sketch the problem in your head. Which slice is the largest? Start there.'],
  carver: ['George Washington Carver', 'One humble thing, as many uses as your slots allow. Fill them all.'],
  tesla: ['Nikola Tesla', 'Build it in your head and press start. What breaks? Fix that in your next idea.'],
  'sor-juana': [
    'Sor Juana Inés de la Cruz',
    'Start from something you did with your hands today. What does it teach your problem?',
  ],
  nova: ['Nova, the AI Muse', 'Take the spark, however silly, and make it fit.'],
} as const satisfies Record<ThinkerId, readonly [name: string, cta: string]>

export function thinkerOfTheDay(day: Day): { id: ThinkerId; name: string; cta: string } {
  const id = thinkerOfTheDayId(day)
  const [name, cta] = thinkerBriefs[id]
  return { id, name, cta }
}
