import { resolve } from 'node:path'
import { isLoopbackAddress } from '../process/loopback.ts'
import { StartError } from '../process/start-error.ts'
import type { StripeSettings } from '../vendors/stripe/stripe-gateway.ts'
import { cryptoOf, cryptoSettings } from './coins.ts'
import {
  apiBase,
  atLeast,
  BadValue,
  beginsWith,
  email,
  emails,
  host,
  oneOf,
  optional,
  path,
  type Setting,
  sender,
  setting,
  site,
  stripeKey,
  textOfFile,
  url,
  whole,
} from './values.ts'

const many = 1_000_000

/** Every setting, with its default and its meaning; `.env.example` is written from this list. */
const settings = {
  PORT: setting('3000', 'The port it listens on.', whole(1, 65_535)),
  HOST: setting('127.0.0.1', 'The address it listens on; 0.0.0.0 or :: for all.', host),
  PUBLIC_URL: optional('How people reach it; the only source of links in mails and redirects.', site, {
    usual: 'http://localhost:3000',
  }),
  DATA_DIR: setting('data', 'The folder of the embedded database, the secret and the mail files.', path),
  DATABASE_URL: optional(
    'A PostgreSQL 15 or newer of your own; without it an embedded one runs in the data folder.',
    url('postgres', 'postgresql'),
    { secret: true },
  ),
  APP_SECRET: optional(
    'Signs cookies and hashes, 32 characters or more. Made once and kept in the data folder; required with DATABASE_URL.',
    atLeast(32),
    { secret: true },
  ),
  WEB_CONCURRENCY: setting('1', 'How many processes answer requests.', whole(1, 64)),
  TRUST_PROXY: setting(
    '0',
    'How many proxies stand in front, whose X-Forwarded-For is believed. With one, it has to limit the connections of each client (SECURITY.md).',
    whole(0, 10),
  ),
  SMTP_URL: optional(
    'The mail server, like smtps://name:password@mail.example.org. Without it accounts are active at once, and mails become files in the data folder.',
    url('smtp', 'smtps'),
    { secret: true },
  ),
  MAIL_FROM: optional('The sender of mails; the support address unless set.', sender),
  SUPPORT_EMAIL: optional('Where people write to; support@ the host of PUBLIC_URL unless set.', email),
  ADMIN_EMAILS: setting(
    '',
    'Whose accounts are admins, with commas between the addresses. With SMTP_URL the first link of a sign-up that is opened decides whose account it is: see README. Without SMTP_URL they count on this machine only; where HOST is more than this machine, PUBLIC_URL must be set too.',
    emails,
  ),
  AI_BASE_URL: optional(
    'An OpenAI-compatible server that writes problems ahead and gives opinions to who asks, like http://127.0.0.1:11434/v1; without it the bank is all.',
    apiBase,
    // Not to be repeated: people write passwords into addresses.
    { secret: true },
  ),
  AI_API_KEY: optional('The key of that server, if it wants one.', atLeast(1), { secret: true }),
  AI_MODEL: optional('Its model that writes and judges.', atLeast(1)),
  AI_OPINION_MODEL: optional(
    'Its model that gives opinions, at best of another family; unless set, AI_MODEL.',
    atLeast(1),
  ),
  AI_DAILY_CALLS: setting('40', 'How often a day (UTC) that server is asked at most; 0 never.', whole(0, 100_000)),
  ...cryptoSettings,
  GUEST_DAILY_LIMIT: setting('3', 'Problems a day for a browser that is not signed in.', whole(0, many)),
  STRIPE_SECRET_KEY: optional('Payments by card: the secret key at Stripe.', stripeKey('sk', 'rk'), { secret: true }),
  STRIPE_PUBLISHABLE_KEY: optional('The publishable key of the same account and mode.', stripeKey('pk')),
  STRIPE_WEBHOOK_SECRET: optional(
    'The signing secret of the webhook at Stripe that leads to PUBLIC_URL/api/stripe/webhook.',
    beginsWith('whsec_'),
    { secret: true },
  ),
  STRIPE_PRICE_MONTHLY: optional('The id of the price of 9.95 USD a month.', beginsWith('price_')),
  STRIPE_PRICE_ANNUAL: optional('The id of the price of 109.45 USD a year.', beginsWith('price_')),
  STRIPE_API_BASE: optional('Where Stripe is, for tests only.', site),
  GUEST_DAILY_LIMIT_PER_IP: setting(
    '30',
    'Problems a day for all such browsers of one network address.',
    whole(0, many),
  ),
  TERMS_FILE: optional('A Markdown file with terms of your own; without it our short ones hold.', textOfFile(256)),
  SERVICE_WORKER: setting(
    'on',
    'on, or off: then browsers drop the worker that keeps the app shell for offline, at their next visit.',
    oneOf('on', 'off'),
  ),
  RATE_SIGNUP_PER_HOUR: setting('300', 'Sign-ups an hour from one network address.', whole(1, many)),
  RATE_SIGNIN_FAILURES_PER_ACCOUNT: setting('20', 'Failed sign-ins in 15 minutes for one account.', whole(1, many)),
  RATE_SIGNIN_FAILURES_PER_IP: setting(
    '300',
    'Failed sign-ins in 15 minutes from one network address.',
    whole(1, many),
  ),
  RATE_FORGOT_PER_HOUR: setting(
    '5',
    'Mails an hour to one address on "forgot password". As many a day are links of a sign-up that are sent again, and as many a day say that a sign-up was not added.',
    whole(1, many),
  ),
  LOG_LEVEL: setting(
    'info',
    'How much is logged: debug, info, warn or error.',
    oneOf('debug', 'info', 'warn', 'error'),
  ),
}

type Name = keyof typeof settings
type Values = { [N in Name]: ReturnType<(typeof settings)[N]['read']> }

export type Config = ReturnType<typeof readConfig>

/** Turns the environment into one checked value. Wrong settings stop the start, each named in a sentence. */
export function readConfig(env: Record<string, string | undefined>) {
  const values = readAll(env)
  if (values.DATABASE_URL && !values.APP_SECRET)
    throw new StartError(
      'APP_SECRET must be set together with DATABASE_URL: processes on other machines need the same one. "openssl rand -hex 32" makes one.',
    )
  if (values.ADMIN_EMAILS.length > 0 && !isLoopbackAddress(values.HOST) && !values.PUBLIC_URL)
    throw new StartError(
      `PUBLIC_URL must be set where ADMIN_EMAILS names somebody and HOST (${values.HOST}) is not only this machine: anybody who can reach it could ask by a name of theirs.`,
    )
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const supportEmail = values.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    /** Only then are requests for other hosts refused. */
    publicUrlIsSet: values.PUBLIC_URL !== undefined,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    secret: values.APP_SECRET,
    processes: values.WEB_CONCURRENCY,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Firecrest <${supportEmail}>`,
    supportEmail,
    adminEmails: values.ADMIN_EMAILS,
    /** Null: problems come from the bank alone. */
    writer: writerOf(values),
    guestPlaces: values.GUEST_DAILY_LIMIT,
    /** Null: nothing is paid by card. */
    stripe: stripeOf(values),
    /** Null: nothing is paid in coins. */
    crypto: cryptoOf(values),
    priceSources: values.PRICE_URLS,
    rules: {
      signUpsOfNetwork: { count: values.RATE_SIGNUP_PER_HOUR, seconds: 3600 },
      resetsToAddress: { count: values.RATE_FORGOT_PER_HOUR, seconds: 3600 },
      resendsToAddress: { count: values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
      noticesToAddress: { count: values.RATE_FORGOT_PER_HOUR, seconds: 86_400 },
      signInFailuresOfNetwork: { count: values.RATE_SIGNIN_FAILURES_PER_IP, seconds: 15 * 60 },
      cryptoPaymentsOfPerson: { count: 10, seconds: 3600 },
      cryptoLooksOfPerson: { count: 60, seconds: 3600 },
      cardCallsOfPerson: { count: 60, seconds: 3600 },
      guestProblemsOfNetwork: { aDay: values.GUEST_DAILY_LIMIT_PER_IP },
    },
    /** Markdown. */
    terms: values.TERMS_FILE,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    passwordFailures: { count: values.RATE_SIGNIN_FAILURES_PER_ACCOUNT, seconds: 15 * 60 },
    logLevel: values.LOG_LEVEL,
  }
}

export interface WriterSettings {
  baseUrl: string
  apiKey: string | undefined
  model: string
  opinionModel: string
  dailyCalls: number
}

function writerOf(values: Values): WriterSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_OPINION_MODEL: opinionModel = model } = values
  if (baseUrl && model && opinionModel)
    return { baseUrl, apiKey: values.AI_API_KEY, model, opinionModel, dailyCalls: values.AI_DAILY_CALLS }
  if (baseUrl || model)
    throw new StartError(
      'AI_BASE_URL and AI_MODEL must be set together: one says where the model is, the other which one.',
    )
  return null
}

const ofStripe = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const satisfies Name[]

function stripeOf(values: Values): StripeSettings | null {
  const missing = ofStripe.filter((name) => !values[name])
  if (missing.length === ofStripe.length && !values.STRIPE_API_BASE) return null
  const [secretKey, publishableKey, webhookSecret, monthly, annual] = ofStripe.map((name) => values[name] ?? '')
  if (missing.length > 0 || !secretKey || !publishableKey || !webhookSecret || !monthly || !annual)
    throw new StartError(`The five settings of Stripe must be set together: ${missing.join(', ')} is not set.`)
  if (secretKey.split('_')[1] !== publishableKey.split('_')[1])
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of one mode: both test, or both live.')
  if (monthly === annual)
    throw new StartError('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_ANNUAL must be two prices, not the same one.')
  return { secretKey, publishableKey, webhookSecret, prices: { monthly, annual }, apiBase: values.STRIPE_API_BASE }
}

/** Settings of features to come: set today, they would seem to work. */
const notYetRead = ['METRICS_TOKEN', 'VAPID_SUBJECT', 'DATABASE_REPLICA_URL']

function readAll(env: Record<string, string | undefined>) {
  const problems: string[] = []
  const read = ([name, { secret, read }]: [string, Setting<unknown>]) => {
    // A line like NAME= in a file means: not set.
    const text = env[name]?.trim() || undefined
    try {
      return [name, read(text)]
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      problems.push(`${name} ${error.message}${secret ? '' : `, not "${text}"`}.`)
      return [name, undefined]
    }
  }
  const values = Object.fromEntries(Object.entries(settings).map(read))
  const early = notYetRead.filter((name) => env[name]?.trim())
  problems.push(...early.map((name) => `${name} is set, but this version does not read it: please remove it.`))
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  return values as Values
}

/** The text of `.env.example`; the tests keep the file equal to it. */
export function envExample() {
  const head = '# All of this is optional. Copy the file to .env and change what you need.\n'
  const lines = Object.entries(settings).map(([name, { meaning, usual }]) => `\n# ${meaning}\n# ${name}=${usual}\n`)
  return head + lines.join('')
}
