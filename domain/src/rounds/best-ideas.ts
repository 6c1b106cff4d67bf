import { findMostUnusual, firstWordingOf } from '../scoring/most-unusual.ts'
import { minPeopleForRarity, type Score } from '../scoring/score.ts'

export interface ReviewedRound {
  score: Score | null
  /** Places from 0. Null: nobody asked yet. */
  favourites: readonly number[] | null
  ideas: readonly string[]
}

const originalityAt = (score: Score | null, place: number): number =>
  score?.ideas[firstWordingOf(score, place)]?.originality ?? -1

/** The two that are named first, or the one. */
function unusualPlaces(score: Score | null): readonly number[] {
  const found = score && findMostUnusual(score)
  return found ? [...found.sure, ...found.tied].slice(0, 2) : []
}

export interface BestIdeas {
  ideas: string[]
  by: 'picked' | 'counted' | 'written'
}

/** The own picks; without any the two most unusual, and where nothing is compared the first two written. */
export function bestIdeasOf({ score, favourites, ideas }: ReviewedRound): BestIdeas {
  const textsAt = (places: readonly number[]) => places.flatMap((place) => ideas[place] ?? [])
  const picked = textsAt(favourites ?? [])
  if (picked.length > 0) return { ideas: picked, by: 'picked' }
  const counted = textsAt(unusualPlaces(score))
  return counted.length > 0 ? { ideas: counted, by: 'counted' } : { ideas: ideas.slice(0, 2), by: 'written' }
}

/** The own picks of several rounds, of more than two the two rarest, in the order of writing. */
export function twoRarestFavourites(rounds: readonly ReviewedRound[]): string[] {
  const picks = rounds.flatMap(({ score, favourites, ideas }) =>
    (favourites ?? []).flatMap((place) => {
      const text = ideas[place]
      return text === undefined ? [] : { text, rarity: originalityAt(score, place) }
    }),
  )
  const rarest = new Set(picks.toSorted((a, b) => b.rarity - a.rarity).slice(0, 2))
  return picks.filter((pick) => rarest.has(pick)).map(({ text }) => text)
}

export interface RarestIdea<Round> {
  round: Round
  idea: string
  /** How many people were compared, where none of them had one like it. */
  nobodyOf: number | null
}

export function rarestIdea<Round extends ReviewedRound>(rounds: readonly Round[]): RarestIdea<Round> | null {
  const found = rounds.flatMap((round) => {
    const [place] = unusualPlaces(round.score)
    const idea = place === undefined ? undefined : round.ideas[place]
    if (place === undefined || idea === undefined || !round.score) return []
    return { round, idea, rarity: originalityAt(round.score, place), nobodyOf: nobodyOf(round.score, place) }
  })
  const rarest = found.toSorted((a, b) => b.rarity - a.rarity)[0]
  return rarest ? { round: rarest.round, idea: rarest.idea, nobodyOf: rarest.nobodyOf } : null
}

function nobodyOf(score: Score, place: number): number | null {
  const people = score.ideas[firstWordingOf(score, place)]?.people
  return people === 0 && score.sample >= minPeopleForRarity ? score.sample : null
}
