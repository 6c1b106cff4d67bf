import type { openPool } from '@app/server/db/database'
import { hashPassword } from '@app/server/modules/account/password'

/** Of whom the server knows the address: some have verified it, some have not yet. */
const kinds = { verified: true, waiting: false }

export type Known = keyof typeof kinds

export const addressOf = (kind: string, number: number) => `${kind}${number}@accounts.example`

export async function addKnownAddresses(pool: ReturnType<typeof openPool>, many: number) {
  const hash = await hashPassword('analytical engine')
  for (const [kind, isVerified] of Object.entries(kinds))
    await pool.query(
      `with made as (
         insert into "user" (id, name, email, email_verified, first_name, last_name, time_zone)
         select $1 || n, 'Bench Person', $1 || n || '@accounts.example', $2, 'Bench', 'Person', 'UTC'
         from generate_series(1, $3::int) as n returning id)
       insert into account (id, account_id, provider_id, user_id, password)
       select id, id, 'credential', id, case when $2 then $4 end from made`,
      [kind, isVerified, many, hash],
    )
  await pool.query('analyze')
}
