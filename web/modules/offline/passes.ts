import type { Reply } from '@app/contract/calls'
import { answersOf } from '../../device/answers.ts'
import type { TakenReply } from '../../device/as-of-today.ts'
import { carriedIn, type DayPass, dayOf, nextPass } from '../../device/day-passes.ts'
import { isWaiting, listsOf } from '../../device/lists.ts'

/** The lists of a person on this device: those that are not sent yet, what the server has said to others, and all. */
export async function writtenHere(person: string) {
  const lists = await listsOf(person)
  const replies: TakenReply[] = lists
    .flatMap(({ taken }) => (taken?.reply ? [{ ...(taken.reply as Reply<'submitSolutions'>), at: taken.at }] : []))
    // During a rollout a process of the version before replies without the round.
    .filter(({ round }: { round?: unknown }) => round)
    .sort((a, b) => b.at - a.at)
  const waiting = lists.filter(isWaiting).map(({ about: { id, day } }) => ({ id, day }))
  return { waiting, replies, written: lists.map(({ about }) => about.id) }
}

/** The next problem of today that is on the device: undefined without one, null where all are done. */
export async function nextOnDevice(person: string): Promise<DayPass | null | undefined> {
  const answers = await answersOf(person)
  if (!dayOf(carriedIn(answers))) return undefined
  const { written } = await writtenHere(person)
  return nextPass(answers, written) ?? null
}
