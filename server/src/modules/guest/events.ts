import type { trackedTypes } from '@app/contract/guest'
import type { Database } from '../../db/database.ts'
import { log } from '../../process/log.ts'
import { insertEvents } from './guest.queries.ts'

type EventType = (typeof trackedTypes)[number] | 'challenge_start' | 'account_created'

interface GuestEvent {
  at: Date
  type: EventType
  visitor: string
  sessionId?: string
  problemId?: string | null | undefined
  geniusName?: string
  solutionLength?: number | null | undefined
}

export type GuestEvents = ReturnType<typeof openGuestEvents>

const limits = {
  /** What is noted waits this long for more (ms). */
  pause: 1_000,
  batch: 500,
  /** Events that may wait in this process. */
  waiting: 5_000,
  /** Rows that may wait for the roll-up, whatever process wrote them. */
  rows: 1_000_000,
}

/**
 * Nobody waits: events are written together a moment later. When there are too many they are dropped, as are those
 * that the database does not take.
 */
export function openGuestEvents(db: Database, { pause, batch, waiting: most, rows } = limits) {
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

  /** Never fails. */
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
      const [made] = await insertEvents(db, { events, mostRows: rows })
      dropped += events.length - (made?.count ?? 0)
    } catch (error) {
      // Once more could count them twice: nobody knows whether the first time arrived.
      log('warn', 'Guest events were not written.', { events: events.length, error })
    }
  }

  return { note, flush }
}
