import { type CoachChange, type CoachState, compareChosenList } from '@app/domain/coach/coach-turn'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/transaction.ts'
import type { Person } from '../../http/person.ts'
import { findCoachState, insertCoachStep, lockCoach, updateCoachStep } from './coach.queries.ts'

export async function loadCoachState(db: Database, { id: userId }: Pick<Person, 'id'>, now: Date): Promise<CoachState> {
  const [{ isOn, lists, steps } = { isOn: false, lists: [], steps: [] }] = await findCoachState(db, { userId, now })
  return { isOn, steps, lists: lists.map((list) => ({ ...list, finishedAt: Date.parse(list.finishedAt) })) }
}

interface ChangeInput {
  person: Pick<Person, 'id' | 'today'>
  roundId: string
  now: Date
}

/** The step that closes goes first: only one may be open. A round sets one at most, which has its id. */
export function saveCoachChange(
  { db, write }: { db: Database; write: Write },
  { changed, next }: CoachChange,
  { person: { id: userId, today: setDay }, roundId, now }: ChangeInput,
) {
  if (changed) write(() => updateCoachStep(db, { ...changed, userId, now }))
  if (next) write(() => insertCoachStep(db, { ...next, roundId, userId, setDay }))
}

/** Before anything else of a transaction that ends with `updateCoach`, in the order of a hand-in. */
export const lockForCoach = (db: Database, { id: userId }: Pick<Person, 'id'>) => lockCoach(db, { userId })

/** After a choice: compares its list with the step that it has shown, and sets the next one. Again it changes nothing. */
export async function updateCoach(parts: { db: Database; write: Write }, input: ChangeInput) {
  const { person, roundId, now } = input
  const state = await loadCoachState(parts.db, person, now)
  saveCoachChange(parts, compareChosenList(state, roundId, person.today), input)
}
