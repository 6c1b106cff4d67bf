import type { Ledger, Lost } from './compare.ts'
import type { Report } from './drill.ts'
import { isUnfenced } from './events.ts'
import { isKill } from './wanted.ts'

/** A figure of a run; `most` is missing where it has no limit. */
export interface Figure {
  name: string
  value: number
  most?: number
}

/** What clients saw in the whole run, also between events. */
export interface Seen {
  /** What its writer did not find in their history a moment later. */
  unseen: number
  errors: number
  /** Requests that no answer came to. */
  cutOff: number
  /** What the drill itself could not do. */
  broken: number
}

type Event = Report['event']

/**
 * A machine that is gone costs the `ttl` of 10 seconds, and the promotion. One that hangs refuses nothing: before a
 * standby takes over it waits 2 seconds for the answer of the old primary, and a second may pass until it looks.
 */
const longestGaps = [
  { event: 'machine', name: 'seconds without hand-ins, the machine of the primary gone', most: 11 },
  { event: 'switchover', name: 'seconds without hand-ins in a planned switchover', most: 2 },
  { event: 'stall', name: 'seconds without hand-ins, the primary hangs, with a watchdog', most: 14 },
] as const satisfies readonly { event: Event; name: string; most: number }[]

const addedAtMost = 0.5
const added = [
  { event: 'machine', name: 'seconds that the app adds, the machine of the primary gone' },
  { event: 'switchover', name: 'seconds that the app adds in a planned switchover' },
] as const satisfies readonly { event: Event; name: string }[]

const withoutFailure = [
  { event: 'rolling', name: 'requests failed in a rolling restart' },
  { event: 'update', name: 'requests failed while this release took the place of the other' },
  { event: 'downgrade', name: 'requests failed while the other release took its place again' },
] as const satisfies readonly { event: Event; name: string }[]

/** The figures of the events that ran. */
function figuresOf(reports: readonly Report[]): Figure[] {
  const of = (event: Event) => reports.filter((each) => each.event === event)
  const ran = ({ event }: { event: Event }) => of(event).length > 0
  // What was not measured is beyond every limit.
  const worst = (event: Event, figure: 'gap' | 'added') =>
    Math.max(...of(event).map((each) => each[figure] ?? Number.POSITIVE_INFINITY))
  return [
    { name: 'kills', value: reports.filter(({ event }) => isKill(event)).length },
    {
      name: 'events after which all was not well again',
      value: reports.filter((each) => !each.isWell).length,
      most: 0,
    },
    ...longestGaps.filter(ran).map(({ event, name, most }) => ({ name, value: worst(event, 'gap'), most })),
    ...added.filter(ran).map(({ event, name }) => ({ name, value: worst(event, 'added'), most: addedAtMost })),
    ...withoutFailure.filter(ran).map(({ event, name }) => ({ name, value: failedIn(of(event)), most: 0 })),
  ]
}

const failedIn = (reports: readonly Report[], status?: string) =>
  reports
    .flatMap(({ failed }) => Object.entries(failed))
    .reduce((sum, [key, count]) => sum + (status === undefined || key === status ? count : 0), 0)

/** Every figure of a run beside its limit. */
export function limitsOf(reports: readonly Report[], ledger: Ledger, seen: Seen): Figure[] {
  const apart = reports.filter(({ event }) => isUnfenced(event))
  const meant = reports.filter(({ event }) => event === 'app' || isUnfenced(event))
  return [
    ...figuresOf(reports),
    ...figuresApart(apart, ledger),
    ...none({
      'answers that say 500': seen.errors - failedIn(apart, '500'),
      'requests cut off where no process of the app was killed': seen.cutOff - failedIn(meant, '0'),
      'failures of the drill itself': seen.broken,
      'hand-ins that were never acknowledged': ledger.unacknowledged,
      'hand-ins that their writer did not find in the history': seen.unseen,
    }),
    ...heldFigures(ledger),
  ]
}

/** What a stall costs where nothing resets the machine: it has no limit, because nothing here can set one. */
function figuresApart(reports: readonly Report[], { lostOfPeopleHere, lostAndSentAgain }: Ledger): Figure[] {
  if (reports.length === 0) return []
  const lost = (kind: keyof Lost) => reports.reduce((sum, each) => sum + each.lost[kind].length, 0)
  const of = (name: string, value: number) => ({ name: `${name}, the primary hangs, without a watchdog`, value })
  return [
    of('seconds without hand-ins', Math.max(...reports.map(({ gap }) => gap))),
    of('hand-ins acknowledged and lost', lost('handIns')),
    of('of these, of people whose account is still there', lostOfPeopleHere),
    of('of these, sent again by their devices and taken', lostAndSentAgain),
    of('rounds that were opened and lost', lost('rounds')),
    of('accounts that were made and lost', lost('accounts')),
  ]
}

/** What a database must hold, whatever happened. */
export const heldFigures = (ledger: Ledger) =>
  none({
    'hand-ins acknowledged and lost': ledger.lost,
    'hand-ins counted twice': ledger.twice,
    'rounds that were opened and lost': ledger.lostRounds,
    'accounts that were made and lost': ledger.lostAccounts,
    'rounds without solutions': ledger.withoutSolutions,
    'rounds without a score': ledger.withoutScore,
    'people whose numbers differ from a recount': ledger.wrongProgress,
    'invariants that do not hold': ledger.breaches.length,
  })

const none = (counts: Record<string, number>): Figure[] =>
  Object.entries(counts).map(([name, value]) => ({ name, value, most: 0 }))

export const isWithin = ({ value, most }: Figure) => most === undefined || value <= most
