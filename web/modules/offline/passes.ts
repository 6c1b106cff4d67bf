import type { Reply } from '@app/contract/calls'
import { queryKey } from '../../api/api.ts'
import { answersOf } from '../../device/answers.ts'
import type { TakenReply } from '../../device/as-of-today.ts'
import { carriedIn, type DayPass, dayOf, nextPass } from '../../device/day-passes.ts'
import { storedFor } from '../../pwa/device/device-store.ts'
import { isWaiting } from '../../pwa/device/rows.ts'

const [handIn] = queryKey('submitSolutions')

/** The lists of a person on this device: those that are not sent yet, what the server has said to others, and all. */
export async function listsOf(person: string) {
  const [unsent, rows] = await Promise.all([storedFor('outbox', person), storedFor('answers', person)])
  const replies: TakenReply[] = rows
    // During a rollout a process of the version before replies without the round.
    .filter(({ key: [name], data }) => name === handIn && (data as Partial<Reply<'submitSolutions'>>).round)
    .map(({ data, at }) => ({ ...(data as Reply<'submitSolutions'>), at }))
    .sort((a, b) => b.at - a.at)
  const waiting = unsent.filter(isWaiting).map(({ about: { id, day } }) => ({ id, day }))
  return {
    waiting,
    replies,
    written: [...unsent.map(({ about }) => about.id), ...replies.map(({ round }) => round.id)],
  }
}

/** The next problem of today that is on the device: undefined without one, null where all are done. */
export async function nextOnDevice(person: string): Promise<DayPass | null | undefined> {
  const answers = await answersOf(person)
  if (!dayOf(carriedIn(answers))) return undefined
  const { written } = await listsOf(person)
  return nextPass(answers, written) ?? null
}
