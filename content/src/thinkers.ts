import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** A way of thinking, shown by a person. The longer texts stand in `thinker-stories.ts`, which fewer screens need. */
export interface Thinker {
  id: ThinkerId
  name: string
  /** As on a small plate. */
  shortName: string
  emoji: string
  superpower: string
  cta: string
}

export const thinkers = [
  {
    id: 'my-own-path',
    name: 'My Own Creative Path',
    shortName: 'My Own Creative Path',
    emoji: '🌱',
    superpower: 'Trust Your Own Way',
    cta: 'Write until it feels empty, then write two more.',
  },
  {
    id: 'leonardo',
    name: 'Leonardo da Vinci',
    shortName: 'Leonardo',
    emoji: '🎨',
    superpower: 'Hidden-Picture Vision',
    cta: 'Look at something messy near you. What do you see in it, and how could it help with today’s problem?',
  },
  {
    id: 'einstein',
    name: 'Albert Einstein',
    shortName: 'Einstein',
    emoji: '💡',
    superpower: 'What-If Ride',
    cta: 'Put yourself inside the problem and ride along. What do you notice first?',
  },
  {
    id: 'curie',
    name: 'Marie Curie',
    shortName: 'Curie',
    emoji: '⚗️',
    superpower: 'Follow the Oddity',
    cta: 'Find what doesn’t fit. Let every idea start from that oddity.',
  },
  {
    id: 'darwin',
    name: 'Charles Darwin',
    shortName: 'Darwin',
    emoji: '🐢',
    superpower: 'Collect What Contradicts',
    cta: 'Write the idea you like, then the one that would prove it wrong, then a better one.',
  },
  {
    id: 'lovelace',
    name: 'Ada Lovelace',
    shortName: 'Lovelace',
    emoji: '🎼',
    superpower: 'What Else Could It Do?',
    cta: 'Forget what it was made for. What else could it work on?',
  },
  {
    id: 'franklin',
    name: 'Benjamin Franklin',
    shortName: 'Franklin',
    emoji: '⚖️',
    superpower: 'Two Columns',
    cta: 'One idea for the left column, one for the right. Keep going.',
  },
  {
    id: 'galileo',
    name: 'Galileo Galilei',
    shortName: 'Galileo',
    emoji: '🔭',
    superpower: 'Slow It Down',
    cta: 'Play the problem in slow motion. Which moment could you change?',
  },
  {
    id: 'newton',
    name: 'Isaac Newton',
    shortName: 'Newton',
    emoji: '🍎',
    superpower: 'The Question List',
    cta: 'Turn each idea into a question, and each question into an idea.',
  },
  {
    id: 'ibn-al-haytham',
    name: 'Ibn al-Haytham',
    shortName: 'Ibn al-Haytham',
    emoji: '🕳️',
    superpower: 'Doubt and Test',
    cta: 'Pick the rule everyone accepts. Break it, then say how you would test the new way.',
  },
  {
    id: 'hypatia',
    name: 'Hypatia',
    shortName: 'Hypatia',
    emoji: '📜',
    superpower: 'Make It Clear',
    cta: 'Explain it to a beginner. Every stumble you hear is a new idea.',
  },
  {
    id: 'hokusai',
    name: 'Katsushika Hokusai',
    shortName: 'Hokusai',
    emoji: '🌊',
    superpower: 'Thirty-Six Views',
    cta: 'Same subject, new viewpoint, new idea. Walk all the way round it.',
  },
  {
    id: 'rumi',
    name: 'Rumi',
    shortName: 'Rumi',
    emoji: '🕯️',
    superpower: 'Many Hands, One Elephant',
    cta: 'Be a different person for every idea. Then light the candle: what fits them all?',
  },
  {
    id: 'shakespeare',
    name: 'William Shakespeare',
    shortName: 'Shakespeare',
    emoji: '🎭',
    superpower: 'Grand Remix',
    cta: 'Borrow a plot you love and let its characters solve your problem.',
  },
  {
    id: 'mozart',
    name: 'Wolfgang Amadeus Mozart',
    shortName: 'Mozart',
    emoji: '🎹',
    superpower: 'Theme and Variations',
    cta: 'Write one plain idea, then twelve small changes to it.',
  },
  {
    id: 'nightingale',
    name: 'Florence Nightingale',
    shortName: 'Nightingale',
    emoji: '📊',
    superpower: 'Draw the Problem',
    cta: 'Sketch the problem in your head. Which slice is the largest? Start there.',
  },
  {
    id: 'carver',
    name: 'George Washington Carver',
    shortName: 'Carver',
    emoji: '🥜',
    superpower: 'A Hundred Uses',
    cta: 'One humble thing, as many uses as you have room for.',
  },
  {
    id: 'tesla',
    name: 'Nikola Tesla',
    shortName: 'Tesla',
    emoji: '⚡',
    superpower: 'Workshop of the Mind',
    cta: 'Build it in your head and press start. What breaks? Fix that in your next idea.',
  },
  {
    id: 'sor-juana',
    name: 'Sor Juana Inés de la Cruz',
    shortName: 'Sor Juana',
    emoji: '🥚',
    superpower: 'Kitchen Laboratory',
    cta: 'Start from something you did with your hands today. What does it teach you about the problem?',
  },
  {
    id: 'nova',
    name: 'Nova, the AI Muse',
    shortName: 'Nova',
    emoji: '🤖',
    superpower: 'Random Spark',
    cta: 'Take the spark, however silly, and make it fit.',
  },
] as const satisfies readonly Thinker[]
