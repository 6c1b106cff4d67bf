import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { forgetSession } from '../account/session.ts'
import type { SettingsDeps } from './deps.ts'
import { endSession, endSessions, listSessions } from './settings.queries.ts'

export function deviceRoutes(app: Hono, deps: SettingsDeps) {
  const { db } = deps

  serve(app, deps, 'listDevices', async ({ person }) =>
    (await listSessions(db, { userId: person.id, currentId: person.sessionId })).map(
      ({ id, device, signedInAt, lastSeenAt }) => ({
        id,
        device: device ?? 'Unknown device',
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
