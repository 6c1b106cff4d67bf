import type { Problem } from '../problem.ts'

export const nature = [
  {
    key: 'nature-01',
    category: 'nature',
    difficulty: 'easy',
    text: 'Autumn leaves cover the path. What are they good for?',
  },
  {
    key: 'nature-02',
    category: 'nature',
    difficulty: 'easy',
    text: 'How could a school yard become friendlier to bees and birds?',
  },
  {
    key: 'nature-03',
    category: 'nature',
    difficulty: 'easy',
    text: 'A thunderstorm has cancelled the outing. What could the storm itself offer the group?',
  },
  {
    key: 'nature-04',
    category: 'nature',
    difficulty: 'easy',
    text: 'Wind has carried a hat onto a high branch. Get it down without climbing.',
  },
  {
    key: 'nature-05',
    category: 'nature',
    difficulty: 'easy',
    text: 'Seeds came in a packet without a name. How could the wait be fun?',
  },
  {
    key: 'nature-06',
    category: 'nature',
    difficulty: 'medium',
    text: 'Your balcony gets one hour of sun a day. What could you do with that hour?',
  },
  {
    key: 'nature-07',
    category: 'nature',
    difficulty: 'medium',
    text: 'A single tree stands in a paved yard. Give everyone nearby a reason to care for it.',
  },
  { key: 'nature-08', category: 'nature', difficulty: 'medium', text: 'Plan an outing that only works in thick fog.' },
  {
    key: 'nature-09',
    category: 'nature',
    difficulty: 'medium',
    text: 'Ants have discovered the picnic basket. How could both sides leave happy?',
  },
  {
    key: 'nature-10',
    category: 'nature',
    difficulty: 'medium',
    text: 'Rain drips through the roof in three places. Turn the drips into something to enjoy until the repair.',
  },
  {
    key: 'nature-11',
    category: 'nature',
    difficulty: 'hard',
    text: 'A river asks the town for one favour. What might it want, and how could people grant it?',
  },
  {
    key: 'nature-12',
    category: 'nature',
    difficulty: 'hard',
    text: 'The seasons change places every week. How would gardeners cope?',
  },
  {
    key: 'nature-13',
    category: 'nature',
    difficulty: 'hard',
    text: 'Invent a weather report for the mood of a forest, without using numbers.',
  },
  {
    key: 'nature-14',
    category: 'nature',
    difficulty: 'hard',
    text: 'A stone has lain on the same beach for a thousand years. Offer it a change.',
  },
  {
    key: 'nature-15',
    category: 'nature',
    difficulty: 'hard',
    text: 'Find work for moonlight that the sun could never do.',
  },
] as const satisfies readonly Problem[]
