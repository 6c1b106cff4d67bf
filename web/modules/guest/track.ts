import type { Body } from '@app/contract/calls'
import { pathOf } from '@app/contract/routes'

type Event = Body<'trackGuest'>
export type Track = (eventType: Event['eventType'], more?: Pick<Event, 'geniusName' | 'solutionLength'>) => void

/** One for each opening of the dialog; it identifies nobody. */
export const newSessionId = (now: number): string => `session_${now}_${Math.random().toString(36).slice(2, 12)}`

/** The page may be left at once (`keepalive`); failures are ignored. */
export function trackEvent(event: Event) {
  fetch(pathOf('trackGuest'), {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  }).catch(() => undefined)
}
