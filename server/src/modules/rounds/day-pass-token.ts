import type { DayPass } from '@app/domain/streak/late-submission'
import { signId, verifySignedId } from '../../http/session-token.ts'

/** All that is believed of a pass that comes back. */
export interface SignedDayPass extends DayPass {
  roundId: string
  problemId: string
  number: number
  slots: number
}

interface Owner {
  secret: string
  userId: string
}

const sealing = ({ secret, userId: owner }: Owner) => ({ secret, purpose: 'day pass', owner })

/** The same text each time for the same place of the same person. */
export function signDayPass(owner: Owner, pass: SignedDayPass): string {
  const { roundId, problemId, number, slots, day, zone, issuedAt } = pass
  const content = JSON.stringify([roundId, problemId, number, slots, day, zone, issuedAt])
  return signId(sealing(owner), Buffer.from(content).toString('base64url'))
}

/** Null: changed, of another person, or not ours. */
export function verifyDayPass(owner: Owner, text: string): SignedDayPass | null {
  const content = verifySignedId(sealing(owner), text)
  if (content === null) return null
  const [roundId, problemId, number, slots, day, zone, issuedAt] = JSON.parse(
    Buffer.from(content, 'base64url').toString(),
  )
  return { roundId, problemId, number, slots, day, zone, issuedAt }
}
