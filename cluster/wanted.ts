import { resolve } from 'node:path'
import { type EventName, events, wholeRun } from './events.ts'

/** Without another release there is nothing to change from, or to. */
const { update: _, downgrade: __, ...ofOneRelease } = events

const isEvent = (name: string): name is keyof typeof ofOneRelease => Object.hasOwn(ofOneRelease, name)

/** What kills, in turn. */
const kills: readonly EventName[] = ['crash', 'postmaster', 'app', 'machine']

/** The events of which each kills something once. */
const killing: readonly EventName[] = [...kills, 'replica', 'sync', 'etcd']

export const isKill = (event: EventName) => killing.includes(event)

/** Forth and back and forth, each with a failover and a killed process before it. */
const betweenReleases: readonly EventName[] = [
  'app',
  'update',
  'crash',
  'app',
  'downgrade',
  'postmaster',
  'app',
  'update',
  'app',
]

const names = Object.keys(ofOneRelease).join(' ')
export const usage = `npm run test:cluster [-- --kills 100 | --release FOLDER | ${names}]`

export interface Wanted {
  events: readonly EventName[]
  /** The folder of the release that the processes are of at first. */
  otherRelease: string | null
}

/** What the arguments of the command ask for; null where it does not know one. */
export function wantedOf(args: readonly string[]): Wanted | null {
  const [flag, value = ''] = args
  if (flag === '--release' && args.length === 2 && value)
    return { events: betweenReleases, otherRelease: resolve(process.env['INIT_CWD'] ?? '.', value) }
  const wanted = wantedEvents(args)
  return wanted && { events: wanted, otherRelease: null }
}

function wantedEvents(args: readonly string[]): readonly EventName[] | null {
  if (args.length === 0) return wholeRun
  const [flag, count = ''] = args
  if (flag === '--kills' && args.length === 2 && /^[1-9]\d{0,3}$/.test(count))
    return Array.from({ length: Number(count) }, (_, i) => kills[i % kills.length] ?? 'crash')
  return args.every(isEvent) ? args : null
}
