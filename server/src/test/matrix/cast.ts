import { randomUUID } from 'node:crypto'
import { lexicon } from '@app/content/lexicon/lexicon'
import { scoreList } from '@app/domain/scoring/score-list'
import { hashToken } from '../../http/session-token.ts'
import { guestCookie, hashGuestBrowser } from '../../modules/guest/guest-cookie.ts'
import { givePremium } from '../premium.ts'
import { castAt as at, quickHash, type World } from './open-world.ts'

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
  /** The third round that `user` finished yesterday, and its second idea, which they mean to try. */
  finished: string
  trial: string
  /** One that they finished without a total. */
  withheld: string
  /** What the secret address of the calendar of `user` ends with. */
  calendar: string
  /** What another device of `user` handed in of that round. */
  otherList: string
  /** An open one, and one before it. */
  coachStep: string
  droppedStep: string
  /** A session of `user` on a second device. */
  device: string
  /** A passkey of `user`. */
  passkey: string
  /** Days off that `user` has planned. */
  pause: string
  /** The code of a link that `user` has shared, and that a visitor has reported. */
  shareLink: string
  /** What `user` paid in coins, too late: an admin must decide on it. */
  payment: string
  /** What `user` paid by card at a price that is not ours. */
  cardPayment: string
  stray: string
  /** An idea of `other` that `user` was shown, and that waits for an admin. */
  shownIdea: string
  /** The problem of `round`, which `other` has reported. */
  reported: string
  /** A problem that the browser of `user` had before they signed in. */
  visited: string
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
  await givePremium(world.db, premium.id)
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
  await world.pool.query(`insert into connected_account values ('issuer', $1, $1, 'google', null, now())`, [user.id])
  const visit = await visitBefore(world, user)
  const before = await past(world, user)
  return {
    world,
    tokens,
    user: { ...user, cookie: `${user.cookie}; ${visit.cookie}` },
    visited: visit.problem,
    other,
    premium,
    admin,
    round: round.id,
    device: devices[0].id,
    passkey: await passkeyOf(world, user),
    pause: pauses[0]?.id ?? '',
    shareLink: await sharedBy(world, user),
    payment: await latePayment(world, user),
    cardPayment: await oddPayment(world, user),
    stray: await strayMoney(world, user),
    reported: await reportBy(world, other, user),
    calendar: await calendarOf(world, user),
    ...before,
    shownIdea: await ideasShownTo(world, other, user, before.finished),
  }
}

async function passkeyOf({ pool }: World, { id }: Member) {
  await pool.query(`insert into passkey values ('passkey-' || $1, $1, '', 0, '{usb}', 'Key', false, $2)`, [id, at])
  return `passkey-${id}`
}

async function latePayment({ pool }: World, { id }: Member) {
  const { rows } = await pool.query<{ id: string }>(
    `with p as (
       insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, family, status,
         received, created_at, expires_at)
       values ($1, 'BTC', 'mainnet', 'bitcoin', 10448, 104352, '{}', 'bc1-' || $1, 'bitcoin', 'late_review',
         104352, '2026-03-13T10:00:00Z', '2026-03-13T10:20:00Z') returning id, created_at)
     insert into crypto_payment_step (payment_id, at, after, reason)
     select id, created_at, 'late_review', 'it came late' from p returning payment_id as id`,
    [id],
  )
  return rows[0]?.id ?? ''
}

async function calendarOf({ pool }: World, { id }: Member) {
  const token = `calendar-${id}`
  await pool.query('insert into calendar_feed values ($1, $2, $3)', [id, hashToken(token), at])
  return token
}

async function sharedBy({ pool }: World, { id }: Member) {
  const { rows } = await pool.query<{ code: string }>(
    `insert into share_link (code, user_id, round_id, problem_id, card, idea, shared_at, report, reported_at)
     select 'share-' || $1, $1, gen_random_uuid(), max(id::text)::uuid,
       '{"thinkerId": "hokusai", "matches": [50], "best": null, "streak": 1}', 'an idea to see', $2, 'open', $2
     from problem returning code`,
    [id, at],
  )
  return rows[0]?.code ?? ''
}

async function strayMoney({ pool }: World, { id }: Member) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into stray_credit (chain, tx, out_ref, address, asset, amount, seen_at)
     values ('xrp', 'tx-' || $1, 'delivered', 'r-address', 'XRP', 48, '2026-03-13T10:00:00Z') returning id`,
    [id],
  )
  return rows[0]?.id ?? ''
}

/** Two ideas of `other` for a problem that `user` finished: the first was shown to them and reported by somebody. */
async function ideasShownTo({ pool }: World, author: Member, reader: Member, finished: string) {
  const { rows } = await pool.query<{ id: string }>(
    `with s as (
       insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state, waits_since)
       select problem_id, $2, gen_random_uuid(), 1, 'idea ' || n, '2026-03-13', 'shown', '2026-03-13'
       from round, generate_series(1, 2) as n where id = $3 and user_id = $1 returning id)
     insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at)
     select id, $1, $2, $3, 'near', '2026-03-13' from s limit 1 returning idea_id as id`,
    [reader.id, author.id, finished],
  )
  return rows[0]?.id ?? ''
}

async function reportBy({ pool }: World, other: Member, { id }: Member) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into problem_report select problem_id, $3, $2 from round where user_id = $1 and problem_id is not null
     limit 1 returning problem_id as id`,
    [id, at, other.id],
  )
  return rows[0]?.id ?? ''
}

async function oddPayment({ pool }: World, { id, stripeCustomerId }: Member) {
  await pool.query(
    `insert into card_review (payment_id, user_id, customer_id, amount, currency, found_at)
     values ('pi_' || $1, $1, $2, 1200, 'usd', '2026-03-13T10:00:00Z')`,
    [id, stripeCustomerId],
  )
  return `pi_${id}`
}

/** Stands in all that `user` wrote and showed to nobody. */
export const unshared = 'unshared'

const { score } = scoreList(lexicon, { problem: 'What holds a door?', ideas: ['a paper kite', 'a doorstop'], slots: 3 })

type Past = Pick<Cast, 'finished' | 'withheld' | 'trial' | 'otherList' | 'coachStep' | 'droppedStep'>

/** Written as it would be after a submission of yesterday. */
async function past({ pool }: World, { id }: Member) {
  const { rows } = await pool.query<Past>(
    `with r as (
       insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at, finished_at, received_at,
         counted_day, counted_number, content_hash, outcome, score)
       select $1, 'daily', min(p.id::text)::uuid, d, 'UTC', 1, 3, d, d, d, d, 1, 'hash', '{}', $2::jsonb
       from problem p, (values (date '2026-03-13')) as y(d) group by d returning id, user_id, kind),
     more as (
       insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at, finished_at, received_at,
         counted_day, counted_number, content_hash, outcome, score)
       select $1, 'daily', p.id, d, 'UTC', n, 3, d, d, d, d, n, 'hash', '{}',
         case when n = 2 then $2::jsonb || '{"withheld":"insult","total":null}' end
       from (select id from problem order by id::text limit 1 offset 1) p, (values (date '2026-03-13', 0), ('2026-03-13', 2)) as y(d, n)
       returning id, user_id, kind, counted_number),
     s as (
       insert into solution (round_id, user_id, kind, position, text, method, created_at)
       select id, user_id, kind, n, '${unshared} ' || n, 'text', timestamptz '2026-03-13' from r, generate_series(1, 2) as n
       union all select id, user_id, kind, 1, '${unshared}', 'text', '2026-03-13' from more
       returning id, round_id, user_id, position),
     o as (
       insert into other_list (user_id, round_id, content_hash, texts, methods, finished_at, received_at)
       select user_id, id, 'other hash', '{${unshared} kite}', '{text}', '2026-03-13', '2026-03-13' from r returning id),
     c as (
       insert into coach_step (id, user_id, rule, set_by, set_day, facts)
       select gen_random_uuid(), user_id, 'all-slots', id, '2026-03-13', '{"n":2,"slots":3,"goal":3}' from r returning id),
     b as (
       insert into coach_step (id, user_id, rule, set_by, set_day, facts, outcome, closed_at)
       select gen_random_uuid(), user_id, 'choose', id, '2026-03-12', '{}', 'dropped', '2026-03-12' from r returning id),
     d as (
       insert into day_log (user_id, day, kind, round_id, zone, created_at)
       select user_id, '2026-03-13', 'done', id, 'UTC', '2026-03-13' from r),
     p as (
       insert into progress (user_id, streak_length, last_day, last_day_rounds, last_day_solutions, total_solved,
         last_finished_at, longest_streak, done_days, daily_solutions)
       select user_id, 1, '2026-03-13', 2, 4, 3, '2026-03-13', 1, 1, 4 from r
       on conflict (user_id) do update set streak_length = 1, last_day = excluded.last_day, last_day_rounds = 2,
         last_day_solutions = 4, total_solved = 3, last_finished_at = excluded.last_finished_at, longest_streak = 1,
         done_days = 1, daily_solutions = 4)
     insert into idea_trial (solution_id, user_id, marked_at)
     select id, user_id, '2026-03-13' from s where position = 2
     returning solution_id as trial, (select id from r) as finished,
       (select id from more where counted_number = 2) as withheld, (select id from o) as "otherList",
       (select id from c) as "coachStep", (select id from b) as "droppedStep"`,
    [id, score],
  )
  if (!rows[0]) throw new Error('The past was not written.')
  return rows[0]
}

/** As after a visit, but for the limit of the network: all tests come from one. */
async function visitBefore(world: World, { id }: Member) {
  const { rows } = await world.pool.query<{ problem: string }>(
    `insert into guest_handout (browser, day, number, problem_id, handed_out_at)
     select $1, $2::timestamptz::date, 1, max(id::text)::uuid, $2 from problem returning problem_id as problem`,
    [hashGuestBrowser(world.secret, id), at],
  )
  return { cookie: guestCookie(world, id).split(';')[0], problem: rows[0]?.problem ?? '' }
}

async function join(world: World, role: MemberRole): Promise<Member> {
  const id = `${role}-${randomUUID()}`
  const password = `canary-password-${id}`
  const member = { id, email: `${id}@example.org`, password, hash: quickHash(password), stripeCustomerId: `cus_${id}` }
  await world.pool.query(
    `insert into "user" (id, name, email, email_verified, first_name, last_name, stripe_customer_id,
       opinions_on)
     values ($1, $2, $3, true, $2, 'Person', $4, true)`,
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
