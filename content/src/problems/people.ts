import type { Problem } from '../problem.ts'

export const people = [
  {
    key: 'people-01',
    category: 'people',
    difficulty: 'easy',
    text: 'Your group chat has gone silent. How could it come back to life?',
  },
  {
    key: 'people-02',
    category: 'people',
    difficulty: 'easy',
    text: 'Whoever cleans the building is gone before anyone wakes. How could the neighbours say thanks?',
  },
  {
    key: 'people-03',
    category: 'people',
    difficulty: 'easy',
    text: 'Somebody eats alone at the next table and seems glum. What small thing could brighten the meal?',
  },
  {
    key: 'people-04',
    category: 'people',
    difficulty: 'easy',
    text: 'Apologise to a friend for being late, in a way they will enjoy.',
  },
  {
    key: 'people-05',
    category: 'people',
    difficulty: 'easy',
    text: 'Two shy people share a bench. Help them begin to talk.',
  },
  {
    key: 'people-06',
    category: 'people',
    difficulty: 'medium',
    text: 'A new neighbour moves in and you do not share a language. How could you say welcome?',
  },
  {
    key: 'people-07',
    category: 'people',
    difficulty: 'medium',
    text: 'Find ways to cheer up a friend who lives far away, without spending money.',
  },
  {
    key: 'people-08',
    category: 'people',
    difficulty: 'medium',
    text: "An old neighbour's best stories were never written down. Gather them without making it feel like work.",
  },
  {
    key: 'people-09',
    category: 'people',
    difficulty: 'medium',
    text: 'Everyone wants the same seat by the stove. What fair ways to share it would also be fun?',
  },
  {
    key: 'people-10',
    category: 'people',
    difficulty: 'medium',
    text: 'Surprise a baker who comes home at dawn, using nothing but paper.',
  },
  {
    key: 'people-11',
    category: 'people',
    difficulty: 'hard',
    text: 'Praise a quiet person in front of twenty others without making them blush.',
  },
  {
    key: 'people-12',
    category: 'people',
    difficulty: 'hard',
    text: 'A quarrel about a cup has lasted a year. What could end it, if neither side will speak first?',
  },
  {
    key: 'people-13',
    category: 'people',
    difficulty: 'hard',
    text: 'Plan a party where nobody knows who the host is, not even the host.',
  },
  {
    key: 'people-14',
    category: 'people',
    difficulty: 'hard',
    text: 'A kind deed must leave no trace by sunset. What deeds could it be?',
  },
  {
    key: 'people-15',
    category: 'people',
    difficulty: 'hard',
    text: 'Invent a greeting for two people who are never in the same place at the same time.',
  },
] as const satisfies readonly Problem[]
