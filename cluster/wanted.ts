import { type EventName, events, wholeRun } from './events.ts'

const isEvent = (name: string): name is EventName => Object.hasOwn(events, name)

/** What kills, in turn. */
const kills: readonly EventName[] = ['crash', 'postmaster', 'app', 'machine']

/** The events of which each kills something once. */
const killing: readonly EventName[] = [...kills, 'replica', 'sync', 'etcd']

export const isKill = (event: EventName) => killing.includes(event)

export const usage = `npm run test:cluster [-- --kills 100 | ${Object.keys(events).join(' ')}]`

/** The events that the arguments of the command ask for; null where it does not know one. */
export function wantedEvents(args: readonly string[]): readonly EventName[] | null {
  if (args.length === 0) return wholeRun
  const [flag, count] = args
  if (flag === '--kills' && args.length === 2 && /^[1-9]\d{0,3}$/.test(count ?? ''))
    return Array.from({ length: Number(count) }, (_, i) => kills[i % kills.length] ?? 'crash')
  return args.every(isEvent) ? args : null
}
