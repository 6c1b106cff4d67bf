import type { Problem } from '../problem.ts'

export const work = [
  {
    key: 'work-01',
    category: 'work',
    difficulty: 'easy',
    text: 'You must learn ten new words by tomorrow. Find unusual ways to make them stick.',
  },
  {
    key: 'work-02',
    category: 'work',
    difficulty: 'easy',
    text: 'What would make the first ten minutes less scary for somebody new on the team?',
  },
  {
    key: 'work-03',
    category: 'work',
    difficulty: 'easy',
    text: 'A blank page has been winning all morning. How could you get the first line out?',
  },
  {
    key: 'work-04',
    category: 'work',
    difficulty: 'easy',
    text: 'Nobody reads the weekly report. Give people a reason to open it gladly.',
  },
  {
    key: 'work-05',
    category: 'work',
    difficulty: 'easy',
    text: 'Find ways to explain a zip to somebody who has only ever used buttons.',
  },
  {
    key: 'work-06',
    category: 'work',
    difficulty: 'medium',
    text: "Everyone talks at once in your team's weekly call. What could change that?",
  },
  {
    key: 'work-07',
    category: 'work',
    difficulty: 'medium',
    text: 'Your desk is shared by three people. How could each feel at home?',
  },
  {
    key: 'work-08',
    category: 'work',
    difficulty: 'medium',
    text: 'The shared shelf is a mess that nobody dares to touch. Get it tidy without calling a meeting.',
  },
  {
    key: 'work-09',
    category: 'work',
    difficulty: 'medium',
    text: 'A talk lasts five minutes and the projector has died. How could the three main points still stick?',
  },
  {
    key: 'work-10',
    category: 'work',
    difficulty: 'medium',
    text: 'Half an hour is left and the essay has no ending. Borrow one from whatever is on the nearest shelf.',
  },
  {
    key: 'work-11',
    category: 'work',
    difficulty: 'hard',
    text: 'Invent a prize for the best mistake of the week, one that people are proud to win.',
  },
  {
    key: 'work-12',
    category: 'work',
    difficulty: 'hard',
    text: 'A team may send a single message a day, all members together. How would the work still flow?',
  },
  {
    key: 'work-13',
    category: 'work',
    difficulty: 'hard',
    text: 'Teach a lesson in which the teacher only asks questions and never says yes or no.',
  },
  {
    key: 'work-14',
    category: 'work',
    difficulty: 'hard',
    text: 'A new job is called keeper of forgotten plans. Fill the day of whoever gets it.',
  },
  {
    key: 'work-15',
    category: 'work',
    difficulty: 'hard',
    text: 'Each half of a group builds half of one thing in secret. What could make the halves fit?',
  },
] as const satisfies readonly Problem[]
