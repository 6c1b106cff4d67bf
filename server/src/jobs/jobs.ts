import { deleteExpiredSignInSteps } from '../modules/account/sign-in-steps.ts'
import { deleteUnverifiedSignUps } from '../modules/account/sign-up.ts'
import { spreadAmnesties } from '../modules/admin/declare-amnesty.ts'
import { rollUpGuestEvents } from '../modules/guest/roll-up-events.ts'
import { type MonthMailDeps, sendMonthMails } from '../modules/months/send-month-mails.ts'
import {
  fetchMissedEvents,
  type ReconcileDeps,
  reconcileSubscriptions,
} from '../modules/premium/card/reconcile-subscriptions.ts'
import { syncCustomerEmails } from '../modules/premium/card/sync-customer-emails.ts'
import { findStrays } from '../modules/premium/crypto/find-strays.ts'
import { sendRenewalMails } from '../modules/premium/crypto/send-renewal-mails.ts'
import type { PremiumDeps } from '../modules/premium/deps.ts'
import { queuePremiumEndMails } from '../modules/premium/premium-end-mail.ts'
import { fillStock, type StockDeps } from '../modules/problems/fill-stock.ts'
import { deleteOldReminders, type SendingDeps } from '../modules/reminders/send-due-reminders.ts'
import { deleteClosedAccounts } from '../modules/settings/delete-account.ts'
import { log } from '../process/log.ts'
import type { ProblemWriter } from '../vendors/ai/problem-writer.ts'

export type JobDeps = SendingDeps & MonthMailDeps & PremiumDeps & Pick<StockDeps, 'pool'>

/** What jobs are done with. Null is what the settings have turned off. */
export interface JobContext extends JobDeps {
  mails: { wake(): void; deleteOld(): Promise<unknown> }
  reminders: { wake(): void }
  payments: { wake(): void } | null
  cards: ReconcileDeps | null
  writing: ProblemWriting | null
}

export interface Job<Context = JobContext> {
  name: string
  /** By UTC, the time zone of pg-boss where none is given. */
  cron: string
  firstAfterSeconds: number
  isOn(context: Context): boolean
  run(context: Context): Promise<unknown>
}

const always = () => true
const hasWriter = ({ writing }: JobContext) => writing !== null
const hasCards = ({ cards }: JobContext) => cards !== null
const hasCrypto = ({ payments }: JobContext) => payments !== null

const eachMinute = '* * * * *'
const eachQuarter = '*/15 * * * *'

/** Everything that the server does again and again. Workers also wake by themselves: their jobs make up for what they missed. */
export const jobs: readonly Job[] = [
  { name: 'send-mails', cron: eachMinute, firstAfterSeconds: 60, isOn: always, run: async ({ mails }) => mails.wake() },
  {
    name: 'delete-old-mails',
    cron: '23 4 * * *',
    firstAfterSeconds: 60,
    isOn: always,
    run: ({ mails }) => mails.deleteOld(),
  },
  {
    name: 'send-reminders',
    cron: eachMinute,
    firstAfterSeconds: 60,
    isOn: always,
    run: async ({ reminders }) => reminders.wake(),
  },
  { name: 'delete-old-reminders', cron: '53 4 * * *', firstAfterSeconds: 120, isOn: always, run: deleteOldReminders },
  { name: 'send-month-mails', cron: eachQuarter, firstAfterSeconds: 180, isOn: always, run: sendMonthMails },
  { name: 'roll-up-guest-events', cron: eachMinute, firstAfterSeconds: 60, isOn: always, run: rollUpGuestEvents },
  { name: 'delete-closed-accounts', cron: eachMinute, firstAfterSeconds: 30, isOn: always, run: deleteClosedAccounts },
  { name: 'spread-amnesties', cron: eachMinute, firstAfterSeconds: 30, isOn: always, run: spreadAmnesties },
  {
    name: 'queue-premium-end-mails',
    cron: '*/10 * * * *',
    firstAfterSeconds: 60,
    isOn: always,
    run: queuePremiumEndMails,
  },
  {
    name: 'delete-expired-sign-in-steps',
    cron: '31 * * * *',
    firstAfterSeconds: 90,
    isOn: always,
    run: deleteExpiredSignInSteps,
  },
  {
    name: 'delete-unverified-sign-ups',
    cron: '41 * * * *',
    firstAfterSeconds: 60,
    isOn: always,
    run: deleteUnverifiedSignUps,
  },
  /** Not while the first pages are loading. */
  { name: 'write-problems', cron: eachQuarter, firstAfterSeconds: 10, isOn: hasWriter, run: writeProblems },
  {
    name: 'sync-customer-emails',
    cron: eachMinute,
    firstAfterSeconds: 60,
    isOn: hasCards,
    run: async ({ cards }) => cards && syncCustomerEmails(cards),
  },
  {
    name: 'fetch-missed-events',
    cron: eachQuarter,
    firstAfterSeconds: 30,
    isOn: hasCards,
    run: async ({ cards }) => cards && fetchMissedEvents(cards),
  },
  {
    name: 'reconcile-subscriptions',
    cron: '17 3 * * *',
    firstAfterSeconds: 300,
    isOn: hasCards,
    run: async ({ cards }) => cards && reconcileSubscriptions(cards),
  },
  {
    name: 'check-crypto-payments',
    cron: eachMinute,
    firstAfterSeconds: 60,
    isOn: hasCrypto,
    run: async ({ payments }) => payments?.wake(),
  },
  { name: 'send-renewal-mails', cron: '37 * * * *', firstAfterSeconds: 60, isOn: hasCrypto, run: sendRenewalMails },
  { name: 'find-strays', cron: '*/10 * * * *', firstAfterSeconds: 90, isOn: hasCrypto, run: findStrays },
]

interface ProblemWriting {
  writer: ProblemWriter
  dailyCalls: number
  ending: AbortSignal
  /** A model of which nothing is good is asked again a day later, or by the next start. */
  restsUntil: number
}

const restMs = 24 * 3_600_000

type WritingDeps = Omit<StockDeps, 'random' | keyof ProblemWriting>

export async function writeProblems({ writing, ...deps }: WritingDeps & { writing: ProblemWriting | null }) {
  if (!writing || deps.now().getTime() < writing.restsUntil) return
  const report = await fillStock({ ...deps, ...writing, random: Math.random }).catch((error: unknown) => {
    if (!writing.ending.aborted) throw error
  })
  if (!report) return
  if (report.ended === 'all_refused') writing.restsUntil = deps.now().getTime() + restMs
  const isFine = report.failed.length === 0
  if (report.ended !== 'busy') log(isFine ? 'info' : 'warn', 'The problem writer has been at work.', { ...report })
}
