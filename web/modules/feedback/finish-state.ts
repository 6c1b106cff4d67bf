/**
 * The last submission of this page: the screen that waits for its answer and the dashboard after it are one picture, so the
 * one goes on with the motion and the choice of the other.
 */
interface Moment {
  roundId: string
  /** By the clock of the page (ms). */
  at: number
  /** Before it counted. */
  streak: number
  isOver: boolean
}

export interface FavouritesChoice {
  picked: readonly number[]
  /** The picks are made, and the question of the technique is on the screen. */
  isPicked?: boolean
  /** Ideas that came from the technique; left out where nobody asked. */
  techniqueLines?: readonly number[]
  /** The last answer was given before the server had the list. */
  isSent: boolean
}

const none: FavouritesChoice = { picked: [], isSent: false }

let moment: Moment | null = null
const choices = new Map<string, FavouritesChoice>()

export function beginFinish(roundId: string, streak: number) {
  moment = { roundId, streak, at: performance.now(), isOver: false }
  choices.delete(roundId)
}

/** How long ago (ms) its motion began, and the streak before it; null where nothing moves any more. */
export function readFinish(roundId: string) {
  if (moment?.roundId !== roundId || moment.isOver) return null
  return { since: performance.now() - moment.at, streak: moment.streak }
}

/** Whether the list was handed in on this page, and not on one before it. */
export const wasFinishedHere = (roundId: string) => moment?.roundId === roundId

/** Another look at the same list begins with its last picture. */
export function endFinish() {
  if (moment) moment.isOver = true
}

export const readChoice = (roundId: string): FavouritesChoice => choices.get(roundId) ?? none

export const saveChoice = (roundId: string, choice: FavouritesChoice) => void choices.set(roundId, choice)

export function consumeChoice(roundId: string): FavouritesChoice {
  const choice = readChoice(roundId)
  choices.delete(roundId)
  return choice
}

/** As on a page that has just been opened. */
export function resetFinish() {
  moment = null
  choices.clear()
}
