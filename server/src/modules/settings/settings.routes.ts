import { canonicalZone, planZone } from '@app/domain/day/zone'
import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { zonePlanOf } from '../account/person.ts'
import { endSessions, forgetSession } from '../account/session.ts'
import { scheduleReminder } from '../reminders/schedule-reminder.ts'
import { deleteAccountRoute } from './delete-account.ts'
import type { SettingsDeps } from './deps.ts'
import { downloadDataRoute } from './download-data.ts'
import { endSession, forgetPlannedMoves, listSessions, saveMove, saveZonePlan } from './settings.queries.ts'
import { switchesOf, switchRoutes } from './switches.ts'

// The record and the problems to come begin anew: another difficulty predicts nothing for this one.
const saveDifficulty = statement({
  name: 'save_chosen_difficulty',
  params: { userId: 'text', difficulty: 'text', now: 'timestamptz' },
  sql: `with changed as (update "user" set difficulty = :difficulty, difficulty_since = :now
      where id = :userId and difficulty <> :difficulty returning id)
    delete from day_pass d where user_id in (select id from changed)
      and not exists (select from round r where r.id = d.round_id and r.user_id = d.user_id)`,
})

export function settingsRoutes(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'settings', async ({ person }) => {
    const { next } = zonePlanOf(person)
    const isPlanned = next && next.from > deps.now().getTime()
    const nextTimeZone = isPlanned ? { timeZone: next.zone, from: new Date(next.from).toISOString() } : null
    return { difficulty: person.difficulty, timeZone: person.zone, nextTimeZone, ...(await switchesOf(deps, person)) }
  })
  switchRoutes(app, deps)
  timeZoneRoute(app, deps)
  difficultyRoute(app, deps)
  deviceRoutes(app, deps)
  downloadDataRoute(app, deps)
  deleteAccountRoute(app, deps)
}

function timeZoneRoute(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'changeTimeZone', async ({ person, body: { timeZone } }) => {
    const wanted = canonicalZone(timeZone)
    if (!wanted) throw new AppError('unknown_time_zone')
    const now = deps.now()
    const { zone, next } = planZone(zonePlanOf(person), wanted, now.getTime())
    const from = next ? new Date(next.from) : null
    await deps.transact(async (db) => {
      // The account's row comes first: of two plans at once, the second sees the first's journey.
      await saveZonePlan(db, { userId: person.id, zone, nextZone: next?.zone ?? null, nextFrom: from })
      await forgetPlannedMoves(db, { userId: person.id, now })
      if (from) await saveMove(db, { userId: person.id, at: from, leftZone: zone })
      await scheduleReminder(db, person.id, now)
    })
    return { timeZone: wanted, from: (from ?? now).toISOString() }
  })
}

function difficultyRoute(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'changeDifficulty', async ({ person, body: { difficulty } }) => {
    await saveDifficulty(deps.db, { userId: person.id, difficulty, now: deps.now() })
    return { difficulty }
  })
}

function deviceRoutes(app: Hono, deps: SettingsDeps) {
  const { db } = deps

  serve(app, deps, 'listDevices', async ({ person }) =>
    (await listSessions(db, { userId: person.id, currentId: person.sessionId })).map(
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

  serve(app, deps, 'signOutDevice', async ({ person, params: { id }, sending }) => {
    const [ended] = await endSession(db, { id, userId: person.id })
    if (!ended) throw new AppError('not_found')
    if (id === person.sessionId) forgetSession(deps, sending)
  })

  serve(app, deps, 'signOutEverywhere', async ({ person, sending }) => {
    await endSessions(db, { userId: person.id })
    forgetSession(deps, sending)
  })
}
