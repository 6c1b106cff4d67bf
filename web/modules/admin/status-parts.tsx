import type { Reply } from '@app/contract/calls'
import { Check, Eye, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fact } from '../../ui/fact.tsx'
import { minuteOf } from '../../ui/moments.ts'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import * as styles from './status.module.css'

export type Status = Reply<'adminStatus'>

const states = {
  fine: { Icon: Check, text: 'Fine', ink: tag.mint },
  look: { Icon: Eye, text: 'Look', ink: tag.done },
  off: { Icon: Minus, text: 'Not set up', ink: '' },
} as const

interface PartProps {
  name: string
  part: Pick<Status['queue'], 'state' | 'note'>
  isWide?: boolean
  children: ReactNode
}

function Part({ name, part: { state, note }, isWide = false, children }: PartProps) {
  const { Icon, text, ink } = states[state]
  return (
    <section className={`${surfaces.card} ${styles.part} ${isWide ? styles.wide : ''}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span className={`${tag.tag} ${ink}`}>
          <Icon className={layout.i} />
          <span>{text}</span>
        </span>
      </header>
      {state !== 'off' && <dl className={surfaces.facts}>{children}</dl>}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

const count = (value: number) => value.toLocaleString('en-US')
const at = (moment: string | null) => (moment ? minuteOf(moment) : 'Never')

/** "12 s", "6 min", "3 h", "4 days". */
function durationOf(seconds: number) {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`
}

const sizeOf = (bytes: number) =>
  bytes < 1e9 ? `${count(Math.round(bytes / 1e6))} MB` : `${(bytes / 1e9).toFixed(1)} GB`

export const StatusParts = ({ status }: { status: Status }) => (
  <div className={styles.parts}>
    <WorkParts status={status} />
    <MoneyParts status={status} />
    <MachineParts status={status} />
  </div>
)

const WorkParts = ({ status: { queue, outbox, stock, ai } }: { status: Status }) => (
  <>
    <Part name="Job queue" part={queue}>
      <Fact name="Waiting">{count(queue.waiting)}</Fact>
      <Fact name="Oldest">{durationOf(queue.oldestSeconds)}</Fact>
      <Fact name="Failed in 24 h">{count(queue.failedOfDay)}</Fact>
      <Fact name="Last finished">{queue.lastName ? `${queue.lastName}, ${at(queue.lastAt)}` : 'None yet'}</Fact>
    </Part>
    <Part name="Outbox" part={outbox}>
      <Fact name="Waiting">{count(outbox.waiting)}</Fact>
      <Fact name="Sent in 24 h">{count(outbox.sentOfDay)}</Fact>
      <Fact name="Given up in 24 h">{count(outbox.givenUpOfDay)}</Fact>
      <Fact name="Last sent">{at(outbox.lastAt)}</Fact>
    </Part>
    <Part name="Problem stock" part={stock}>
      {stock.difficulties.map(({ difficulty, problems, daysAhead }) => (
        <Fact key={difficulty} name={difficulty}>
          {`${count(problems)}${ai.state === 'off' ? '' : `, ${count(daysAhead)} days ahead`}`}
        </Fact>
      ))}
    </Part>
    <Part name="AI budget" part={ai}>
      <Fact name="Calls today">{`${count(ai.callsToday)} of ${count(ai.callsAtMost)}`}</Fact>
      <Fact name="Left alone until">{ai.pausedUntil ? at(ai.pausedUntil) : 'It answers'}</Fact>
    </Part>
  </>
)

const MoneyParts = ({ status: { webhooks, chains } }: { status: Status }) => (
  <>
    <Part name="Last webhook" part={webhooks}>
      <Fact name="Last event">{webhooks.lastType ?? 'None yet'}</Fact>
      <Fact name="Received">{at(webhooks.lastAt)}</Fact>
      <Fact name="Waiting">{count(webhooks.waiting)}</Fact>
      <Fact name="Failing">{count(webhooks.failing)}</Fact>
    </Part>
    <Part name="Chain readers" part={chains}>
      {chains.chains.length === 0 && <Fact name="Open payments">0</Fact>}
      {chains.chains.map(({ chain, open, lateSeconds }) => (
        <Fact key={chain} name={chain}>
          {`${count(open)} open${lateSeconds > 0 ? `, next look ${durationOf(lateSeconds)} late` : ''}`}
        </Fact>
      ))}
    </Part>
  </>
)

const MachineParts = ({ status: { database, versions, requests, people } }: { status: Status }) => (
  <>
    <Part name="Database" part={database}>
      <Fact name="PostgreSQL">{database.version}</Fact>
      <Fact name="Answered in">{`${count(database.answerMillis)} ms`}</Fact>
      <Fact name="Connections">{count(database.connections)}</Fact>
      <Fact name="Waiting for locks">{count(database.waitingForLocks)}</Fact>
      <Fact name="Size">{sizeOf(database.bytes)}</Fact>
      <Fact name="Replicas">
        {[
          count(database.replicas),
          ...(database.replicaIsUp === false ? ['ours does not answer'] : []),
          ...(database.replicaLagSeconds === null ? [] : [`${database.replicaLagSeconds.toFixed(1)} s behind`]),
        ].join(', ')}
      </Fact>
    </Part>
    <Part name="People" part={people}>
      <Fact name="Active in 24 h">{count(people.activeOfDay)}</Fact>
      <Fact name="New in 24 h">{count(people.newOfDay)}</Fact>
      <Fact name="Shared ideas to judge">
        {people.sharedWaiting === 0
          ? '0'
          : `${count(people.sharedWaiting)}, oldest ${durationOf(people.sharedOldestSeconds)}`}
      </Fact>
    </Part>
    <Part name="Versions" part={versions} isWide>
      <Fact name="App">{versions.app}</Fact>
      <Fact name="Node">{versions.node}</Fact>
      <Fact name="Schema">
        {count(versions.migrations)} of {count(versions.migrationsKnown)} steps
      </Fact>
      <Fact name="Running since">{at(versions.startedAt)}</Fact>
    </Part>
    <Part name="Answers of this process" part={requests} isWide>
      <Fact name="Since">{at(requests.since)}</Fact>
      <Fact name="Answered">{count(requests.answered)}</Fact>
      <Fact name="Failed">{count(requests.failed)}</Fact>
      <Fact name="Asked to wait (429)">{count(requests.limited)}</Fact>
      <Fact name="Turned away (503)">{count(requests.busy)}</Fact>
    </Part>
  </>
)
