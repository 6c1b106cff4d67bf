export const ideaFaults = [
  'empty',
  'too_few_letters',
  'repeated',
  'mash',
  'problem_words',
  'filler',
  'advertising',
] as const

export type IdeaFault = (typeof ideaFaults)[number]

export const topicHints = ['praise', 'salad', 'foreign'] as const

export type TopicHint = (typeof topicHints)[number]

export const strategyNames = [
  ...(['tech', 'people', 'time', 'place', 'money', 'play', 'art', 'rules'] as const),
  ...(['nature', 'body', 'food', 'remove', 'combine', 'reverse', 'inform', 'reward'] as const),
] as const

export type Strategy = (typeof strategyNames)[number]

/** Raised whenever a total could come out differently (`domain/test/lists/fingerprints.ts`); old totals keep their version. */
export const scoreVersion = 9

/** Places count from 0. With a fault all else is null or 0; `people` also while it is too early, `points` below 100. */
export interface ScoredIdea {
  fault: IdeaFault | null
  sameAs: number | null
  strategy: Strategy | null
  /** Content words that the problem did not bring. */
  words: number
  originality: number | null
  people: number | null
  points: 0 | 1 | 2 | null
}

/** Stored, so it holds no text. Values are whole numbers from 0 to 100; optional ones exist since version 7 or 8. */
export interface Score {
  version: number
  sample: number
  hint?: TopicHint | null | undefined
  total: number
  fluency: { value: number; different: number; repeats: number; room: number }
  flexibility: {
    value: number
    strategies: readonly Strategy[]
    unnamed: number
    effective: number
    switches: number
    /** A probability in per cent. Until version 6, how much it repeats its words. */
    monotony: number
    own?: number | undefined
    singles?: number | undefined
  }
  originality: {
    value: number | null
    top: readonly number[]
    tooEarly: boolean
    byMeaning?: boolean | undefined
    /** Places of ideas that nothing may praise, of a repeated one the first. Since version 8. */
    unpraised?: readonly number[] | undefined
  }
  elaboration: { value: number; median: number; fullest: number | null }
  order: {
    best: number | null
    curve: readonly { idea: number; originality: number }[]
    firstHalf: number
    secondHalf: number
    delta: number
  }
  ideas: readonly ScoredIdea[]
}

/** Lists of others that are read, the newest: more say hardly more, and cost as much each. */
export const maxEarlierLists = 200

/** From so many people on it is said how many had an idea, and what the classic count says. */
export const minPeopleForRarity = 30
export const minPeopleForPoints = 100

type Known = Pick<Score, 'flexibility' | 'ideas'>

export interface IdeaGroups {
  named: number
  own: number
  singles: number
}

export function countIdeaGroups({ flexibility, ideas }: Known): IdeaGroups {
  const { strategies, own: counted, singles } = flexibility
  if (counted !== undefined && singles !== undefined) return { named: strategies.length, own: counted, singles }
  const most = new Map<number, number>()
  for (const [place, { fault, sameAs, strategy, words }] of ideas.entries()) {
    const first = sameAs ?? place
    if (fault === null && strategy === null) most.set(first, Math.max(most.get(first) ?? 0, words))
  }
  const own = [...most.values()].filter((words) => words >= 2).length
  return { named: flexibility.strategies.length, own, singles: most.size - own }
}

export const countGroupKinds = ({ named, own, singles }: IdeaGroups): number => named + own + Math.min(1, singles)
