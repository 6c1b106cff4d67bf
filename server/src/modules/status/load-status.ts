import type { Reply } from '@app/contract/calls'
import { dayAt } from '@app/domain/day/day'
import { difficulties } from '@app/domain/rounds/difficulty'
import { listMigrations } from '../../db/migrate.ts'
import { countLinksInReview } from '../share-links/share-round.ts'
import { countIdeasInReview } from '../shared-ideas/moderate-ideas.ts'
import { assess } from './assess-status.ts'
import type { StatusDeps } from './deps.ts'
import {
  findActivity,
  findAiStatus,
  findDatabaseStatus,
  findOutboxStatus,
  findQueueStatus,
  findWebhookStatus,
  listChainStatus,
  listStockStatus,
} from './status.queries.ts'

export type Status = Reply<'adminStatus'>

const dayMs = 24 * 3_600_000

export async function loadStatus(deps: StatusDeps): Promise<Status> {
  const { now, setUp } = deps
  const at = now()
  const [queue, outbox, stock, ai, webhooks, chains, database, people] = await factsOf(deps, at)
  const { migrations, ...ofServer } = database
  const facts = {
    queue,
    outbox,
    stock: { difficulties: stock },
    ai: { ...ai, callsAtMost: setUp.aiCalls ?? 0 },
    webhooks,
    chains: { chains },
    database: ofServer,
    versions: {
      app: setUp.version,
      node: process.versions.node,
      migrations,
      migrationsKnown: listMigrations().length,
      startedAt: setUp.startedAt.toISOString(),
      processes: setUp.processes,
    },
    requests: requestsOf(deps),
    people,
  }
  return {
    at: at.toISOString(),
    queue: { ...facts.queue, ...assess.queue(facts.queue) },
    outbox: { ...facts.outbox, ...assess.outbox(facts.outbox) },
    stock: { ...facts.stock, ...assess.stock(facts.stock, setUp.aiCalls !== null) },
    ai: { ...facts.ai, ...assess.ai(facts.ai, setUp.aiCalls !== null) },
    webhooks: { ...facts.webhooks, ...assess.webhooks(facts.webhooks, setUp.hasCards) },
    chains: { ...facts.chains, ...assess.chains(facts.chains, setUp.hasCrypto) },
    database: { ...facts.database, ...assess.database(facts.database) },
    versions: { ...facts.versions, ...assess.versions(facts.versions) },
    requests: { ...facts.requests, ...assess.requests(facts.requests) },
    people: { ...facts.people, ...assess.people(facts.people) },
  }
}

function factsOf(deps: StatusDeps, at: Date) {
  const { db, pool, replica, timeline } = deps
  const today = dayAt(at.getTime(), 'UTC')
  const dayAgo = new Date(at.getTime() - dayMs)
  return Promise.all([
    findQueueStatus(db)
      .then(one, () => noQueue)
      .then(withMoment),
    findOutboxStatus(db, { now: at, dayAgo }).then(one).then(withMoment),
    listStockStatus(db, { today }).then(inOrder),
    findAiStatus(db, { today, now: at })
      .then(one)
      .then(({ pausedUntil, ...each }) => ({ ...each, pausedUntil: textOf(pausedUntil) })),
    findWebhookStatus(db).then(one).then(withMoment),
    listChainStatus(db, { now: at }),
    Promise.all([timed(() => findDatabaseStatus(db)), replica?.state(), timeline.check()]).then(
      ([{ rows, millis }, state]) => ({
        ...one(rows),
        replicaIsUp: state?.isUp ?? null,
        ...(state && { replicaLagSeconds: state.lagSeconds }),
        answerMillis: millis,
        requestsWaiting: pool.waitingCount,
        wentBackAt: textOf(timeline.wentBackAt()),
      }),
    ),
    Promise.all([findActivity(db, { dayAgo }), countIdeasInReview(deps), countLinksInReview(deps)]).then(
      ([activity, ideas, links]) => ({ ...one(activity), ...waitingOf([ideas, links], at) }),
    ),
  ])
}

/** What others see of people, and an admin has to judge. */
function waitingOf(lists: readonly { total: number; oldest: Date | null }[], at: Date) {
  const since = Math.min(...lists.map(({ oldest }) => oldest?.getTime() ?? at.getTime()))
  return {
    sharedWaiting: lists.reduce((sum, { total }) => sum + total, 0),
    sharedOldestSeconds: Math.max(0, (at.getTime() - since) / 1_000),
  }
}

const noQueue = { waiting: 0, oldestSeconds: 0, failedOfDay: 0, lastName: null, lastAt: null }

function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The database said nothing of itself.')
  return row
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null
const withMoment = <Row extends { lastAt: Date | null }>({ lastAt, ...row }: Row) => ({
  ...row,
  lastAt: textOf(lastAt),
})

const inOrder = <Row extends { difficulty: string }>(rows: Row[]) =>
  rows.toSorted((a, b) => placeOf(a.difficulty) - placeOf(b.difficulty))
const placeOf = (difficulty: string) => (difficulties as readonly string[]).indexOf(difficulty)

async function timed<T>(work: () => Promise<T>) {
  const begun = performance.now()
  return { rows: await work(), millis: Math.round(performance.now() - begun) }
}

function requestsOf({ requests }: StatusDeps) {
  const { since, ...counts } = requests.counts()
  return { ...counts, since: since.toISOString() }
}
