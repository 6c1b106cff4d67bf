import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../process/log.ts'
import { type Database, openDatabase } from './database.ts'
import { createLagMeter, isLagging, lagCheckIntervalMs, maxLagSeconds, type ReplicaState } from './replica-lag.ts'

/** One miss may be a wait for a connection while many read. */
const maxMisses = 2

export interface Replica {
  db: Database
  isFresh(): boolean
  /** Fails where the primary does. */
  state(): Promise<ReplicaState>
  check(): void
}

/** Measured each second while it is in use or in trouble: the first reads after a pause go to the primary. */
export function openReplica(primary: Database, pool: pg.Pool, now = () => performance.now()): Replica {
  const db = openDatabase(pool)
  const meter = createLagMeter(primary, db, now)
  const note = logChanges(now)
  let measuredAt = Number.NEGATIVE_INFINITY
  let running: Promise<ReplicaState> | null = null
  let isWatched = false
  let misses = 0

  function state() {
    measuredAt = now()
    running ??= measure().finally(() => {
      running = null
    })
    return running
  }

  const isAway = () => misses >= maxMisses

  async function measure() {
    const measured = await meter.measure()
    misses = measured.isUp ? 0 : misses + 1
    if (pool.ending) return measured
    if (measured.isUp || isAway()) note(measured)
    if (conditionOf(measured) !== 'well' && !isWatched) void untilWell()
    return measured
  }

  async function untilWell() {
    isWatched = true
    do await pause(lagCheckIntervalMs, undefined, { ref: false })
    while (!pool.ending && (await state().then(conditionOf, () => null)) !== 'well')
    isWatched = false
  }

  // The primary's trouble is logged elsewhere.
  const check = () => void state().catch(() => undefined)

  return {
    db,
    state,
    check,
    isFresh() {
      if (now() - measuredAt >= lagCheckIntervalMs) check()
      return !isAway() && now() - meter.newAsOf() <= maxLagSeconds * 1_000
    },
  }
}

const conditionOf = (state: ReplicaState) => (!state.isUp ? 'away' : isLagging(state) ? 'late' : 'well')

function logChanges(now: () => number) {
  let before: ReturnType<typeof conditionOf> = 'well'
  let troubleSince = 0
  return (state: ReplicaState) => {
    const condition = conditionOf(state)
    if (condition === before) return
    if (before === 'well') troubleSince = now()
    const seconds = Math.round((now() - troubleSince) / 100) / 10
    if (!state.isUp) log('error', 'The replica is away: reads go to the primary.', { error: state.error })
    else if (condition === 'late')
      log('warn', 'The replica is too late: reads go to the primary.', { lagSeconds: state.lagSeconds })
    else log('warn', before === 'away' ? 'The replica is back.' : 'The replica is in time again.', { seconds })
    before = condition
  }
}
