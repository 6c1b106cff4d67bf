import { metricsPath, readinessPath, stripeWebhookPath } from '@app/contract/routes'
import { cardPrices, formatUsd } from '@app/domain/premium/price'
import { z } from 'zod'
import { cryptoSettings } from './crypto-settings.ts'
import { oidcSettings } from './oidc.ts'
import {
  apiBaseUrl,
  atLeast,
  email,
  emails,
  fileContent,
  folderPath,
  host,
  integer,
  oneOf,
  optionalSetting,
  parsedBy,
  ratio,
  sender,
  setting,
  siteOrigin,
  startingWith,
  stripeKey,
  unreadSetting,
  url,
} from './values.ts'

const maxCount = 1_000_000

const earlierSecrets = parsedBy((text) => {
  const list = text.split(/\s+/)
  return list.every((each) => each.length >= 32) ? list : undefined
}, 'must be secrets of 32 characters or more, with spaces between')

export const settings = z.object({
  PORT: setting('3000', 'The port it listens on.', integer(1, 65_535)),
  HOST: setting('127.0.0.1', 'The address it listens on; 0.0.0.0 or :: for all.', host),
  PUBLIC_URL: optionalSetting('How people reach it; the only source of links in mails and redirects.', siteOrigin, {
    usual: 'http://localhost:3000',
  }),
  DATA_DIR: setting('data', 'The folder of the embedded database, the secret and the mail files.', folderPath),
  DATABASE_URL: optionalSetting(
    'A PostgreSQL 15 or newer of your own; without it an embedded one runs in the data folder.',
    url('postgres', 'postgresql'),
    { secret: true },
  ),
  DATABASE_REPLICA_URL: optionalSetting(
    'One standby of that PostgreSQL: history, analytics, the calendar and the lists of admins are read there while it is at most 5 seconds behind.',
    url('postgres', 'postgresql'),
    { secret: true },
  ),
  DATABASE_WAIT_SECONDS: setting(
    '60',
    'How long a start waits for a database that is away, as in a failover.',
    integer(0, 86_400),
  ),
  DRAIN_SECONDS: setting(
    '0',
    `How long an ending process still answers while ${readinessPath} says that it ends, so that a balancer sends it nothing more.`,
    integer(0, 10),
  ),
  APP_SECRET: optionalSetting(
    'Signs cookies and hashes, 32 characters or more. Made once and stored in the data folder; required with DATABASE_URL.',
    atLeast(32),
    { secret: true },
  ),
  APP_SECRET_BEFORE: optionalSetting(
    'What APP_SECRET was before, the newest first, with spaces between: what it signed and sealed stays good.',
    earlierSecrets,
    { secret: true },
  ),
  WEB_CONCURRENCY: setting('1', 'How many processes answer requests.', integer(1, 64)),
  TRUST_PROXY: setting(
    '0',
    'How many proxies stand in front, whose X-Forwarded-For is believed. With one, it has to limit the connections of each client (SECURITY.md).',
    integer(0, 10),
  ),
  SMTP_URL: optionalSetting(
    'The mail server, like smtps://name:password@mail.example.org. Without it accounts are active at once, and mails become files in the data folder, or sealed rows where DATABASE_URL is set.',
    url('smtp', 'smtps'),
    { secret: true },
  ),
  MAIL_FROM: optionalSetting('The sender of mails; the support address unless set.', sender),
  SUPPORT_EMAIL: optionalSetting(
    'Where people write to; support@ the host of PUBLIC_URL unless set. Where that is this machine or a number, pages name the operator instead.',
    email,
  ),
  ADMIN_EMAILS: setting(
    '',
    'Whose accounts are admins, with commas between the addresses. With SMTP_URL they count once their password was chosen by a “Forgot password” link, or a provider vouched for the address. Without SMTP_URL they count on this machine only; where HOST is more than this machine, PUBLIC_URL must be set too.',
    emails,
  ),
  ...oidcSettings,
  ADMIN_REQUIRES_SECOND_FACTOR: setting(
    '0',
    '1: admins decide and see nothing before they signed in with a passkey, or with password and code; what a provider asked does not count.',
    integer(0, 1),
  ),
  AI_BASE_URL: optionalSetting(
    'An OpenAI-compatible server that writes problems ahead and gives opinions to who asks, like http://127.0.0.1:11434/v1; without it the bank is all.',
    apiBaseUrl,
    // People write passwords into addresses.
    { secret: true },
  ),
  AI_API_KEY: optionalSetting('The key of that server, if it wants one.', atLeast(1), { secret: true }),
  AI_MODEL: optionalSetting('Its model that writes and judges.', atLeast(1)),
  AI_OPINION_MODEL: optionalSetting(
    'Its model that gives opinions, at best of another family; unless set, AI_MODEL.',
    atLeast(1),
  ),
  AI_DAILY_CALLS: setting(
    '40',
    'How often a day (UTC) that server is asked at most; 0 never. Writing leaves a quarter of it for opinions.',
    integer(0, 100_000),
  ),
  AI_WRITING_SECONDS: setting(
    '120',
    'How long that server may take for an answer while it writes and judges; nobody waits for it.',
    integer(1, 280),
  ),
  AI_OPINION_SECONDS: setting(
    '22',
    'How long it may take for an opinion, for which somebody waits; connections end after 30.',
    integer(1, 25),
  ),
  ...cryptoSettings,
  GUEST_DAILY_LIMIT: setting('3', 'Problems a day for a browser that is not signed in.', integer(0, maxCount)),
  STRIPE_SECRET_KEY: optionalSetting('Payments by card: the secret key at Stripe.', stripeKey('sk', 'rk'), {
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: optionalSetting('The publishable key of the same account and mode.', stripeKey('pk')),
  STRIPE_WEBHOOK_SECRET: optionalSetting(
    `The signing secret of the webhook at Stripe that leads to PUBLIC_URL${stripeWebhookPath}.`,
    startingWith('whsec_'),
    { secret: true },
  ),
  STRIPE_PRICE_MONTHLY: optionalSetting(
    `The id of the price of ${formatUsd(cardPrices.monthly.cents)} a month.`,
    startingWith('price_'),
  ),
  STRIPE_PRICE_ANNUAL: optionalSetting(
    `The id of the price of ${formatUsd(cardPrices.annual.cents)} a year.`,
    startingWith('price_'),
  ),
  STRIPE_API_BASE: optionalSetting('Where Stripe is, for tests only.', siteOrigin),
  GUEST_DAILY_LIMIT_PER_IP: setting(
    '30',
    'Problems a day for all such browsers of one network address.',
    integer(0, maxCount),
  ),
  SHARED_IDEAS: setting(
    'on',
    'Whether people may let others see an idea of theirs, without a name, once an admin has read it: on, where ADMIN_EMAILS names somebody; review, also where admins were made otherwise; or off. Without it only our own sample ideas show.',
    oneOf('on', 'review', 'off'),
  ),
  TERMS_FILE: optionalSetting(
    'A Markdown file with terms of your own; without it our short ones hold.',
    fileContent(256),
  ),
  SERVICE_WORKER: setting(
    'on',
    'on, or off: then browsers drop the worker that keeps the app shell for offline, at their next visit.',
    oneOf('on', 'off'),
  ),
  RATE_SIGNUP_PER_HOUR: setting('300', 'Sign-ups an hour from one network address.', integer(1, maxCount)),
  RATE_SIGNIN_FAILURES_PER_ACCOUNT: setting(
    '20',
    'Failed sign-ins in 15 minutes for one account from one network; from all networks five times as many in an hour.',
    integer(1, maxCount),
  ),
  RATE_SIGNIN_FAILURES_PER_IP: setting(
    '300',
    'Failed sign-ins in 15 minutes from one network address.',
    integer(1, maxCount),
  ),
  RATE_FORGOT_PER_HOUR: setting(
    '5',
    'Mails an hour to one address on "forgot password". As many a day are links of a sign-up that are sent again, and as many a day say that a sign-up was not added.',
    integer(1, maxCount),
  ),
  METRICS_TOKEN: optionalSetting(
    `Reads ${metricsPath}, sent as "Authorization: Bearer …", 16 characters or more. Without it only this machine may read them.`,
    atLeast(16),
    { secret: true },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(
    'A collector of OpenTelemetry traces, like http://127.0.0.1:4318; without it none are made.',
    apiBaseUrl,
  ),
  OTEL_TRACES_SAMPLER_ARG: setting('1', 'The share of requests that are traced, 0 to 1.', ratio),
  APP_VERSION: optionalSetting(
    'What this build is called, as a release or a commit; shown to admins only.',
    atLeast(1),
  ),
  LOG_LEVEL: setting(
    'info',
    'How much is logged: debug, info, warn or error.',
    oneOf('debug', 'info', 'warn', 'error'),
  ),
  VAPID_SUBJECT: unreadSetting,
})

export type Values = z.output<typeof settings>
