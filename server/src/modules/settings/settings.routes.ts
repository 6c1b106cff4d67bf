import { canonicalTimeZone, planTimeZone } from '@app/domain/day/time-zone'
import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import { clearSessionCookies, deleteAllAccess } from '../account/session.ts'
import { scheduleReminder } from '../reminders/schedule-reminder.ts'
import type { SettingsDeps } from './delete-account.ts'
import { registerDeleteAccountRoute } from './delete-account.ts'
import { registerDownloadDataRoute } from './download-data.ts'
import { loadSwitches, registerSwitchRoutes } from './setting-switches.ts'
import {
  deletePlannedZoneMoves,
  deleteSessionOfPerson,
  insertZoneMove,
  listSignedInSessions,
  saveName,
  saveTimeZonePlan,
} from './settings.queries.ts'

// The record and the problems to come begin anew: another difficulty predicts nothing for this one.
const saveDifficulty = statement({
  name: 'save_chosen_difficulty',
  params: { userId: 'text', difficulty: 'text', now: 'timestamptz' },
  sql: `with changed as (update "user" set difficulty = :difficulty, difficulty_since = :now
      where id = :userId and difficulty <> :difficulty returning id)
    delete from day_pass d where user_id in (select id from changed)
      and not exists (select from round r where r.id = d.round_id and r.user_id = d.user_id)`,
})

export function registerSettingsRoutes(app: Hono, deps: SettingsDeps) {
  registerCall(app, deps, 'settings', async ({ person }) => {
    const { next } = timeZonePlanOf(person)
    const isPlanned = next && next.from > deps.now().getTime()
    const nextTimeZone = isPlanned ? { timeZone: next.zone, from: new Date(next.from).toISOString() } : null
    return { difficulty: person.difficulty, timeZone: person.zone, nextTimeZone, ...(await loadSwitches(deps, person)) }
  })
  registerSwitchRoutes(app, deps)
  nameRoute(app, deps)
  timeZoneRoute(app, deps)
  difficultyRoute(app, deps)
  deviceRoutes(app, deps)
  registerDownloadDataRoute(app, deps)
  registerDeleteAccountRoute(app, deps)
}

function nameRoute(app: Hono, deps: SettingsDeps) {
  registerCall(app, deps, 'changeName', async ({ person, body: { firstName, lastName } }) => {
    await saveName(deps.db, {
      userId: person.id,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      now: deps.now(),
    })
    return { firstName, lastName }
  })
}

function timeZoneRoute(app: Hono, deps: SettingsDeps) {
  registerCall(app, deps, 'changeTimeZone', async ({ person, body: { timeZone } }) => {
    const wanted = canonicalTimeZone(timeZone)
    if (!wanted) throw new AppError('unknown_time_zone')
    const now = deps.now()
    const { zone, next } = planTimeZone(timeZonePlanOf(person), wanted, now.getTime())
    const from = next ? new Date(next.from) : null
    await deps.transact(async (db) => {
      // The account's row comes first: of two plans at once, the second sees the first's journey.
      await saveTimeZonePlan(db, { userId: person.id, zone, nextZone: next?.zone ?? null, nextFrom: from })
      await deletePlannedZoneMoves(db, { userId: person.id, now })
      if (from) await insertZoneMove(db, { userId: person.id, at: from, leftZone: zone })
      await scheduleReminder(db, person.id, now)
    })
    return { timeZone: wanted, from: (from ?? now).toISOString() }
  })
}

function difficultyRoute(app: Hono, deps: SettingsDeps) {
  registerCall(app, deps, 'changeDifficulty', async ({ person, body: { difficulty } }) => {
    await saveDifficulty(deps.db, { userId: person.id, difficulty, now: deps.now() })
    return { difficulty }
  })
}

function deviceRoutes(app: Hono, deps: SettingsDeps) {
  const { db } = deps

  registerCall(app, deps, 'listDevices', async ({ person }) =>
    (await listSignedInSessions(db, { userId: person.id, currentId: person.sessionId })).map(
      ({ id, device, way, signedInAt, lastSeenAt }) => ({
        id,
        device: device ?? 'Unknown device',
        way: way ?? 'password',
        signedInAt: signedInAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: id === person.sessionId,
      }),
    ),
  )

  registerCall(app, deps, 'signOutDevice', async ({ person, params: { id }, sending }) => {
    const [ended] = await deleteSessionOfPerson(db, { id, userId: person.id })
    if (!ended) throw new AppError('not_found')
    if (id === person.sessionId) clearSessionCookies(deps, sending)
  })

  registerCall(app, deps, 'signOutEverywhere', async ({ person, sending }) => {
    await deleteAllAccess(db, { userId: person.id })
    clearSessionCookies(deps, sending)
  })
}
