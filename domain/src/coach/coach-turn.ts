import { type Day, daysBetween } from '../day/day.ts'
import {
  type CoachList,
  type CoachStep,
  findFacts,
  isCoachRule,
  isRuleFor,
  nextStep,
  type OpenStep,
  outcomeOf,
} from './coach-rules.ts'

export interface FinishedList extends CoachList {
  roundId: string
  /** In milliseconds. */
  finishedAt: number
}

export interface StoredStep extends CoachStep {
  /** Of the round that set it first. */
  id: string
  /** The round whose result asks for it; a round, as the two below. */
  setBy: string
  /** Has shown it, and was not compared with it yet. */
  shownIn: string | null
  /** The newest that was compared with it; `sessions` is how many were. */
  judgedIn: string | null
  sessions: number
}

export interface CoachState {
  isOn: boolean
  /** The newest that count, in any order. */
  lists: readonly FinishedList[]
  /** The open one, and what is needed to know which rules rest. */
  steps: readonly StoredStep[]
}

export interface CoachChange {
  /** What became of the open step. */
  changed: StoredStep | null
  next: OpenStep | null
}

const nothing: CoachChange = { changed: null, next: null }

/** Without a list for so many days a step lapses; so does one that waited for so many. */
const [gapDays, maxOpenDays] = [7, 30]
const maxSessions = 2

const newestFirst = (lists: readonly FinishedList[]) => lists.toSorted((a, b) => b.finishedAt - a.finishedAt)
const findOpen = ({ steps }: CoachState) => steps.find(({ outcome }) => outcome === null) ?? null

/** Whether the open step is shown above the list of a session that begins: then it is the one task, and no technique is shown. */
export function stepToShow(state: CoachState, form: CoachList['form'], today: Day): StoredStep | null {
  const open = findOpen(state)
  const [last] = newestFirst(state.lists)
  if (!state.isOn || !open || !last || !isRuleFor(open.rule, form)) return null
  return daysBetween(last.day, today) >= gapDays || daysBetween(open.setDay, today) >= maxOpenDays ? null : open
}

interface HandIn {
  list: FinishedList
  /** That the session has shown. */
  stepId: string | null
  /** Once its ideas are chosen from, or once its person claims it. */
  isComparedLater: boolean
  today: Day
}

/** `state` is that of before. A list that waited for its choice is compared now: closing a page is no answer. */
export function handIn(state: CoachState, { list, stepId, isComparedLater, today }: HandIn): CoachChange {
  if (!state.isOn) return nothing
  let step = compareShown(state)
  if (step?.outcome === null)
    step = step.id === stepId ? { ...step, shownIn: list.roundId } : lapseAfterGap(state, step, list)
  const after = { ...state, lists: [list, ...state.lists], steps: withChanged(state.steps, step) }
  const { changed, next } = isComparedLater ? nothing : compareChosenList(after, list.roundId, today)
  return { changed: changed ?? (step === findOpen(state) ? null : step), next }
}

/** After the ideas of a list were chosen from, or where nobody asks for that: its step, and the next one. */
export function compareChosenList(state: CoachState, roundId: string, today: Day): CoachChange {
  const lists = newestFirst(state.lists)
  if (!state.isOn || !lists.some((list) => list.roundId === roundId)) return nothing
  const isNewest = lists[0]?.roundId === roundId
  const shown = findOpen(state)?.shownIn === roundId ? compareShown(state) : null
  const changed = shown ?? (isNewest ? renewWaiting(state, lists) : null)
  // After a session with a step comes one with a technique.
  const next = isNewest && !shown ? nextStep(lists, withChanged(state.steps, changed), today) : null
  return { changed, next }
}

/**
 * A step that the newest list did not show goes on with the numbers of that list, and lapses where they ask for nothing. A list
 * of another form says nothing of it, and asks for it again.
 */
function renewWaiting(state: CoachState, lists: readonly FinishedList[]): StoredStep | null {
  const [open, newest] = [findOpen(state), lists[0]]
  if (!open || !newest || open.shownIn || open.setBy === newest.roundId) return null
  if (!isCoachRule(open.rule)) return { ...open, outcome: 'lapsed' }
  if (!isRuleFor(open.rule, newest.form)) return { ...open, setBy: newest.roundId }
  if (open.sessions > 0 || outcomeOf(open, newest) === null) return null
  const facts = findFacts(open.rule, lists)
  return facts ? { ...open, facts, setBy: newest.roundId } : { ...open, outcome: 'lapsed' }
}

/** The open step, compared with the list that has shown it. Where that cannot say, the step is as if it was not shown. */
function compareShown(state: CoachState): StoredStep | null {
  const open = findOpen(state)
  if (!open?.shownIn) return open
  const list = state.lists.find(({ roundId }) => roundId === open.shownIn)
  const outcome = list ? outcomeOf(open, list) : null
  if (!outcome) return { ...open, shownIn: null }
  const sessions = open.sessions + 1
  const isOver = outcome === 'did' || sessions >= maxSessions
  const judgedIn = open.shownIn
  // One that stays open is asked for once more by the list that missed it.
  const change = isOver ? { outcome } : { setBy: judgedIn }
  return { ...open, shownIn: null, judgedIn, sessions, ...change }
}

function lapseAfterGap({ lists }: CoachState, open: StoredStep, { day }: FinishedList): StoredStep {
  const [before] = newestFirst(lists)
  const isGap = before !== undefined && daysBetween(before.day, day) >= gapDays
  return isGap || daysBetween(open.setDay, day) >= maxOpenDays ? { ...open, outcome: 'lapsed' } : open
}

const withChanged = (steps: readonly StoredStep[], changed: StoredStep | null) =>
  steps.map((step) => (step.id === changed?.id ? changed : step))
