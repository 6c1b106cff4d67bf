import type { Database } from '../../db/database.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'

const findFactors = statement({
  name: 'find_second_factors',
  params: { userId: 'text' },
  columns: { hasApp: 'bool', hasPasskey: 'bool' },
  sql: `select exists (select from second_factor where user_id = :userId and confirmed_at is not null) as "hasApp",
      exists (select from passkey where user_id = :userId) as "hasPasskey"`,
})

type Factors = RowOf<typeof findFactors>

async function readFactors(db: Database, userId: string): Promise<Factors> {
  const [factors = { hasApp: false, hasPasskey: false }] = await findFactors(db, { userId })
  return factors
}

/** What is gone from the account counts no more. Adding one ends all other sessions, so no way is of an earlier one. */
const isShown = (way: string | null, { hasApp, hasPasskey }: Factors) =>
  (way === 'password_code' && hasApp) || (way === 'passkey' && hasPasskey)

/** Whether a session, by its way, showed a second factor that the account still has. */
export const hasShownFactor = async (db: Database, { userId, way }: { userId: string; way: string | null }) =>
  isShown(way, await readFactors(db, userId))

type Session = Pick<Person, 'id' | 'way' | 'lacksSecondFactor'>

/**
 * Whether the account has a second factor that this session did not show. A passkey counts for admins who need one: all
 * others may have lost it, and replace it by whichever way they still have.
 */
export async function hidesFactor(db: Database, { id, way, lacksSecondFactor }: Session): Promise<boolean> {
  const factors = await readFactors(db, id)
  return !isShown(way, factors) && (factors.hasApp || (lacksSecondFactor && factors.hasPasskey))
}
