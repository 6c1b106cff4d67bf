import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

interface Sample {
  tag: string
  title: string
  problem: string
  ideas: readonly [string, string, string, string]
  plate: ThinkerId
  picture: string
}

/** Never handed out as problems. */
export const samples = [
  {
    tag: 'Problem Solving',
    title: 'The library without a budget',
    problem: 'A library can’t afford a single new book this year. How does it still surprise its readers every week?',
    ideas: [
      'Wrap old books in paper with only the first line on it.',
      'Let each reader hide a note for the next one.',
      'Shelve by colour one week, by smell the week after.',
      'Lend out people: an hour with someone who knows a thing or two.',
    ],
    plate: 'galileo',
    picture: 'A telescope points at a striped planet.',
  },
  {
    tag: 'Idea Sprint',
    title: 'Five friends, one umbrella',
    problem: 'It’s pouring, the last bus has gone, and five friends have one umbrella. How do they get home happy?',
    ideas: [
      'The driest one tells a story, then you swap.',
      'Walk from awning to awning and name every shop.',
      'Turn it over and see how much rain you can catch.',
      'Stay, and throw the party the rain is asking for.',
    ],
    plate: 'franklin',
    picture: 'A kite with a key flies over a town in the rain.',
  },
  {
    tag: 'Workflow',
    title: 'The meeting that never ends',
    problem: 'Every Monday the same meeting runs twenty minutes over. What could you change before the next one?',
    ideas: [
      'Start with the point that always comes last.',
      'Stand up to speak, and stay standing.',
      'Hold it in the hallway, with no chairs.',
      'Stop mid-sentence and let someone else finish.',
    ],
    plate: 'lovelace',
    picture: 'A loom weaves birds from punched cards.',
  },
] as const satisfies readonly Sample[]
