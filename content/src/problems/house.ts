import type { Problem } from '../problem.ts'

export const house = [
  {
    key: 'house-01',
    category: 'house',
    difficulty: 'easy',
    text: 'The drawer of odds and ends never closes. How could it earn its place?',
  },
  { key: 'house-02', category: 'house', difficulty: 'easy', text: 'Find new uses for a chair with three legs.' },
  {
    key: 'house-03',
    category: 'house',
    difficulty: 'easy',
    text: 'One sock always comes back from the wash alone. Give it a new career.',
  },
  {
    key: 'house-04',
    category: 'house',
    difficulty: 'easy',
    text: 'The doormat wants to do more than catch mud. What else could it do for whoever arrives?',
  },
  {
    key: 'house-05',
    category: 'house',
    difficulty: 'easy',
    text: 'Name new jobs for a blanket that has become too small for any bed.',
  },
  {
    key: 'house-06',
    category: 'house',
    difficulty: 'medium',
    text: 'You have ten corks, a shoebox and string. What could they become?',
  },
  {
    key: 'house-07',
    category: 'house',
    difficulty: 'medium',
    text: 'Three spoons, a rubber band and an old newspaper must keep a door from slamming. How could they do it?',
  },
  {
    key: 'house-08',
    category: 'house',
    difficulty: 'medium',
    text: 'The room you wake up in has one dull corner. Change it without adding anything new.',
  },
  {
    key: 'house-09',
    category: 'house',
    difficulty: 'medium',
    text: 'A friend stays overnight, and every pillow in the place is in the wash. What could make a soft bed?',
  },
  {
    key: 'house-10',
    category: 'house',
    difficulty: 'medium',
    text: 'Keys, combs and pens vanish all the time. Plan a lost-and-found that nobody forgets to use.',
  },
  {
    key: 'house-11',
    category: 'house',
    difficulty: 'hard',
    text: 'The ceiling is the only free space left, and no nail may go into it. Put it to use.',
  },
  {
    key: 'house-12',
    category: 'house',
    difficulty: 'hard',
    text: 'Design a room that somebody in a bad mood can tidy in one minute.',
  },
  {
    key: 'house-13',
    category: 'house',
    difficulty: 'hard',
    text: 'Every object in a cupboard must earn its shelf with a second job. Which jobs would you hand out?',
  },
  {
    key: 'house-14',
    category: 'house',
    difficulty: 'hard',
    text: 'A curtain, a bucket and a clock swap duties for a day. How would the household still work?',
  },
  {
    key: 'house-15',
    category: 'house',
    difficulty: 'hard',
    text: 'An old window faces a brick wall and cannot be opened. Find it a purpose.',
  },
] as const satisfies readonly Problem[]
