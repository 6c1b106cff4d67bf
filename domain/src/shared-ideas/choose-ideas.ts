/** What an idea is there for, beside the two others. */
export const ideaRoles = ['near', 'far', 'third'] as const

export type IdeaRole = (typeof ideaRoles)[number]

export interface IdeaCandidate {
  id: string
  /** 0 to 100; null where nothing could be said. */
  originality: number | null
  thinkerId: string | null
}

interface ChooseIdeasInput {
  /** In random order. */
  candidates: readonly IdeaCandidate[]
  missing: readonly IdeaRole[]
  /** Of the reader’s round. */
  thinkerId: string | null
}

/** Rated in the middle, so that it is chosen as near or far last. */
const unratedOriginality = 50

/**
 * One that many others had, one that few had, and one with the reader's thinker where there is one. The first two come
 * from the lowest and the highest third, so that not everybody sees the same extremes.
 */
export function chooseIdeas({ candidates, missing, thinkerId }: ChooseIdeasInput): { id: string; role: IdeaRole }[] {
  const ratingOf = ({ originality }: IdeaCandidate) => originality ?? unratedOriginality
  const ranked = candidates.toSorted((one, other) => ratingOf(one) - ratingOf(other))
  const third = Math.ceil(ranked.length / 3)
  const fits: Record<IdeaRole, (candidate: IdeaCandidate) => boolean> = {
    near: (candidate) => ranked.indexOf(candidate) < third,
    far: (candidate) => ranked.indexOf(candidate) >= ranked.length - third,
    third: (candidate) => thinkerId !== null && candidate.thinkerId === thinkerId,
  }
  const left = new Set(candidates)
  const chosen: { id: string; role: IdeaRole }[] = []
  for (const role of missing) {
    const free = [...left]
    const one = free.find(fits[role]) ?? free[0]
    if (!one) break
    left.delete(one)
    chosen.push({ id: one.id, role })
  }
  return chosen
}
