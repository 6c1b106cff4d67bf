import { utcOffsetMinutesAt } from '@app/domain/day/clock-time'
import { canonicalTimeZone, currentDay, timeZoneAt } from '@app/domain/day/time-zone'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { Context } from 'hono'
import { grantInForceSql } from '../../db/sql-parts.ts'
import { typed } from '../../db/statement.ts'
import type { PersonAtMoment, PersonRow } from '../../http/person.ts'
import { log } from '../../process/log.ts'

export const personColumns = {
  id: 'text',
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  image: 'text?',
  createdAt: 'timestamptz',
  role: typed<'user' | 'admin'>('text'),
  emailVerified: 'bool',
  ownerUnproven: 'bool',
  difficulty: typed<Difficulty>('text'),
  stripeCustomerId: 'text?',
  timeZone: 'text',
  nextTimeZone: 'text?',
  nextTimeZoneFrom: 'timestamptz?',
  premium: 'bool',
  streakLength: 'int4',
  recountDue: 'bool',
  lastDay: 'date?',
  lastDayRounds: 'int4',
  lastDaySolutions: 'int4',
  totalSolved: 'int4',
  lastFinishedAt: 'timestamptz?',
} as const

/** Reads `personColumns`: `u` is the account, `p` the counted numbers, and `:now` the moment. */
export const selectPersonSql = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.image,
     u.created_at as "createdAt", u.role, u.email_verified as "emailVerified",
     u.verified_unseen as "ownerUnproven", u.difficulty,
     u.stripe_customer_id as "stripeCustomerId",
     u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone", u.next_time_zone_from as "nextTimeZoneFrom",
     exists (select from entitlement_grant g where g.user_id = u.id and ${grantInForceSql('g', ':now')}) as premium,
     coalesce(p.streak_length, 0) as "streakLength", coalesce(p.recount_due, false) as "recountDue",
     p.last_day as "lastDay",
     coalesce(p.last_day_rounds, 0) as "lastDayRounds", coalesce(p.last_day_solutions, 0) as "lastDaySolutions",
     coalesce(p.total_solved, 0) as "totalSolved", p.last_finished_at as "lastFinishedAt"`

export function personAt(row: PersonRow, moment: Date, isAdmin: (row: PersonRow) => boolean): PersonAtMoment {
  const zone = timeZoneAt(timeZonePlanOf(row), moment.getTime())
  return {
    ...row,
    zone,
    utcOffset: utcOffsetMinutesAt(moment.getTime(), zone),
    today: currentDay(moment.getTime(), zone, row.lastDay),
    plan: row.premium ? 'premium' : 'free',
    role: isAdmin(row) ? 'admin' : 'user',
  }
}

export const timeZonePlanOf = (row: Pick<PersonRow, 'timeZone' | 'nextTimeZone' | 'nextTimeZoneFrom'>) => ({
  zone: knownTimeZone(row.timeZone),
  next:
    row.nextTimeZone && row.nextTimeZoneFrom
      ? { zone: knownTimeZone(row.nextTimeZone), from: row.nextTimeZoneFrom.getTime() }
      : null,
})

const zones = new Map<string, string>()

/** A stored zone, or UTC: a later Node may have dropped the name. */
export function knownTimeZone(stored: string): string {
  const known = zones.get(stored)
  if (known !== undefined) return known
  const isKnown = canonicalTimeZone(stored) !== null
  if (!isKnown)
    log('error', 'This Node version doesn’t know a stored time zone. Its days are counted in UTC.', { zone: stored })
  const zone = isKnown ? stored : 'UTC'
  zones.set(stored, zone)
  return zone
}

export const browserTimeZone = (c: Context) => canonicalTimeZone(c.req.header('x-time-zone') ?? '') ?? 'UTC'
