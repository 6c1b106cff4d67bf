import type { Score } from '../scoring/score.ts'
import { linesOfNobody } from '../scoring/shown.ts'

export interface ReviewedRound {
  /** Places from 0. Null: nobody asked yet. */
  favourites: readonly number[] | null
  ideas: readonly string[]
}

export interface BestIdeas {
  ideas: string[]
  by: 'picked' | 'written'
}

/** The own picks; without any the first two written. */
export function bestIdeasOf({ favourites, ideas }: ReviewedRound): BestIdeas {
  const picked = (favourites ?? []).flatMap((place) => ideas[place] ?? [])
  return picked.length > 0 ? { ideas: picked, by: 'picked' } : { ideas: ideas.slice(0, 2), by: 'written' }
}

/** The own picks of several rounds, of more than two the newest two. */
export const twoNewestFavourites = (rounds: readonly ReviewedRound[]): string[] =>
  rounds.flatMap(({ favourites, ideas }) => (favourites ?? []).flatMap((place) => ideas[place] ?? [])).slice(-2)

export interface NobodysIdea<Round> {
  round: Round
  idea: string
  /** How many people were compared, none of whom had one like it. */
  nobodyOf: number
}

/** The newest idea that nobody else wrote, of those that were picked if there is one. */
export function nobodysIdea<Round extends ReviewedRound & { score: Score | null }>(
  rounds: readonly Round[],
): NobodysIdea<Round> | null {
  const found = rounds.flatMap((round) => {
    const { score, ideas, favourites } = round
    if (!score) return []
    return linesOfNobody(score).flatMap((place) => {
      const idea = ideas[place]
      return idea === undefined
        ? []
        : { isPicked: favourites?.includes(place) ?? false, round, idea, nobodyOf: score.sample }
    })
  })
  const newest = found.findLast(({ isPicked }) => isPicked) ?? found.at(-1)
  return newest ? { round: newest.round, idea: newest.idea, nobodyOf: newest.nobodyOf } : null
}
