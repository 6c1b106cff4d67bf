import type { Problem } from '../problem.ts'

export const whatIf = [
  {
    key: 'what-if-01',
    category: 'what-if',
    difficulty: 'easy',
    text: 'What if every door could say one sentence? What should they say?',
  },
  {
    key: 'what-if-02',
    category: 'what-if',
    difficulty: 'easy',
    text: 'What if laughing made you float for a moment? List new rules for the classroom.',
  },
  {
    key: 'what-if-03',
    category: 'what-if',
    difficulty: 'easy',
    text: 'Animals can now leave reviews of people. Write some of them.',
  },
  {
    key: 'what-if-04',
    category: 'what-if',
    difficulty: 'easy',
    text: 'Imagine that clouds could be rented by the hour. Who would want one, and what for?',
  },
  {
    key: 'what-if-05',
    category: 'what-if',
    difficulty: 'easy',
    text: 'Suppose pockets had no bottom and no limit. How would people use them?',
  },
  {
    key: 'what-if-06',
    category: 'what-if',
    difficulty: 'medium',
    text: 'What if people slept every second night? How would daily life adapt?',
  },
  {
    key: 'what-if-07',
    category: 'what-if',
    difficulty: 'medium',
    text: 'What if nobody could own more than ten things? Describe what people would begin to share.',
  },
  {
    key: 'what-if-08',
    category: 'what-if',
    difficulty: 'medium',
    text: 'From tomorrow every question has to be sung. Which jobs would change, and how?',
  },
  {
    key: 'what-if-09',
    category: 'what-if',
    difficulty: 'medium',
    text: 'Suppose yawns hung in the air until noon. What would people do about them?',
  },
  {
    key: 'what-if-10',
    category: 'what-if',
    difficulty: 'medium',
    text: 'What if plants grew faster when they were told secrets? List what would happen in a small town.',
  },
  {
    key: 'what-if-11',
    category: 'what-if',
    difficulty: 'hard',
    text: 'What if shadows kept the colour of whatever cast them? List what would change.',
  },
  {
    key: 'what-if-12',
    category: 'what-if',
    difficulty: 'hard',
    text: 'Memory is a library, and a stranger has borrowed your yesterday. How would you get through today?',
  },
  {
    key: 'what-if-13',
    category: 'what-if',
    difficulty: 'hard',
    text: 'Gravity takes a one-minute break each noon. How would a town prepare, and what would it enjoy?',
  },
  {
    key: 'what-if-14',
    category: 'what-if',
    difficulty: 'hard',
    text: 'Suppose there were no numbers above seven. How could a busy market still run?',
  },
  {
    key: 'what-if-15',
    category: 'what-if',
    difficulty: 'hard',
    text: 'What if the opposite of every wish came true? Plan a perfect birthday.',
  },
] as const satisfies readonly Problem[]
