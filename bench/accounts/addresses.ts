import type { openPool } from '@app/server/db/database'
import { hashToken } from '@app/server/http/session-token'
import { hashPassword } from '@app/server/modules/account/password-hash'

interface Kind {
  isVerified: boolean
  hasPassword: boolean
  hasFactor?: boolean
}

/** Of whom the server knows the address: what is right for each of them, and what has to stay unseen. */
const kinds = {
  verified: { isVerified: true, hasPassword: true },
  waiting: { isVerified: false, hasPassword: false },
  /** With an authenticator app. */
  guarded: { isVerified: true, hasPassword: true, hasFactor: true },
  /** Signs in by a provider or a passkey only. */
  passwordless: { isVerified: true, hasPassword: false },
} satisfies Record<string, Kind>

export type Known = keyof typeof kinds

export const rightPassword = 'analytical engine'
/** Of a change of address that is over. */
export const tokenThatIsOver = 'a-link-that-is-over'

export const addressOf = (kind: string, number: number) => `${kind}${number}@accounts.example`

export async function addKnownAddresses(pool: ReturnType<typeof openPool>, many: number) {
  const hash = await hashPassword(rightPassword)
  for (const [kind, { isVerified, hasPassword, hasFactor = false }] of Object.entries<Kind>(kinds))
    await pool.query(
      `with made as (
         insert into "user" (id, name, email, email_verified, first_name, last_name, time_zone)
         select $1 || n, 'Bench Person', $1 || n || '@accounts.example', $2, 'Bench', 'Person', 'UTC'
         from generate_series(1, $3::int) as n returning id),
       factors as (
         insert into second_factor (user_id, secret, confirmed_at, created_at)
         select id, 'sealed', now(), now() from made where $5)
       insert into account (id, account_id, provider_id, user_id, password)
       select id, id, 'credential', id, $4 from made`,
      [kind, isVerified, many, hasPassword ? hash : null, hasFactor],
    )
  await pool.query(
    `insert into address_change (user_id, new_email, token_hash, expires_at)
     values ('verified1', 'moved@accounts.example', $1, now() - interval '1 second')`,
    [hashToken(tokenThatIsOver)],
  )
  await pool.query('analyze')
}
