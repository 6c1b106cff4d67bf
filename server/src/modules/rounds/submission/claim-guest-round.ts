import { createHash } from 'node:crypto'
import type { ParsedBody, Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import type { Person } from '../../../http/person.ts'
import { findGuestHandoutOf } from '../../guest/guest-handout.ts'
import { countSlots, type RoundsDeps } from '../open-round.ts'
import { submissionOf } from './submission.ts'
import { submitSolutions } from './submit-solutions.ts'

/**
 * A finished round without a place among the sessions of its day. Only the browser that was given the problem may,
 * once; the same content again gets the first answer again.
 */
export async function claimGuestRound(
  deps: RoundsDeps,
  person: Person,
  browser: string | null,
  { problemId, ...list }: ParsedBody<'claimGuest'>,
): Promise<Reply<'claimGuest'>> {
  const handout = await findGuestHandoutOf(deps, browser, problemId)
  const id = hashToRoundId([handout.browser, handout.day, handout.number])
  const slots = await countSlots(deps.db, person, deps.now())
  const { zone } = person
  const day = dayAt(handout.handedOutAt.getTime(), zone)
  const round = { problemId, text: handout.text, form: handout.form, day, zone, slots }
  return await submitSolutions(deps, person, submissionOf(id, list), {
    key: undefined,
    variant: { kind: 'guest', round, handout },
  })
}

/** The same id for the same content (RFC 9562, version 8). */
export function hashToRoundId(content: readonly unknown[]) {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
