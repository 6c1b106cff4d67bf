import type { guestSources, trackedEventTypes } from '@app/contract/guest'
import type { Database } from '../../db/database.ts'
import { log } from '../../process/log.ts'
import { insertGuestEvents } from './guest.queries.ts'

type EventType = (typeof trackedEventTypes)[number] | 'challenge_start' | 'account_created'

interface GuestEvent {
  at: Date
  type: EventType
  visitor: string
  sessionId?: string
  problemId?: string | null | undefined
  geniusName?: string
  solutionLength?: number | null | undefined
  /** Of an account that is made: its key. */
  browser?: string
  source?: (typeof guestSources)[number] | null | undefined
}

export type GuestEvents = ReturnType<typeof createGuestEvents>

const limits = {
  /** Milliseconds. */
  pause: 1_000,
  batch: 500,
  waiting: 5_000,
  rows: 1_000_000,
}

/** Written together a moment later. Too many at once, and those that the database refuses, are dropped. */
export function createGuestEvents(db: Database, { pause, batch, waiting: most, rows } = limits) {
  let waiting: GuestEvent[] = []
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function note(event: GuestEvent) {
    if (waiting.length >= most) {
      dropped += 1
      return
    }
    waiting.push(event)
    timer ??= setTimeout(flush, pause).unref()
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }

  async function writeAll() {
    const taken = waiting
    waiting = []
    for (let at = 0; at < taken.length; at += batch) await write(taken.slice(at, at + batch))
    if (dropped > 0) log('warn', 'Guest events were dropped.', { dropped })
    dropped = 0
  }

  async function write(events: readonly GuestEvent[]) {
    try {
      const [made] = await insertGuestEvents(db, { events, mostRows: rows })
      dropped += events.length - (made?.count ?? 0)
    } catch (error) {
      // A second try could count them twice.
      log('warn', 'Guest events couldn’t be saved.', { events: events.length, error })
    }
  }

  return { note, flush }
}
