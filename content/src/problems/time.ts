import type { Problem } from '../problem.ts'

export const time = [
  {
    key: 'time-01',
    category: 'time',
    difficulty: 'easy',
    text: 'You keep pressing snooze. Find ways to make getting up easier.',
  },
  {
    key: 'time-02',
    category: 'time',
    difficulty: 'easy',
    text: 'A meeting ended fifteen minutes early. What could you do with the gift?',
  },
  {
    key: 'time-03',
    category: 'time',
    difficulty: 'easy',
    text: 'The last evening of the weekend often feels heavy. What would make it light?',
  },
  {
    key: 'time-04',
    category: 'time',
    difficulty: 'easy',
    text: 'A library book is due back today, and it is always late. Think of ways to be early just once.',
  },
  {
    key: 'time-05',
    category: 'time',
    difficulty: 'easy',
    text: 'Water takes three minutes to boil. Collect small pleasures that fit into the wait.',
  },
  {
    key: 'time-06',
    category: 'time',
    difficulty: 'medium',
    text: 'How could you remember to drink water without any app?',
  },
  {
    key: 'time-07',
    category: 'time',
    difficulty: 'medium',
    text: 'You want to write one line a day, but the pen is always elsewhere. Set a friendly trap for yourself.',
  },
  {
    key: 'time-08',
    category: 'time',
    difficulty: 'medium',
    text: "Yesterday's list of tasks is longer than today. Shrink it without doing a single one.",
  },
  {
    key: 'time-09',
    category: 'time',
    difficulty: 'medium',
    text: 'Work and supper happen at the same kitchen table. How might a household mark the end of the working day?',
  },
  {
    key: 'time-10',
    category: 'time',
    difficulty: 'medium',
    text: 'Find ways to tell that twenty minutes have passed, using no clock and no screen.',
  },
  {
    key: 'time-11',
    category: 'time',
    difficulty: 'hard',
    text: 'A spare hour is added to every day, but it must be shared with a stranger. What would you do with it?',
  },
  {
    key: 'time-12',
    category: 'time',
    difficulty: 'hard',
    text: 'Invent a festival for unfinished things, with one strict rule and no presents.',
  },
  {
    key: 'time-13',
    category: 'time',
    difficulty: 'hard',
    text: 'Your habits go on strike. What might they demand before they come back?',
  },
  {
    key: 'time-14',
    category: 'time',
    difficulty: 'hard',
    text: 'A calendar may count anything except days. What could it count, and how would people plan by it?',
  },
  {
    key: 'time-15',
    category: 'time',
    difficulty: 'hard',
    text: 'Make one ordinary minute feel very long, yet never boring.',
  },
] as const satisfies readonly Problem[]
