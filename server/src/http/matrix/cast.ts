import { createHash, randomUUID } from 'node:crypto'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
export type World = Awaited<ReturnType<typeof createWorld>>

/** Looks like the real one and costs nothing: thousands of requests are about everything else. */
const quickHash = (password: string) => `argon2id$quick$${createHash('sha256').update(password).digest('base64url')}`
const quick = {
  hash: async (password: string) => quickHash(password),
  verify: async ({ hash, password }: { hash: string; password: string }) => hash === quickHash(password),
}

export const openWorld = () => createWorld({ at, passwords: quick, failures: 1000 })

/** Everybody who may ask. What a request names belongs to `user`; `other` is their equal. */
export const roles = ['guest', 'user', 'other', 'premium', 'admin'] as const
export type Role = (typeof roles)[number]
type MemberRole = Exclude<Role, 'guest'>

export interface Member {
  id: string
  email: string
  password: string
  /** As it is stored. */
  hash: string
  stripeCustomerId: string
  cookie: string
}

export type Cast = Record<MemberRole, Member> & {
  world: World
  /** A round of `user` that is open. */
  round: string
  /** A session of `user` on a second device. */
  device: string
  /** Days off that `user` has planned. */
  pause: string
  /** What the database keeps of their sessions. */
  tokens: readonly string[]
}

/** Five people of their own for each test. */
export async function makeCast(world: World): Promise<Cast> {
  const [user, other, premium, admin] = await Promise.all([
    join(world, 'user'),
    join(world, 'other'),
    join(world, 'premium'),
    join(world, 'admin'),
  ])
  await world.pool.query(
    `insert into entitlement_grant (user_id, source, reference, starts_at) values ($1, 'stripe', $1, '2020-01-01')`,
    [premium.id],
  )
  await world.pool.query(`update "user" set role = 'admin' where id = $1`, [admin.id])
  await world.pool.query(
    `insert into achievement (user_id, achievement_id, unlocked_at) values ($1, 'bird-found', $2)`,
    [user.id, at],
  )
  const { rows: pauses } = await world.pool.query<{ id: string }>(
    `insert into pause (user_id, from_day, to_day, created_at) values ($1, '2026-05-01', '2026-05-03', $2) returning id`,
    [user.id, at],
  )
  const spare = await signIn(world, user)
  const { body: devices } = await world.call('GET', '/api/settings/devices', { cookie: spare })
  const { body: round } = await world.call('GET', '/api/problems/generate', { cookie: user.cookie })
  const { rows } = await world.pool.query<{ token: string }>('select token from session where user_id = any($1)', [
    [user, other, premium, admin].map(({ id }) => id),
  ])
  const tokens = rows.map(({ token }) => token)
  return {
    world,
    tokens,
    user,
    other,
    premium,
    admin,
    round: round.id,
    device: devices[0].id,
    pause: pauses[0]?.id ?? '',
  }
}

async function join(world: World, role: MemberRole): Promise<Member> {
  const id = `${role}-${randomUUID()}`
  const password = `canary-password-${id}`
  const member = { id, email: `${id}@example.org`, password, hash: quickHash(password), stripeCustomerId: `cus_${id}` }
  await world.pool.query(
    `insert into "user" (id, name, email, email_verified, first_name, last_name, stripe_customer_id)
     values ($1, $2, $3, true, $2, 'Person', $4)`,
    [id, role, member.email, member.stripeCustomerId],
  )
  await world.pool.query(
    `insert into account (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, $2)`,
    [id, member.hash],
  )
  return { ...member, cookie: await signIn(world, member) }
}

async function signIn(world: World, { email, password }: Pick<Member, 'email' | 'password'>) {
  const { cookies } = await world.call('POST', '/api/auth/signin', { body: { email, password } })
  return cookies.map((each) => each.split(';')[0]).join('; ')
}
