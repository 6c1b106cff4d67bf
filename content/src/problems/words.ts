import type { Problem } from '../problem.ts'

export const words = [
  { key: 'words-01', category: 'words', difficulty: 'easy', text: 'Invent better names for Monday.' },
  {
    key: 'words-02',
    category: 'words',
    difficulty: 'easy',
    text: 'Write first lines for a story in which the hero never leaves the lift.',
  },
  {
    key: 'words-03',
    category: 'words',
    difficulty: 'easy',
    text: 'A postcard has room for six words. Which six could make somebody laugh?',
  },
  {
    key: 'words-04',
    category: 'words',
    difficulty: 'easy',
    text: 'Think up titles for a book about a very ordinary spoon.',
  },
  {
    key: 'words-05',
    category: 'words',
    difficulty: 'easy',
    text: 'Greet the same person every morning for a month without repeating yourself.',
  },
  {
    key: 'words-06',
    category: 'words',
    difficulty: 'medium',
    text: 'Find ways to tell a story using only the things in a pocket.',
  },
  {
    key: 'words-07',
    category: 'words',
    difficulty: 'medium',
    text: 'The treasure turned out to be a sandwich. How could you break the news to the pirates?',
  },
  {
    key: 'words-08',
    category: 'words',
    difficulty: 'medium',
    text: 'Retell a famous fairy tale from the viewpoint of a piece of furniture.',
  },
  {
    key: 'words-09',
    category: 'words',
    difficulty: 'medium',
    text: 'Two strangers write one letter, taking turns word by word. What could keep it from falling apart?',
  },
  {
    key: 'words-10',
    category: 'words',
    difficulty: 'medium',
    text: 'Invent insults so gentle that anybody would say thank you.',
  },
  {
    key: 'words-11',
    category: 'words',
    difficulty: 'hard',
    text: 'How could you describe rain without using any word for water?',
  },
  {
    key: 'words-12',
    category: 'words',
    difficulty: 'hard',
    text: 'The last page of every book in the library is gone. How could readers still get an ending?',
  },
  {
    key: 'words-13',
    category: 'words',
    difficulty: 'hard',
    text: 'Say that you are sorry without words, gifts or tears.',
  },
  {
    key: 'words-14',
    category: 'words',
    difficulty: 'hard',
    text: 'There is no word yet for the moment just after a sneeze. Make some, and say when to use them.',
  },
  {
    key: 'words-15',
    category: 'words',
    difficulty: 'hard',
    text: 'Tell a bedtime story to somebody who has never met a human. What would you leave out?',
  },
] as const satisfies readonly Problem[]
