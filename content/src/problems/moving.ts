import type { Problem } from '../problem.ts'

export const moving = [
  {
    key: 'moving-01',
    category: 'moving',
    difficulty: 'easy',
    text: 'Your bus ride takes twenty minutes and your phone is empty. How could you spend it?',
  },
  {
    key: 'moving-02',
    category: 'moving',
    difficulty: 'easy',
    text: 'How could strangers waiting at the same stop make the wait pleasant?',
  },
  {
    key: 'moving-03',
    category: 'moving',
    difficulty: 'easy',
    text: 'The train is an hour late and the hall is full of bored people. Start something fun that needs only coats and bags.',
  },
  {
    key: 'moving-04',
    category: 'moving',
    difficulty: 'easy',
    text: 'The last five minutes of the bus ride home are the dullest. Make them worth staying awake for.',
  },
  {
    key: 'moving-05',
    category: 'moving',
    difficulty: 'easy',
    text: 'Rain has caught everyone at the ticket desk without umbrellas. What could keep the queue cheerful?',
  },
  {
    key: 'moving-06',
    category: 'moving',
    difficulty: 'medium',
    text: 'The lift will be under repair for a month. How could everyone in the building still get what they need?',
  },
  {
    key: 'moving-07',
    category: 'moving',
    difficulty: 'medium',
    text: 'A bag packed for a week away has room for one small thing more. What would earn that place?',
  },
  {
    key: 'moving-08',
    category: 'moving',
    difficulty: 'medium',
    text: 'Half of the map blew into the river. How could the group still reach the museum?',
  },
  {
    key: 'moving-09',
    category: 'moving',
    difficulty: 'medium',
    text: 'Two friends travel the same route at different hours. Think up ways to share the trip anyway.',
  },
  {
    key: 'moving-10',
    category: 'moving',
    difficulty: 'medium',
    text: 'Help a parcel cross town in one day, passed along only by people who were going that way.',
  },
  {
    key: 'moving-11',
    category: 'moving',
    difficulty: 'hard',
    text: 'Nobody may speak, wave or write on the early ferry. How could passengers still greet each other?',
  },
  {
    key: 'moving-12',
    category: 'moving',
    difficulty: 'hard',
    text: 'All wheels vanished overnight. In what ways could heavy things still get to market?',
  },
  {
    key: 'moving-13',
    category: 'moving',
    difficulty: 'hard',
    text: 'Invent a ticket that costs nothing but makes people treat the tram well.',
  },
  {
    key: 'moving-14',
    category: 'moving',
    difficulty: 'hard',
    text: 'A tunnel takes ten dull minutes to pass. Turn it into a reason for coming.',
  },
  {
    key: 'moving-15',
    category: 'moving',
    difficulty: 'hard',
    text: 'Design a signpost for people who do not yet know where they want to go.',
  },
] as const satisfies readonly Problem[]
