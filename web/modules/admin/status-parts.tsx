import type { Reply } from '@app/contract/calls'
import { formatNumber } from '@app/domain/text/number-words'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import * as styles from './status.module.css'

export type Status = Reply<'adminStatus'>

interface PartProps {
  name: string
  part: Pick<Status['queue'], 'state' | 'note'>
  isWide?: boolean
  children: ReactNode
}

function Part({ name, part: { state, note }, isWide = false, children }: PartProps) {
  if (state === 'off') return null
  return (
    <section className={`card ${styles.part} ${isWide ? styles.wide : ''}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        {state === 'look' && (
          <span className="tag done">
            <Eye className="i" />
            <span>Needs a look</span>
          </span>
        )}
      </header>
      <dl className="facts">{children}</dl>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

const at = (moment: string | null) => (moment ? formatDateTime(moment) : 'Never')

/** "12 s", "6 min", "3 h", "4 days". */
function durationOf(seconds: number) {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`
}

const sizeOf = (bytes: number) =>
  bytes < 1e9 ? `${formatNumber(Math.round(bytes / 1e6))} MB` : `${(bytes / 1e9).toFixed(1)} GB`

/** Those that a site may do without. */
const optionalParts = { outbox: 'Outbox', ai: 'AI budget', webhooks: 'Last webhook', chains: 'Chain readers' } as const

export function StatusParts({ status }: { status: Status }) {
  const keys = Object.keys(optionalParts) as (keyof typeof optionalParts)[]
  const off = keys.filter((key) => status[key].state === 'off').map((key) => optionalParts[key])
  return (
    <>
      <div className={styles.parts}>
        <WorkParts status={status} />
        <MoneyParts status={status} />
        <MachineParts status={status} />
      </div>
      {off.length > 0 && <p className={`muted ${styles.off}`}>{`Not set up: ${off.join(', ')}`}</p>}
    </>
  )
}

const WorkParts = ({ status: { queue, outbox, stock, ai } }: { status: Status }) => (
  <>
    <Part name="Job queue" part={queue}>
      <DescriptionItem name="Waiting">{formatNumber(queue.waiting)}</DescriptionItem>
      <DescriptionItem name="Oldest">{durationOf(queue.oldestSeconds)}</DescriptionItem>
      <DescriptionItem name="Failed, last 24 h">{formatNumber(queue.failedOfDay)}</DescriptionItem>
      <DescriptionItem name="Last finished">
        {queue.lastName ? `${queue.lastName}, ${at(queue.lastAt)}` : 'None yet'}
      </DescriptionItem>
    </Part>
    <Part name={optionalParts.outbox} part={outbox}>
      <DescriptionItem name="Waiting">{formatNumber(outbox.waiting)}</DescriptionItem>
      <DescriptionItem name="Sent, last 24 h">{formatNumber(outbox.sentOfDay)}</DescriptionItem>
      <DescriptionItem name="Not delivered, last 24 h">{formatNumber(outbox.givenUpOfDay)}</DescriptionItem>
      <DescriptionItem name="Last sent">{at(outbox.lastAt)}</DescriptionItem>
    </Part>
    <Part name="Problem stock" part={stock}>
      {stock.difficulties.map(({ difficulty, problems, daysAhead }) => (
        <DescriptionItem key={difficulty} name={difficulty}>
          {`${formatNumber(problems)}${ai.state === 'off' ? '' : `, ${formatNumber(daysAhead)} days ahead`}`}
        </DescriptionItem>
      ))}
    </Part>
    <Part name={optionalParts.ai} part={ai}>
      <DescriptionItem name="Calls today">{`${formatNumber(ai.callsToday)} of ${formatNumber(ai.callsAtMost)}`}</DescriptionItem>
      <DescriptionItem name="Paused until">{ai.pausedUntil ? at(ai.pausedUntil) : 'Working'}</DescriptionItem>
    </Part>
  </>
)

const MoneyParts = ({ status: { webhooks, chains } }: { status: Status }) => (
  <>
    <Part name={optionalParts.webhooks} part={webhooks}>
      <DescriptionItem name="Last event">{webhooks.lastType ?? 'None yet'}</DescriptionItem>
      <DescriptionItem name="Received">{at(webhooks.lastAt)}</DescriptionItem>
      <DescriptionItem name="Waiting">{formatNumber(webhooks.waiting)}</DescriptionItem>
      <DescriptionItem name="Failing">{formatNumber(webhooks.failing)}</DescriptionItem>
    </Part>
    <Part name={optionalParts.chains} part={chains}>
      {chains.chains.length === 0 && <DescriptionItem name="Open payments">0</DescriptionItem>}
      {chains.chains.map(({ chain, open, lateSeconds }) => (
        <DescriptionItem key={chain} name={chain}>
          {`${formatNumber(open)} open${lateSeconds > 0 ? `, next check ${durationOf(lateSeconds)} late` : ''}`}
        </DescriptionItem>
      ))}
    </Part>
  </>
)

const MachineParts = ({ status: { database, versions, requests, people } }: { status: Status }) => (
  <>
    <Part name="Database" part={database}>
      <DescriptionItem name="PostgreSQL">{database.version}</DescriptionItem>
      <DescriptionItem name="Response time">{`${formatNumber(database.answerMillis)} ms`}</DescriptionItem>
      <DescriptionItem name="Connections">{formatNumber(database.connections)}</DescriptionItem>
      <DescriptionItem name="Waiting for locks">{formatNumber(database.waitingForLocks)}</DescriptionItem>
      <DescriptionItem name="Size">{sizeOf(database.bytes)}</DescriptionItem>
      <DescriptionItem name="Replicas">
        {[
          formatNumber(database.replicas),
          ...(database.replicaIsUp === false ? ['not answering'] : []),
          ...(database.replicaLagSeconds === null ? [] : [`${database.replicaLagSeconds.toFixed(1)} s behind`]),
        ].join(', ')}
      </DescriptionItem>
    </Part>
    <Part name="People" part={people}>
      <DescriptionItem name="Active, last 24 h">{formatNumber(people.activeOfDay)}</DescriptionItem>
      <DescriptionItem name="New, last 24 h">{formatNumber(people.newOfDay)}</DescriptionItem>
      <DescriptionItem name="Shared ideas to review">
        {people.sharedWaiting === 0
          ? '0'
          : `${formatNumber(people.sharedWaiting)}, oldest ${durationOf(people.sharedOldestSeconds)}`}
      </DescriptionItem>
    </Part>
    <Part name="Versions" part={versions} isWide>
      <DescriptionItem name="App">{versions.app}</DescriptionItem>
      <DescriptionItem name="Node">{versions.node}</DescriptionItem>
      <DescriptionItem name="Schema">
        {formatNumber(versions.migrations)} of {formatNumber(versions.migrationsKnown)} steps
      </DescriptionItem>
      <DescriptionItem name="Running since">{at(versions.startedAt)}</DescriptionItem>
    </Part>
    <Part name="Responses from this process" part={requests} isWide>
      <DescriptionItem name="Since">{at(requests.since)}</DescriptionItem>
      <DescriptionItem name="Answered">{formatNumber(requests.answered)}</DescriptionItem>
      <DescriptionItem name="Failed">{formatNumber(requests.failed)}</DescriptionItem>
      <DescriptionItem name="Asked to wait (429)">{formatNumber(requests.limited)}</DescriptionItem>
      <DescriptionItem name="Turned away (503)">{formatNumber(requests.busy)}</DescriptionItem>
    </Part>
  </>
)
