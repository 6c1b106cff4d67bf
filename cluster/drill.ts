import { setTimeout as pause } from 'node:timers/promises'
import type { Apps } from './apps.ts'
import type { openClients } from './clients.ts'
import type { Lost } from './compare.ts'
import { type EventName, events } from './events.ts'
import { addedByApp, longestGap, secondsOf } from './gaps.ts'
import type { Cluster } from './open-cluster.ts'
import { isWhole, until } from './patroni.ts'
import type { openProbe } from './probe.ts'
import { isDone, type Sent } from './sender.ts'

export interface Drill {
  cluster: Cluster
  apps: Apps
  clients: ReturnType<typeof openClients>
  probe: ReturnType<typeof openProbe>
  /** What is missing now and was not missing when it was last called. */
  findLost(): Promise<Lost>
}

/** What clients saw of one event. */
export interface Report {
  event: EventName
  /** Seconds without a submission that was acknowledged. */
  gap: number
  /** Seconds from the moment when the database accepts a write again until a submission is acknowledged, where it was seen. */
  added: number | null
  /** Seconds until a primary and two standbys that are not behind stood again. */
  whole: number
  /** It happened as meant, and all was well again before anybody lost patience. */
  isWell: boolean
  requests: number
  /** By status; 0 is a connection that broke. */
  failed: Record<string, number>
  /** Hand-ins that were acknowledged after more than one try. */
  retried: number
  /** Milliseconds of the slowest answer. */
  slowest: number
  /** What the processes wrote into their logs. */
  logged: string[]
  /** What was missing after it and had not been missing before. */
  lost: Lost
}

/** Lets one thing happen under load and waits until all is well again. */
export async function watchEvent(drill: Drill, event: EventName): Promise<Report> {
  const { apps, clients, findLost } = drill
  const wasWell = await untilWell(drill)
  await pause(2_000)
  apps.readLog()
  const from = Date.now()
  const happened = (await events[event](drill)) !== false
  await pause(1_000)
  const isHealed = await untilWell(drill)
  const whole = Date.now()
  const isUsed = await until(() => clients.sent.some((each) => each.at > whole && isHandIn(each)), 60)
  await pause(2_000)
  return {
    event,
    ...seenBetween(drill, from, Date.now()),
    whole: secondsOf({ from, to: whole }),
    isWell: [wasWell, happened, isHealed, isUsed].every(Boolean),
    logged: apps.readLog().map(messageOf),
    lost: await findLost(),
  }
}

/** What clients saw between two moments. */
function seenBetween({ clients, probe }: Drill, from: number, to: number) {
  const within = clients.sent.filter(({ at, ms }) => at + ms >= from && at + ms < to)
  const handIns = within.filter(isHandIn).map(({ at, ms }) => at + ms)
  const added = addedByApp({ from, to, writes: probe.accepted, handIns })
  return {
    gap: secondsOf(longestGap([from, ...handIns, to])),
    added: added && secondsOf(added),
    requests: within.length,
    failed: countBy(within.filter((each) => !isDone(each)).map(({ status }) => String(status))),
    retried: clients.ledger.filter(
      ({ isAcknowledged, tries, at }) => isAcknowledged && tries > 1 && at >= from && at < to,
    ).length,
    slowest: Math.max(0, ...within.map(({ ms }) => ms)),
  }
}

const isHandIn = (each: Sent) => each.what === 'submitSolutions' && isDone(each)

const untilWell = ({ cluster, apps }: Drill) => until(async () => apps.areUp() && (await isWhole(cluster.nodes)), 180)

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
