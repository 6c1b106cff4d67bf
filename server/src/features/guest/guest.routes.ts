import { guestProblem, trackGuest } from '@app/contract/guest'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { handOutProblem } from './hand-out.ts'
import { tracking } from './track.ts'

export function guestRoutes(app: Hono, deps: Deps) {
  const track = tracking(deps)

  serve(app, deps, guestProblem)(({ c, sending }) => handOutProblem(deps, c, sending))

  serve(app, deps, trackGuest)(async ({ c, body }) => track(c, body))
}
