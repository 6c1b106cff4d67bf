import type { Problem } from '../problem.ts'

export const gadgets = [
  {
    key: 'gadgets-01',
    category: 'gadgets',
    difficulty: 'easy',
    text: 'Your torch can now sense one more thing besides the switch. What should it sense, and why?',
  },
  {
    key: 'gadgets-02',
    category: 'gadgets',
    difficulty: 'easy',
    text: 'Invent helpers for carrying shopping bags home.',
  },
  {
    key: 'gadgets-03',
    category: 'gadgets',
    difficulty: 'easy',
    text: 'An alarm clock wants to be loved, yet it must still wake people on time. What should it do differently?',
  },
  {
    key: 'gadgets-04',
    category: 'gadgets',
    difficulty: 'easy',
    text: 'Add something to an umbrella that has nothing to do with rain.',
  },
  {
    key: 'gadgets-05',
    category: 'gadgets',
    difficulty: 'easy',
    text: 'The clothes peg has not changed for ages. List ways to make it better.',
  },
  {
    key: 'gadgets-06',
    category: 'gadgets',
    difficulty: 'medium',
    text: 'An old phone has no screen any more, but everything else works. What could it do?',
  },
  {
    key: 'gadgets-07',
    category: 'gadgets',
    difficulty: 'medium',
    text: 'A robot has swept floors for ten years and now retires. Which easy jobs would suit it?',
  },
  {
    key: 'gadgets-08',
    category: 'gadgets',
    difficulty: 'medium',
    text: 'Repair a wobbly shelf using only things from a pencil case.',
  },
  {
    key: 'gadgets-09',
    category: 'gadgets',
    difficulty: 'medium',
    text: 'Plan a machine that hands out compliments and never gives the same one twice.',
  },
  {
    key: 'gadgets-10',
    category: 'gadgets',
    difficulty: 'medium',
    text: 'The remote control has one spare button that acts on the whole room. Decide what it does.',
  },
  {
    key: 'gadgets-11',
    category: 'gadgets',
    difficulty: 'hard',
    text: 'Invent a device that runs on boredom and stops as soon as it is useful.',
  },
  {
    key: 'gadgets-12',
    category: 'gadgets',
    difficulty: 'hard',
    text: 'A lock opens only for people in a good mood. How could it tell?',
  },
  {
    key: 'gadgets-13',
    category: 'gadgets',
    difficulty: 'hard',
    text: 'What problems could be solved by a kettle that is also a calendar?',
  },
  {
    key: 'gadgets-14',
    category: 'gadgets',
    difficulty: 'hard',
    text: 'Build a machine from sand, shade and a broken fan that helps people decide.',
  },
  {
    key: 'gadgets-15',
    category: 'gadgets',
    difficulty: 'hard',
    text: 'A scale weighs only things that have no weight. What would people bring to it, and why?',
  },
] as const satisfies readonly Problem[]
