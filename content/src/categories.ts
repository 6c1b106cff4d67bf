/** The twelve kinds of problem, in the order in which screens offer them. */
export const categories = [
  { id: 'house', name: 'Things Around the House', emoji: '🏠' },
  { id: 'kitchen', name: 'Food and Kitchen', emoji: '🍲' },
  { id: 'moving', name: 'Getting Around', emoji: '🚲' },
  { id: 'time', name: 'Time and Habits', emoji: '⏰' },
  { id: 'people', name: 'People and Kindness', emoji: '🤝' },
  { id: 'work', name: 'Work and Study', emoji: '📚' },
  { id: 'play', name: 'Play and Fun', emoji: '🎲' },
  { id: 'city', name: 'Street and City', emoji: '🏙️' },
  { id: 'nature', name: 'Nature and Weather', emoji: '🌳' },
  { id: 'words', name: 'Words and Stories', emoji: '✍️' },
  { id: 'gadgets', name: 'Gadgets and Machines', emoji: '⚙️' },
  { id: 'what-if', name: 'What If?', emoji: '🪐' },
] as const satisfies readonly { id: string; name: string; emoji: string }[]

export type CategoryId = (typeof categories)[number]['id']

/** The name that people read, by the id that is stored. */
export const categoryName = (id: string): string => categories.find((category) => category.id === id)?.name ?? id
