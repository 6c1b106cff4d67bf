import type { Problem } from '../problem.ts'

export const city = [
  {
    key: 'city-01',
    category: 'city',
    difficulty: 'easy',
    text: 'An empty shop on your street is yours for one week. What could happen there?',
  },
  { key: 'city-02', category: 'city', difficulty: 'easy', text: 'How could a pedestrian crossing make people smile?' },
  {
    key: 'city-03',
    category: 'city',
    difficulty: 'easy',
    text: 'The lamp post outside the bakery is bored. What else could it do besides shine?',
  },
  {
    key: 'city-04',
    category: 'city',
    difficulty: 'easy',
    text: 'A long grey wall runs past the playground. What could happen along it?',
  },
  {
    key: 'city-05',
    category: 'city',
    difficulty: 'easy',
    text: 'Pigeons have taken over the steps of the town hall. Find ways to share the place.',
  },
  {
    key: 'city-06',
    category: 'city',
    difficulty: 'medium',
    text: 'The benches in the square are always empty. Find out-of-the-ordinary reasons to sit.',
  },
  {
    key: 'city-07',
    category: 'city',
    difficulty: 'medium',
    text: 'A street is closed to traffic for one afternoon. Fill it with things that cost nothing.',
  },
  {
    key: 'city-08',
    category: 'city',
    difficulty: 'medium',
    text: 'Litter keeps landing next to the bin. How could the bin win people over without a sign?',
  },
  {
    key: 'city-09',
    category: 'city',
    difficulty: 'medium',
    text: 'Guide a visitor to the market with no map, no phone and no street names.',
  },
  {
    key: 'city-10',
    category: 'city',
    difficulty: 'medium',
    text: 'The fountain has been dry for years. Bring people back to it before the water comes.',
  },
  {
    key: 'city-11',
    category: 'city',
    difficulty: 'hard',
    text: 'Half of this town sleeps by day, the other half by night. Build something that both halves would use.',
  },
  { key: 'city-12', category: 'city', difficulty: 'hard', text: 'What could a street learn from a puddle?' },
  {
    key: 'city-13',
    category: 'city',
    difficulty: 'hard',
    text: 'The statue in the square needs a week off. Who or what could take over, and how?',
  },
  {
    key: 'city-14',
    category: 'city',
    difficulty: 'hard',
    text: 'Make a crowded pavement kinder, but add nothing and take nothing away.',
  },
  {
    key: 'city-15',
    category: 'city',
    difficulty: 'hard',
    text: 'Two villages share a bridge and cannot agree on its name. Give them a way out that both enjoy.',
  },
] as const satisfies readonly Problem[]
