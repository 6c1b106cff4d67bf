import type { Problem } from '../problem.ts'

export const kitchen = [
  {
    key: 'kitchen-01',
    category: 'kitchen',
    difficulty: 'easy',
    text: 'Half of the herbs you buy go limp. How could they be used or kept?',
  },
  {
    key: 'kitchen-02',
    category: 'kitchen',
    difficulty: 'easy',
    text: 'Invent ways to make washing up something people ask to do.',
  },
  {
    key: 'kitchen-03',
    category: 'kitchen',
    difficulty: 'easy',
    text: 'The last slice of bread is too hard to bite. Find it a job that has nothing to do with food.',
  },
  { key: 'kitchen-04', category: 'kitchen', difficulty: 'easy', text: 'Give a plain bowl of rice a grand entrance.' },
  {
    key: 'kitchen-05',
    category: 'kitchen',
    difficulty: 'easy',
    text: 'Someone grew far too many tomatoes. How could the whole street enjoy them?',
  },
  {
    key: 'kitchen-06',
    category: 'kitchen',
    difficulty: 'medium',
    text: 'Dinner guests arrive in ten minutes and you only have bread, eggs and apples. What could you serve, and how?',
  },
  {
    key: 'kitchen-07',
    category: 'kitchen',
    difficulty: 'medium',
    text: "Two people cook in a kitchen made for one. What would keep them out of each other's way?",
  },
  {
    key: 'kitchen-08',
    category: 'kitchen',
    difficulty: 'medium',
    text: 'Everyone expects a birthday cake, but the oven is broken. How could the day still have its big moment?',
  },
  {
    key: 'kitchen-09',
    category: 'kitchen',
    difficulty: 'medium',
    text: 'A spice jar has lost its label. Think of playful ways to learn what is inside before it lands in the soup.',
  },
  {
    key: 'kitchen-10',
    category: 'kitchen',
    difficulty: 'medium',
    text: 'Plan a picnic where nobody is allowed to bring cutlery.',
  },
  {
    key: 'kitchen-11',
    category: 'kitchen',
    difficulty: 'hard',
    text: 'Soup has to reach ten guests without bowls, cups or spoons. How does it get there?',
  },
  {
    key: 'kitchen-12',
    category: 'kitchen',
    difficulty: 'hard',
    text: 'Invent a dish that tells the story of a rainy Tuesday.',
  },
  {
    key: 'kitchen-13',
    category: 'kitchen',
    difficulty: 'hard',
    text: 'Build a menu in which each course says sorry for the one before.',
  },
  {
    key: 'kitchen-14',
    category: 'kitchen',
    difficulty: 'hard',
    text: 'Leftovers hold a secret meeting in the fridge. Which demands would they bring to the cook?',
  },
  {
    key: 'kitchen-15',
    category: 'kitchen',
    difficulty: 'hard',
    text: 'A whole dinner may use only round things, and no two of the same size. What goes on the plates?',
  },
] as const satisfies readonly Problem[]
