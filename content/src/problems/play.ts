import type { Problem } from '../problem.ts'

export const play = [
  {
    key: 'play-01',
    category: 'play',
    difficulty: 'easy',
    text: 'It rains on your picnic. How could the rain become the best part?',
  },
  {
    key: 'play-02',
    category: 'play',
    difficulty: 'easy',
    text: 'How could a family of very different ages play together for ten minutes?',
  },
  {
    key: 'play-03',
    category: 'play',
    difficulty: 'easy',
    text: 'An empty box as big as a fridge stands in the hall. What could you play with it?',
  },
  {
    key: 'play-04',
    category: 'play',
    difficulty: 'easy',
    text: 'Turn a long queue into a game that strangers would join.',
  },
  {
    key: 'play-05',
    category: 'play',
    difficulty: 'easy',
    text: 'Liven up a board game that everyone has played too often.',
  },
  { key: 'play-06', category: 'play', difficulty: 'medium', text: 'Invent games that need only a coin and a doorway.' },
  {
    key: 'play-07',
    category: 'play',
    difficulty: 'medium',
    text: 'Six friends have one sheet of paper and no pen. Fill their evening.',
  },
  {
    key: 'play-08',
    category: 'play',
    difficulty: 'medium',
    text: 'Hold a treasure hunt in a single room, with clues that nobody has to read.',
  },
  {
    key: 'play-09',
    category: 'play',
    difficulty: 'medium',
    text: 'Both teams have to win. What kind of contest would still be exciting?',
  },
  {
    key: 'play-10',
    category: 'play',
    difficulty: 'medium',
    text: 'Create a sport for a table top, where the ball may never stop moving.',
  },
  {
    key: 'play-11',
    category: 'play',
    difficulty: 'hard',
    text: 'A game has lasted a hundred years without a winner. What could its rules be?',
  },
  {
    key: 'play-12',
    category: 'play',
    difficulty: 'hard',
    text: 'Make toys for the wind to play with, out of things that were thrown away.',
  },
  {
    key: 'play-13',
    category: 'play',
    difficulty: 'hard',
    text: 'Hiding has been banned from hide-and-seek. How could the game go on?',
  },
  {
    key: 'play-14',
    category: 'play',
    difficulty: 'hard',
    text: 'Throw a festival for the dullest object within reach, with a parade and a rival.',
  },
  {
    key: 'play-15',
    category: 'play',
    difficulty: 'hard',
    text: 'Dice have lost their numbers and show moods instead. Which games would people invent?',
  },
] as const satisfies readonly Problem[]
