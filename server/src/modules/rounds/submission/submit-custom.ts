import { randomUUIDv7 } from 'node:crypto'
import type { ParsedBody, Reply } from '@app/contract/calls'
import { trimText } from '@app/domain/text/text'
import type { Person } from '../../../http/person.ts'
import { countSlots, type RoundsDeps } from '../open-round.ts'
import { hashToRoundId } from './claim-guest-round.ts'
import { submissionOf } from './submission.ts'
import { submitSolutions } from './submit-solutions.ts'

/** All or nothing: a list that is refused leaves no round. The same content under the same key is the same round. */
export async function submitCustomRound(
  deps: RoundsDeps,
  person: Person,
  custom: ParsedBody<'solveCustom'>,
  key: string | undefined,
): Promise<Reply<'solveCustom'>> {
  const { problemText, solutions, thinkerId, form = 'idea' } = custom
  const { submissionMethod = solutions.map(() => 'text') } = custom
  const asked = form === 'idea' ? [] : [form]
  const content = [person.id, key, problemText, solutions, submissionMethod, thinkerId, ...asked]
  const id = key === undefined ? randomUUIDv7() : hashToRoundId(content)
  const { today: day, zone } = person
  const slots = await countSlots(deps.db, person, deps.now())
  const round = { text: trimText(problemText), day, zone, slots, form }
  return await submitSolutions(deps, person, submissionOf(id, custom), { key, variant: { kind: 'custom', round } })
}
