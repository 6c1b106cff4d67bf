interface ChoiceInput {
  feedback: { favourites: readonly number[] | null } | null
  ideas: readonly unknown[]
}

/** With one or two ideas there is no choice. */
export const hasChoice = ({ ideas }: Pick<ChoiceInput, 'ideas'>): boolean => ideas.length > 2

/** Whether to choose favourites before the figures. */
export const shouldAskForFavourites = ({ feedback, ideas }: ChoiceInput): boolean =>
  feedback !== null && feedback.favourites === null && hasChoice({ ideas })

/**
 * Whether the finish ends with all ideas lit. It does before a choice of favourites; a list of one or two ideas offers
 * no choice, and is lit at the end, once, before its score is shown.
 */
export const shouldEndWithAllActive = (round: ChoiceInput, isFresh: boolean): boolean =>
  shouldAskForFavourites(round) || (isFresh && round.feedback !== null && round.feedback.favourites === null)
