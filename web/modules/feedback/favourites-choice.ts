import { hasTechnique } from '../rounds/technique-words.ts'

interface ChoiceInput {
  feedback: { favourites: readonly number[] | null } | null
  ideas: readonly unknown[]
  thinkerId: string | null
}

/** With one or two ideas there is no choice. */
export const hasChoice = ({ ideas }: Pick<ChoiceInput, 'ideas'>): boolean => ideas.length > 2

/** Two of three would be no choice. */
export const maxPicksOf = (ideas: readonly unknown[]) => (ideas.length > 3 ? 2 : 1)

export const favouritesTitleOf = (ideas: readonly unknown[]) =>
  maxPicksOf(ideas) === 1 ? 'Which one is your favourite?' : 'Which two are your best?'

export const favouritesLeadText = 'Pick before you see your results.'

/** Whether to ask which line came from the technique: never with one idea, without one shown, and of a list that has no total. */
export const hasTechniqueQuestion = ({
  ideas,
  thinkerId,
  withheld = null,
  stage,
}: Pick<ChoiceInput, 'ideas' | 'thinkerId'> & { withheld?: string | null; stage?: number | null }): boolean =>
  ideas.length > 1 && hasTechnique(thinkerId) && withheld === null && stage !== null

/** Whether to choose favourites before the figures. */
export const shouldAskForFavourites = ({ feedback, ideas }: Omit<ChoiceInput, 'thinkerId'>): boolean =>
  feedback !== null && feedback.favourites === null && hasChoice({ ideas })

/**
 * Whether the finish ends with all ideas lit. It does before a choice of favourites; a list of one or two ideas offers
 * no choice, and is lit at the end, once, before its score is shown.
 */
export const shouldEndWithAllActive = (round: Omit<ChoiceInput, 'thinkerId'>, isFresh: boolean): boolean =>
  shouldAskForFavourites(round) || (isFresh && round.feedback !== null && round.feedback.favourites === null)
