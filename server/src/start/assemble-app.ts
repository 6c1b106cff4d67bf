import type { Pool } from 'pg'
import { createApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import { type RetryOptions, retryConnect, withClient } from '../db/connect.ts'
import { openDatabase, openPool } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { type Connection, detectPooler } from '../db/pooler.ts'
import { startJobsLater } from '../jobs/start-jobs-later.ts'
import { saveProblemBank } from '../modules/problems/problem-stock.queries.ts'
import { lexicon } from '../modules/scoring/lexicon.ts'
import type { OwnTerms } from '../modules/terms/own-terms.ts'
import { memoizeAsync } from '../process/memoize-async.ts'
import { resolveSecret } from '../process/secret.ts'
import type { OpinionModel } from '../vendors/ai/opinion-model.ts'
import type { CryptoVendors } from '../vendors/chains/chain-reader.ts'
import { createProviders } from '../vendors/oidc/providers.ts'
import { createPrices } from '../vendors/prices/prices.ts'
import { openStripeGateway } from '../vendors/stripe/open-stripe.ts'
import { createDeps, type Deps } from './deps.ts'

interface AssembleInput {
  terms: OwnTerms | null
  retry: RetryOptions
  ending: AbortSignal
}

export async function assembleApp(config: Config, connection: Connection, { terms, retry, ending }: AssembleInput) {
  const { publicUrl } = config
  const prepared = retryConnect(retry, () => prepareDatabase(config, connection))
  // While the database answers: the first submission does not wait for the table, and a damaged one is told at once.
  lexicon.embedding()
  await prepared
  const secret = await resolveSecret(config)
  const pool = openPool(connection, { waitAtMostMs: 2_500 })
  const closing = new AbortController()
  const replicaPool = await openReplicaPool(config)
  const deps = createDeps({
    pool,
    replicaPool,
    secret,
    publicUrl,
    isPublicUrlSet: config.isPublicUrlSet,
    trustProxy: config.trustProxy,
    rules: config.rules,
    passwordFailures: config.passwordFailures,
    adminEmails: config.adminEmails,
    needsAdminFactor: config.needsAdminFactor,
    host: config.host,
    hasMail: config.smtpUrl !== undefined,
    supportEmail: config.supportEmail,
    guestDailyLimit: config.guestDailyLimit,
    sharedIdeas: config.sharedIdeas,
    metricsToken: config.metricsToken,
    setUp: setUpOf(config),
    ...(config.stripe && (await openCards(config.stripe, pool))),
    crypto: await openCrypto(config, closing.signal),
    providers: createProviders(config.providers, { now: () => new Date(), ending: closing.signal }),
    opinions: openOpinions(config, closing.signal),
    terms,
    ending,
    now: () => new Date(),
  })
  const app = createApp(deps)
  const jobs = startJobsLater(async () => {
    const { openJobs } = await import('../jobs/open-jobs.ts')
    return await openJobs({ config, connection, deps, ending: closing.signal })
  })

  async function close() {
    // Does not wait for slow providers.
    closing.abort()
    await jobs.stop()
    await deps.guestEvents.flush()
    await Promise.all([pool.end(), replicaPool?.end()])
  }
  return { app, readSession: deps.readSession, startJobs: jobs.start, close }
}

/** A replica that is away delays no start: it counts as pooled then. */
async function openReplicaPool({ databaseReplicaUrl }: Config) {
  if (!databaseReplicaUrl) return null
  const connection = { connectionString: databaseReplicaUrl }
  const isBehindPooler = await withClient(connection, detectPooler, 'replica').catch(() => true)
  return openPool({ ...connection, isPooled: isBehindPooler }, { waitAtMostMs: 2_500 })
}

async function prepareDatabase({ crypto, stripe }: Config, connection: Connection) {
  await migrateDatabase(connection)
  // A webhook may send into the queue as soon as the port is open.
  if (stripe) await (await import('../jobs/stripe-event-queue.ts')).createStripeEventQueue(connection)
  const pool = openPool(connection, { max: 1 })
  try {
    await saveProblemBank(openDatabase(pool))
    if (crypto?.solanaPoolFile) await stockAddresses(openDatabase(pool), crypto.solanaPoolFile)
  } finally {
    await pool.end()
  }
}

const setUpOf = ({ version, processes, writer, stripe, crypto }: Config) => ({
  version,
  processes,
  aiCalls: writer?.dailyCalls ?? null,
  hasCards: stripe !== null,
  hasCrypto: crypto !== null,
  startedAt: new Date(),
})

async function openCards(stripe: NonNullable<Config['stripe']>, pool: Pool) {
  const { openStripeEventQueue } = await import('../jobs/stripe-event-queue.ts')
  return { card: openStripeGateway(stripe), webhookEvents: openStripeEventQueue(openDatabase(pool)) }
}

/** The page shows prices anyway; chains are loaded only where they receive money. */
async function openCrypto({ crypto, priceSources }: Config, ending: AbortSignal): Promise<CryptoVendors> {
  const prices = createPrices(priceSources, { now: Date.now, ending })
  if (!crypto) return { addressDerivers: {}, readers: {}, prices }
  const { createChainReaders } = await import('../vendors/chains/create-chain-readers.ts')
  return { ...createChainReaders(crypto, ending), prices }
}

export async function loadTerms({ terms }: Config): Promise<OwnTerms | null> {
  if (terms === undefined) return null
  const { parseOwnTerms } = await import('../modules/terms/own-terms.ts')
  return parseOwnTerms(terms)
}

function openOpinions({ writer }: Config, ending: AbortSignal): OpinionModel | null {
  if (!writer) return null
  const { opinionModel: model, dailyCalls, opinionDeadlineMs: deadlineMs } = writer
  const load = async () =>
    (await import('../vendors/ai/opinion-model.ts')).createOpinionRater({ ...writer, model, deadlineMs, ending })
  return { model, dailyCalls, deadlineMs, open: memoizeAsync(load) }
}

async function stockAddresses(db: Deps['db'], file: string) {
  const [{ readAddressPool }, { insertPooledAddresses }] = await Promise.all([
    import('../vendors/chains/derive-address.ts'),
    import('../modules/premium/crypto/deposit-pool.queries.ts'),
  ])
  await insertPooledAddresses(db, { chain: 'solana', addresses: await readAddressPool(file) })
}
