import { createECDH, randomBytes } from 'node:crypto'
import type { openPool } from '@app/server/db/database'
import { createSealer } from '@app/server/modules/mail/sealer'
import { hashOfEndpoint } from '@app/server/modules/reminders/push-devices'

export const secret = 'a secret that only this bench knows, long enough'

const batch = 5_000

/** People in Paris who chose 08:15 on every day, and are due at this moment. */
export async function addReminded(pool: ReturnType<typeof openPool>, people: number, at: Date) {
  const { seal } = createSealer(secret)
  // One key for all: to make a pair takes longer than to use it, and is the browser's work.
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  for (let first = 1; first <= people; first += batch) {
    const rows = Array.from({ length: Math.min(batch, people - first + 1) }, (_, index) => {
      const endpoint = `https://push.example.org/${first + index}`
      const hash = hashOfEndpoint(endpoint)
      return { id: `p${first + index}`, hash, sealed: seal({ endpoint, ...keys }, `push endpoint ${hash}`) }
    })
    await addBatch(pool, rows, at)
  }
  for (const table of ['"user"', 'progress', 'reminder', 'push_endpoint', 'session'])
    await pool.query(`analyze ${table}`)
}

type Row = Record<'id' | 'hash' | 'sealed', string>

const addBatch = (pool: ReturnType<typeof openPool>, rows: readonly Row[], at: Date) =>
  pool.query(
    `with people as (
       insert into "user" (id, name, email, first_name, last_name, time_zone, email_verified)
       select id, 'Person', id || '@example.org', 'Person ' || id, 'Bench', 'Europe/Paris', true
       from unnest($1::text[]) as p(id) returning id),
     sessions as (
       insert into session (id, user_id, token, expires_at)
       select id, id, id, $4::timestamptz + interval '90 days' from people returning id),
     counted as (
       insert into progress (user_id, streak_length, last_day, done_days, longest_streak)
       select id, 5, $4::timestamptz::date - 1, 5, 5 from people),
     chosen as (
       insert into reminder (user_id, is_on, minute, days, by_mail, due_at, due_day)
       select id, true, 495, 127, substr(id, 2)::int % 10 = 0, $4::timestamptz, $4::timestamptz::date from people)
     insert into push_endpoint (user_id, session_id, hash, sealed, created_at)
     select e.id, e.id, e.hash, e.sealed, $4::timestamptz
     from unnest($1::text[], $2::text[], $3::text[]) as e(id, hash, sealed) join sessions s on s.id = e.id`,
    [rows.map(({ id }) => id), rows.map(({ hash }) => hash), rows.map(({ sealed }) => sealed), at],
  )
