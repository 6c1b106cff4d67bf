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
}, 'must be secrets of 32 characters or more, separated by spaces')

export const settings = z.object({
  PORT: setting('3000', 'The port.', integer(1, 65_535)),
  HOST: setting('127.0.0.1', 'The address to listen on. 0.0.0.0 or :: means every address.', host),
  PUBLIC_URL: optionalSetting('The address people visit, used in links and redirects.', siteOrigin, {
    usual: 'http://localhost:3000',
  }),
  DATA_DIR: setting('data', 'The folder for the embedded database, secret and saved emails.', folderPath),
  DATABASE_URL: optionalSetting('Your own PostgreSQL, 15 or newer.', url('postgres', 'postgresql'), { secret: true }),
  DATABASE_REPLICA_URL: optionalSetting(
    'A standby of your database, for history, analytics, the calendar and admin lists.',
    url('postgres', 'postgresql'),
    { secret: true },
  ),
  DATABASE_WAIT_SECONDS: setting('60', 'How long to wait for the database at startup.', integer(0, 86_400)),
  DRAIN_SECONDS: setting(
    '0',
    `How long a process keeps answering during shutdown, while ${readinessPath} warns load balancers.`,
    integer(0, 10),
  ),
  APP_SECRET: optionalSetting(
    'A secret for cookies and hashes, 32 characters or more. We create one in DATA_DIR. If you use DATABASE_URL, set it yourself.',
    atLeast(32),
    { secret: true },
  ),
  APP_SECRET_BEFORE: optionalSetting(
    'Earlier secrets, newest first, separated by spaces. Anything they signed or encrypted still works.',
    earlierSecrets,
    { secret: true },
  ),
  WEB_CONCURRENCY: setting('1', 'How many processes answer requests.', integer(1, 64)),
  TRUST_PROXY: setting(
    '0',
    'How many proxies in front of Firecrest set X-Forwarded-For. They must limit each client’s connections (SECURITY.md).',
    integer(0, 10),
  ),
  SMTP_URL: optionalSetting(
    'The mail server, like smtps://name:password@mail.example.org. Without it, accounts work right away and emails are saved, not sent.',
    url('smtp', 'smtps'),
    { secret: true },
  ),
  MAIL_FROM: optionalSetting('The sender. Defaults to the support address.', sender),
  SUPPORT_EMAIL: optionalSetting(
    'Your support email address. Defaults to support@ plus the host of PUBLIC_URL.',
    email,
  ),
  ADMIN_EMAILS: setting(
    '',
    'Admins’ emails, separated by commas. With SMTP_URL, they become admins once they’ve confirmed the address by “Forgot password?” or a provider. Without it, they’re admins on this machine only.',
    emails,
  ),
  ...oidcSettings,
  ADMIN_REQUIRES_SECOND_FACTOR: setting(
    '0',
    '1: admins need a passkey, or a password and a code. Signing in with a provider isn’t enough.',
    integer(0, 1),
  ),
  AI_BASE_URL: optionalSetting(
    'An OpenAI-compatible server for problems and opinions, like http://127.0.0.1:11434/v1.',
    apiBaseUrl,
    // People write passwords into addresses.
    { secret: true },
  ),
  AI_API_KEY: optionalSetting('The AI server’s API key, if it needs one.', atLeast(1), { secret: true }),
  AI_MODEL: optionalSetting('The model for problems.', atLeast(1)),
  AI_OPINION_MODEL: optionalSetting(
    'The model for opinions. Defaults to AI_MODEL. Ideally, pick one from a different family.',
    atLeast(1),
  ),
  AI_DAILY_CALLS: setting(
    '40',
    'The most model calls we make in a day (UTC). A quarter of them are for opinions.',
    integer(0, 100_000),
  ),
  AI_WRITING_SECONDS: setting('120', 'The longest the model can take to write and judge problems.', integer(1, 280)),
  AI_OPINION_SECONDS: setting('22', 'The longest someone waits for an opinion.', integer(1, 25)),
  ...cryptoSettings,
  GUEST_DAILY_LIMIT: setting('3', 'How many problems a guest gets per browser each day.', integer(0, maxCount)),
  STRIPE_SECRET_KEY: optionalSetting('Card payments: your Stripe secret key.', stripeKey('sk', 'rk'), {
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: optionalSetting('The publishable key from the same account and mode.', stripeKey('pk')),
  STRIPE_WEBHOOK_SECRET: optionalSetting(
    `The signing secret for the webhook at PUBLIC_URL${stripeWebhookPath}.`,
    startingWith('whsec_'),
    { secret: true },
  ),
  STRIPE_PRICE_MONTHLY: optionalSetting(
    `The price id for ${formatUsd(cardPrices.monthly.cents)} a month.`,
    startingWith('price_'),
  ),
  STRIPE_PRICE_ANNUAL: optionalSetting(
    `The price id for ${formatUsd(cardPrices.annual.cents)} a year.`,
    startingWith('price_'),
  ),
  STRIPE_API_BASE: optionalSetting('For tests only.', siteOrigin),
  GUEST_DAILY_LIMIT_PER_IP: setting(
    '30',
    'How many problems guests get per network address each day.',
    integer(0, maxCount),
  ),
  SHARED_IDEAS: setting(
    'on',
    'Whether people can share ideas, which an admin reads first. on: if ADMIN_EMAILS lists anyone. review: always. off: never, so we show sample ideas.',
    oneOf('on', 'review', 'off'),
  ),
  TERMS_FILE: optionalSetting('Your own terms, in Markdown.', fileContent(256)),
  SERVICE_WORKER: setting('on', 'Turning this off removes the offline app on the next visit.', oneOf('on', 'off')),
  RATE_SIGNUP_PER_HOUR: setting('300', 'Sign-ups allowed per network address each hour.', integer(1, maxCount)),
  RATE_SIGNIN_FAILURES_PER_ACCOUNT: setting(
    '20',
    'Failed sign-ins allowed per account and network in 15 minutes. Across all networks, we allow five times as many an hour.',
    integer(1, maxCount),
  ),
  RATE_SIGNIN_FAILURES_PER_IP: setting(
    '300',
    'Failed sign-ins allowed per network address in 15 minutes.',
    integer(1, maxCount),
  ),
  RATE_FORGOT_PER_HOUR: setting(
    '5',
    '“Forgot password” emails allowed per address each hour. Resent sign-up links have the same limit, but per day.',
    integer(1, maxCount),
  ),
  METRICS_TOKEN: optionalSetting(
    `Lets other machines read ${metricsPath} with "Authorization: Bearer …". 16 characters or more.`,
    atLeast(16),
    { secret: true },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(
    'An OpenTelemetry trace collector, like http://127.0.0.1:4318.',
    apiBaseUrl,
  ),
  OTEL_TRACES_SAMPLER_ARG: setting('1', 'The share of requests to trace, from 0 to 1.', ratio),
  APP_VERSION: optionalSetting('This build’s name, for admins.', atLeast(1)),
  LOG_LEVEL: setting('info', 'debug, info, warn or error.', oneOf('debug', 'info', 'warn', 'error')),
  VAPID_SUBJECT: unreadSetting,
})

export type Values = z.output<typeof settings>
