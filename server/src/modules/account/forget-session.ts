import type { AccountDeps } from './deps.ts'
import { endedCookie } from './session-ends.ts'

/** Tells the browser that its session is over: its cookie goes, and what it kept of our answers. */
export function forgetSession(deps: Pick<AccountDeps, 'sessionCookie' | 'publicUrl'>, to: Headers) {
  to.append('set-cookie', endedCookie(deps))
  to.set('clear-site-data', '"cache"')
}
