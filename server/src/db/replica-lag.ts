import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import { waitForSilence } from './liveness-probe.ts'
import { statement } from './statement.ts'

export const maxLagSeconds = 5
export const lagCheckIntervalMs = 1_000
const maxChecks = (maxLagSeconds * 1_000) / lagCheckIntervalMs
const secondLookAfter = 200
/** Half a second in all: a silent replica must not delay who reads its state. */
const turnsOfAnswer = 5

const writtenTo = statement({
  name: 'written_to',
  columns: { place: 'float8', clock: 'float8' },
  sql: `select (pg_current_wal_flush_lsn() - '0/0')::float8 as place,
    extract(epoch from clock_timestamp())::float8 as clock`,
})

const replayedTo = statement({
  name: 'replayed_to',
  columns: { place: 'float8', committedAt: 'float8?' },
  sql: `select (coalesce(pg_last_wal_replay_lsn(), pg_current_wal_flush_lsn()) - '0/0')::float8 as place,
    extract(epoch from pg_last_xact_replay_timestamp())::float8 as "committedAt"`,
})

const inTime = <T>(answer: Promise<T>) =>
  Promise.race([
    answer,
    waitForSilence(turnsOfAnswer).then(() =>
      Promise.reject(new Error('Connection timeout: the replica did not answer.')),
    ),
  ])

/** Null: it is behind, and nothing says since when. */
export type ReplicaState = { isUp: true; lagSeconds: number | null } | { isUp: false; lagSeconds: null; error: unknown }

export const isLagging = ({ isUp, lagSeconds }: ReplicaState) => isUp && (lagSeconds ?? Infinity) > maxLagSeconds

/** Compares WAL places: the lag is the age of the newest check or commit that is replayed; 0 where all is replayed. */
export function createLagMeter(primary: Database, replica: Database, now: () => number) {
  let written: { at: number; place: number }[] = []
  let newAsOf = Number.NEGATIVE_INFINITY

  async function measure() {
    const state = await measureOnce()
    if (!isLagging(state)) return state
    // The first commit after a pause looks as late as the pause was long.
    await pause(secondLookAfter)
    return await measureOnce()
  }

  async function measureOnce(): Promise<ReplicaState> {
    const at = now()
    const [wrote] = await writtenTo(primary)
    if (!wrote) throw new Error('The primary does not say how far it has written.')
    written = [...written, { at, place: wrote.place }].slice(-maxChecks)
    const asked = await inTime(replayedTo(replica)).catch((error: unknown) => ({ error }))
    if ('error' in asked) return { isUp: false, lagSeconds: null, error: asked.error }
    const { place, committedAt } = asked[0] ?? { place: 0, committedAt: null }
    newAsOf = Math.max(newAsOf, ...written.filter((each) => each.place <= place).map((each) => each.at))
    if (wrote.place <= place) return { isUp: true, lagSeconds: 0 }
    const sinceCommit = committedAt === null ? Infinity : Math.max(0, wrote.clock - committedAt)
    const lag = Math.min((now() - newAsOf) / 1_000, sinceCommit)
    return { isUp: true, lagSeconds: Number.isFinite(lag) ? lag : null }
  }

  return { measure, newAsOf: () => newAsOf }
}
