import { addDays, type Day, daysBetween } from '../day/day.ts'
import { type ThinkerId, thinkerIds } from '../rounds/thinker-ids.ts'

/** Who chose the thinker of a session. */
export const thinkerSources = ['path', 'person'] as const
export type ThinkerSource = (typeof thinkerSources)[number]

/** 1: an example is shown. 2: the first line is begun. 3: the rule alone. */
export type TechniqueStage = 1 | 2 | 3
export type OpenerIndex = 0 | 1 | 2

/** A counted session with a thinker. Lists of them are in the order of the sessions, oldest first. */
export interface ThinkerSession {
  thinkerId: ThinkerId
  day: Day
  /** Null where no help of the technique was shown, as in sessions from before there was any. */
  stage: TechniqueStage | null
  opener: OpenerIndex | null
  /** The person named a line that came from the technique. */
  isNamed: boolean
}

export interface TechniqueFits {
  categories: readonly string[]
  forms: readonly string[]
  /** Fits problems that are not of the bank, too. */
  isForAny: boolean
}

export interface PathProblem {
  category: string | null
  form: string
  /** Null where the problem is not of the bank. */
  bankThinkerId: ThinkerId | null
}

export const nextStageOf = ({ stage, isNamed }: Pick<ThinkerSession, 'stage' | 'isNamed'>): TechniqueStage =>
  Math.min(3, (stage ?? 1) + (stage && isNamed ? 1 : 0)) as TechniqueStage

/** Of sessions with one thinker. The highest, so that lists that arrive late or twice at one stage take none away. */
export const stageOf = (sessions: readonly ThinkerSession[]): TechniqueStage =>
  Math.max(1, ...sessions.map(nextStageOf)) as TechniqueStage

/** The first by use, then by order. */
export function openerFor(sessions: readonly ThinkerSession[]): OpenerIndex {
  const uses = ([0, 1, 2] as const).map((opener) => sessions.filter((each) => each.opener === opener).length)
  return uses.indexOf(Math.min(...uses)) as OpenerIndex
}

const gapDaysOfStage = { 1: 3, 2: 7, 3: 20 } as const

/** The days until a thinker returns, after a session with it. */
const gapDaysOf = ({ stage, isNamed }: Pick<ThinkerSession, 'stage' | 'isNamed'>): number =>
  stage && isNamed ? gapDaysOfStage[stage] : gapDaysOfStage[1]

/** Of sessions with one thinker; null where its technique was not practised yet. */
export function dueDayOf(sessions: readonly ThinkerSession[]): Day | null {
  const last = sessions.findLast(({ stage }) => stage !== null)
  return last ? addDays(last.day, gapDaysOf(last)) : null
}

/** In the order of `thinkerIds`. */
export function listFittingThinkers(
  fitsOf: Readonly<Record<ThinkerId, TechniqueFits>>,
  { category, form, bankThinkerId }: PathProblem,
): ThinkerId[] {
  return thinkerIds.filter((id) => {
    const { categories, forms, isForAny } = fitsOf[id]
    if (id === bankThinkerId) return true
    return forms.includes(form) && (bankThinkerId ? categories.includes(category ?? '') : isForAny)
  })
}

export interface ChoiceInput {
  sessions: readonly ThinkerSession[]
  today: Day
  fitting: readonly ThinkerId[]
  bankThinkerId: ThinkerId | null
}

/** Due ones alone would fill a month: after so many that returned, a new one has its turn. */
const maxReturnsInRow = 2

/**
 * The thinker of the next session, where the person chooses none: one that is due, else a new one, else the one that
 * was not used for longest. Never that of the session before.
 */
export function chooseThinker({ sessions: all, today, fitting, bankThinkerId }: ChoiceInput): ThinkerId {
  const sessions = all.filter(({ stage }) => stage !== null)
  const last = sessions.at(-1)?.thinkerId
  const open = thinkerIds.filter((id) => id !== last && fitting.includes(id))
  const ofThinker = Map.groupBy(sessions, ({ thinkerId }) => thinkerId)
  const isNew = (id: ThinkerId) => dueDayOf(ofThinker.get(id) ?? []) === null
  const fresh = bankThinkerId && open.includes(bankThinkerId) && isNew(bankThinkerId) ? bankThinkerId : open.find(isNew)
  if (fresh && countReturnsInRow(sessions) >= maxReturnsInRow) return fresh
  const overdue = (id: ThinkerId) => overdueShareOf(ofThinker.get(id) ?? [], today)
  const due = open.filter((id) => overdue(id) >= 0)
  if (due.length > 0) return due.reduce((first, id) => (overdue(id) > overdue(first) ? id : first))
  const lastUse = (id: ThinkerId) => sessions.findLastIndex(({ thinkerId }) => thinkerId === id)
  return fresh ?? open.toSorted((one, other) => lastUse(one) - lastUse(other))[0] ?? 'my-own-path'
}

/** Up to the newest session, those whose thinker was practised before. */
function countReturnsInRow(sessions: readonly ThinkerSession[]): number {
  const practised = new Set<ThinkerId>()
  let returns = 0
  for (const { thinkerId } of sessions) {
    returns = practised.has(thinkerId) ? returns + 1 : 0
    practised.add(thinkerId)
  }
  return returns
}

/** Days over, as a share of the gap. Below 0: not due, or not practised yet. */
function overdueShareOf(sessions: readonly ThinkerSession[], today: Day): number {
  const due = dueDayOf(sessions)
  const last = sessions.findLast(({ stage }) => stage !== null)
  return due && last ? daysBetween(due, today) / gapDaysOf(last) : -1
}
