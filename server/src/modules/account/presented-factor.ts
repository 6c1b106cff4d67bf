import { establishedFactorDays } from '@app/domain/account/lifetimes'
import type { Database } from '../../db/database.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'

/** At one moment: what the session showed may be changed by another request of it. */
const findFactors = statement({
  name: 'find_second_factors',
  params: { sessionId: 'text' },
  columns: { way: 'text?', hasApp: 'bool', hasPasskey: 'bool' },
  sql: `select s.way,
      exists (select from second_factor f where f.user_id = s.user_id and f.confirmed_at is not null) as "hasApp",
      exists (select from passkey k where k.user_id = s.user_id) as "hasPasskey"
    from session s where s.id = :sessionId`,
})

/** What is gone from the account counts no more. Adding one ends all other sessions, so no way is of an earlier one. */
const isShown = ({ way, hasApp, hasPasskey }: RowOf<typeof findFactors>) =>
  (/^(password|provider)_code/.test(way ?? '') && hasApp) || (way === 'passkey' && hasPasskey)

/** Whether the session showed a second factor that its account still has. */
export async function hasPresentedFactor(db: Database, session: { sessionId: string }): Promise<boolean> {
  const [factors] = await findFactors(db, session)
  return factors !== undefined && isShown(factors)
}

const findNewestFactor = statement({
  name: 'find_newest_factor',
  params: { userId: 'text' },
  columns: { since: 'timestamptz?' },
  sql: `select greatest((select confirmed_at from second_factor where user_id = :userId),
      (select max(created_at) from passkey where user_id = :userId)) as since`,
})

/** Whether the account has a second factor, and nobody has added one lately: a thief may have. */
export async function hasEstablishedFactor(db: Database, userId: string, now: Date) {
  const [newest] = await findNewestFactor(db, { userId })
  return !!newest?.since && newest.since.getTime() <= now.getTime() - establishedFactorDays * 24 * 60 * 60 * 1000
}

type Session = Pick<Person, 'sessionId' | 'needsSecondFactor'>

/**
 * Whether the account has a second factor that this session did not show. A passkey counts for admins who need one: all
 * others may have lost it, and replace it by whichever way they still have.
 */
export async function lacksPresentedFactor(db: Database, { sessionId, needsSecondFactor }: Session): Promise<boolean> {
  const [factors] = await findFactors(db, { sessionId })
  if (!factors || isShown(factors)) return false
  return factors.hasApp || (needsSecondFactor && factors.hasPasskey)
}
