import { setTimeout as pause } from 'node:timers/promises'
import type { Apps } from './apps.ts'
import type { openClients, Sent } from './clients.ts'
import { type EventName, events } from './events.ts'
import type { Cluster } from './open-cluster.ts'
import { isWhole, until } from './patroni.ts'

export interface Drill {
  cluster: Cluster
  apps: Apps
  clients: ReturnType<typeof openClients>
}

/** What clients saw of one event. */
export interface Report {
  event: EventName
  /** Seconds without a hand-in that was acknowledged. */
  gap: number
  /** Seconds until a primary and two standbys that are not behind stood again. */
  whole: number
  requests: number
  /** By status; 0 is a connection that broke. */
  failed: Record<string, number>
  /** Hand-ins that were acknowledged after more than one try. */
  retried: number
  /** Milliseconds of the slowest answer. */
  slowest: number
  /** What the processes wrote into their logs. */
  logged: string[]
}

const isDone = ({ status }: Sent) => status >= 200 && status < 300

/** Lets one thing happen under load and waits until all is well again. */
export async function watchEvent(drill: Drill, event: EventName): Promise<Report> {
  const { apps, clients } = drill
  await untilWell(drill)
  await pause(2_000)
  apps.readLog()
  const from = Date.now()
  await events[event](drill)
  await pause(1_000)
  await untilWell(drill)
  const whole = Date.now()
  await until(() => clients.sent.some((each) => each.at > whole && each.what === 'submitSolutions' && isDone(each)), 60)
  await pause(2_000)
  const to = Date.now()
  const within = clients.sent.filter(({ at, ms }) => at + ms >= from && at + ms < to)
  const handIns = within.filter((each) => each.what === 'submitSolutions' && isDone(each)).map(({ at, ms }) => at + ms)
  return {
    event,
    gap: longestGap([from, ...handIns, to]),
    whole: seconds(whole - from),
    requests: within.length,
    failed: countBy(within.filter((each) => !isDone(each)).map(({ status }) => String(status))),
    retried: clients.ledger.filter(
      ({ isAcknowledged, tries, at }) => isAcknowledged && tries > 1 && at >= from && at < to,
    ).length,
    slowest: Math.max(0, ...within.map(({ ms }) => ms)),
    logged: apps.readLog().map(messageOf),
  }
}

const untilWell = ({ cluster, apps }: Drill) => until(async () => apps.areUp() && (await isWhole(cluster.nodes)), 180)

const longestGap = (moments: readonly number[]) =>
  seconds(Math.max(...moments.toSorted((a, b) => a - b).map((at, i, all) => at - (all[i - 1] ?? at))))

const seconds = (ms: number) => Math.round(ms / 10) / 100

/** The message of a line; what is not one of ours stands as it is. */
function messageOf(line: string): string {
  try {
    const { message, error, name } = JSON.parse(line)
    return [message, name, error?.message].filter(Boolean).join(' ')
  } catch {
    return line.slice(0, 120)
  }
}

export const countBy = (keys: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))
