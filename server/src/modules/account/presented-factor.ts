import { establishedFactorDays } from '@app/domain/account/lifetimes'
import type { Database } from '../../db/database.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'

/** At one moment: what the session showed may be changed by another request of it. */
const findFactors = statement({
  name: 'find_second_factors',
  params: { sessionId: 'text' },
  columns: { way: 'text?', hasApp: 'bool', hasPasskey: 'bool', shownSince: 'timestamptz?' },
  sql: `select s.way,
      exists (select from second_factor f where f.user_id = s.user_id and f.confirmed_at is not null) as "hasApp",
      exists (select from passkey k where k.user_id = s.user_id) as "hasPasskey",
      case when s.way = 'passkey'
        then (select created_at from passkey k where k.id = s.passkey_id and k.user_id = s.user_id)
        else (select confirmed_at from second_factor f where f.user_id = s.user_id) end as "shownSince"
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

const isEstablished = (since: Date | null | undefined, now: Date) =>
  !!since && since.getTime() <= now.getTime() - establishedFactorDays * 24 * 60 * 60 * 1000

/** Whether the account has long had the very factor that the session showed: one of this week may be a thief's. */
export async function hasPresentedEstablishedFactor(db: Database, session: { sessionId: string }, now: Date) {
  const [factors] = await findFactors(db, session)
  return factors !== undefined && isShown(factors) && isEstablished(factors.shownSince, now)
}

const findOldestFactor = statement({
  name: 'find_oldest_factor',
  params: { userId: 'text' },
  columns: { since: 'timestamptz?' },
  sql: `select least((select confirmed_at from second_factor where user_id = :userId),
      (select min(created_at) from passkey where user_id = :userId)) as since`,
})

/** Whether the account has a factor to show that is no thief's of this week. */
export async function hasEstablishedFactor(db: Database, userId: string, now: Date) {
  const [oldest] = await findOldestFactor(db, { userId })
  return isEstablished(oldest?.since, now)
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
