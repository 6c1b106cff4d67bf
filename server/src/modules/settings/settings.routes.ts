import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { zonePlanOf } from '../account/person.ts'
import { difficultyRoute } from './change-difficulty.ts'
import { deleteAccountRoute } from './delete-account.ts'
import type { SettingsDeps } from './deps.ts'
import { deviceRoutes } from './devices.ts'
import { downloadDataRoute } from './download-data.ts'
import { switchesOf, switchRoutes } from './switches.ts'
import { timeZoneRoute } from './time-zone.ts'

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
