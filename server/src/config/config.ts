import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isLoopback, isLoopbackAddress } from '../process/loopback.ts'
import { StartError } from '../process/start-error.ts'
import type { StripeSettings } from '../vendors/stripe/stripe-gateway.ts'
import { readCryptoSettings } from './crypto-settings.ts'
import { readProviderSettings } from './oidc.ts'
import { settings, type Values } from './settings.ts'
import { settingDocs } from './values.ts'

export type Config = ReturnType<typeof readConfig>

export function readConfig(env: Record<string, string | undefined>) {
  const values = readAll(env)
  refuseHalfSet(values)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databaseWait: values.DATABASE_WAIT_SECONDS,
    drain: values.DRAIN_SECONDS,
    ...secretsOf(values),
    processes: values.WEB_CONCURRENCY,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    ...addressesOf(values, new URL(publicUrl).hostname),
    adminEmails: values.ADMIN_EMAILS,
    needsAdminFactor: values.ADMIN_REQUIRES_SECOND_FACTOR === 1,
    providers: readProviderSettings(values.OIDC_PROVIDERS, env),
    writer: readWriterSettings(values),
    guestDailyLimit: values.GUEST_DAILY_LIMIT,
    sharedIdeas: readSharingMode(values),
    stripe: readStripeSettings(values),
    crypto: readCryptoSettings(values),
    priceSources: values.PRICE_URLS,
    rules: rateLimitRulesOf(values),
    terms: values.TERMS_FILE,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    passwordFailures: { count: values.RATE_SIGNIN_FAILURES_PER_ACCOUNT, seconds: 15 * 60 },
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    tracing: { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG },
    version: values.APP_VERSION ?? 'unnamed build',
  }
}

const rateLimitRulesOf = (values: Values) => ({
  signUpsOfNetwork: { count: values.RATE_SIGNUP_PER_HOUR, seconds: 3600 },
  resetsToAddress: { count: values.RATE_FORGOT_PER_HOUR, seconds: 3600 },
  resendsToAddress: { count: values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
  noticesToAddress: { count: values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
  warningsToPerson: { count: values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
  emailChangesOfPerson: { count: values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
  firstEmailChangesOfPerson: { count: 1, seconds: 86_400 },
  emailChangesToAddress: { count: 4 * values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
  signInFailuresOfNetwork: { count: values.RATE_SIGNIN_FAILURES_PER_IP, seconds: 15 * 60 },
  signInFailuresOfAccount: { count: 5 * values.RATE_SIGNIN_FAILURES_PER_ACCOUNT, seconds: 3600 },
  wrongCodesOfPerson: { count: 20, seconds: 86_400 },
  codeWarningsOfPerson: { count: 1, seconds: 86_400 },
  signInStepsOfNetwork: { count: 1000, seconds: 15 * 60 },
  cryptoPaymentsOfPerson: { count: 10, seconds: 3600 },
  cryptoLooksOfPerson: { count: 60, seconds: 3600 },
  uncountedListsOfPerson: { count: 10, seconds: 3600 },
  cardCallsOfPerson: { count: 60, seconds: 3600 },
  guestProblemsOfNetwork: { aDay: values.GUEST_DAILY_LIMIT_PER_IP },
})

const secretsOf = ({ APP_SECRET, APP_SECRET_BEFORE = [] }: Values) => ({
  secret: APP_SECRET,
  earlierSecrets: APP_SECRET_BEFORE,
})

function refuseHalfSet(values: Values) {
  if (values.DATABASE_URL && !values.APP_SECRET)
    throw new StartError(
      'DATABASE_URL needs APP_SECRET too, the same on every machine. "openssl rand -hex 32" makes one.',
    )
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL too.')
  if (values.ADMIN_EMAILS.length > 0 && !isLoopbackAddress(values.HOST) && !values.PUBLIC_URL)
    throw new StartError(
      `PUBLIC_URL must be set when ADMIN_EMAILS lists anyone and HOST (${values.HOST}) lets other machines in.`,
    )
}

function addressesOf({ SUPPORT_EMAIL, MAIL_FROM }: Values, hostname: string) {
  const sender = SUPPORT_EMAIL ?? `support@${hostname}`
  // Loopback names and IP addresses have no mailboxes.
  const hasMailboxes = !isLoopback(hostname) && isIP(hostname.replace(/[[\]]/g, '')) === 0
  return {
    mailFrom: MAIL_FROM ?? `Firecrest <${sender}>`,
    supportEmail: SUPPORT_EMAIL ?? (hasMailboxes ? sender : null),
  }
}

/** What nobody reads, nobody sees. */
function readSharingMode({ SHARED_IDEAS: mode, ADMIN_EMAILS: admins }: Values): 'review' | 'off' {
  return mode === 'review' || (mode === 'on' && admins.length > 0) ? 'review' : 'off'
}

export interface WriterSettings {
  baseUrl: string
  apiKey: string | undefined
  model: string
  opinionModel: string
  dailyCalls: number
  writingDeadlineMs: number
  opinionDeadlineMs: number
}

function readWriterSettings(values: Values): WriterSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_OPINION_MODEL: opinionModel = model } = values
  if (baseUrl && model && opinionModel)
    return {
      baseUrl,
      apiKey: values.AI_API_KEY,
      model,
      opinionModel,
      dailyCalls: values.AI_DAILY_CALLS,
      writingDeadlineMs: values.AI_WRITING_SECONDS * 1000,
      opinionDeadlineMs: values.AI_OPINION_SECONDS * 1000,
    }
  if (baseUrl || model) throw new StartError('AI_BASE_URL and AI_MODEL must be set together.')
  return null
}

const ofStripe = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const satisfies (keyof Values)[]

function readStripeSettings(values: Values): StripeSettings | null {
  const missing = ofStripe.filter((name) => !values[name])
  if (missing.length === ofStripe.length && !values.STRIPE_API_BASE) return null
  const [secretKey, publishableKey, webhookSecret, monthly, annual] = ofStripe.map((name) => values[name] ?? '')
  if (missing.length > 0 || !secretKey || !publishableKey || !webhookSecret || !monthly || !annual)
    throw new StartError(`The five Stripe settings must be set together. Missing: ${missing.join(', ')}.`)
  if (secretKey.split('_')[1] !== publishableKey.split('_')[1])
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live.')
  if (monthly === annual)
    throw new StartError('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_ANNUAL must be two different prices.')
  return { secretKey, publishableKey, webhookSecret, prices: { monthly, annual }, apiBase: values.STRIPE_API_BASE }
}

function readAll(env: Record<string, string | undefined>): Values {
  const texts = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, text?.trim() || undefined]))
  const { data, error } = settings.safeParse(texts)
  if (data) return data
  throw new StartError(
    error.issues.map(({ path, message }) => `${faultOf(path[0] as Name, message, texts)}.`).join('\n'),
  )
}

type Name = keyof Values

function faultOf(name: Name, message: string, texts: Record<string, string | undefined>) {
  const { isSecret = true } = settingDocs.get(settings.shape[name]) ?? {}
  return `${name} ${message}${isSecret ? '' : `, not "${texts[name]}"`}`
}

export function renderEnvExample() {
  const head = '# Everything is optional. Copy to .env and change what you need.\n'
  const lines = Object.entries(settings.shape).map(([name, schema]) => {
    const { meaning, usual } = settingDocs.get(schema) ?? {}
    return meaning === undefined ? '' : `\n# ${meaning}\n# ${name}=${usual}\n`
  })
  return head + lines.join('')
}
