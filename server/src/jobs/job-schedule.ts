export interface JobTiming {
  cron: string
  firstAfterSeconds: number
}

/** By UTC, the time zone of pg-boss where none is given. */
export const jobSchedule = {
  mail: { cron: '* * * * *', firstAfterSeconds: 60 },
  'old-mail': { cron: '23 4 * * *', firstAfterSeconds: 60 },
  reminders: { cron: '* * * * *', firstAfterSeconds: 60 },
  'old-reminders': { cron: '53 4 * * *', firstAfterSeconds: 120 },
  'month-letters': { cron: '*/15 * * * *', firstAfterSeconds: 180 },
  'guest-roll-up': { cron: '* * * * *', firstAfterSeconds: 60 },
  'closed-accounts': { cron: '* * * * *', firstAfterSeconds: 30 },
  amnesties: { cron: '* * * * *', firstAfterSeconds: 30 },
  'premium-ends': { cron: '*/10 * * * *', firstAfterSeconds: 60 },
  'sign-in-steps': { cron: '31 * * * *', firstAfterSeconds: 90 },
  'unproven-sign-ups': { cron: '41 * * * *', firstAfterSeconds: 60 },
  /** Not while the first pages are loading. */
  stock: { cron: '*/15 * * * *', firstAfterSeconds: 10 },
  'card-addresses': { cron: '* * * * *', firstAfterSeconds: 60 },
  'card-missed': { cron: '*/15 * * * *', firstAfterSeconds: 30 },
  'card-nightly': { cron: '17 3 * * *', firstAfterSeconds: 300 },
  'crypto-payments': { cron: '* * * * *', firstAfterSeconds: 60 },
  'crypto-renewals': { cron: '37 * * * *', firstAfterSeconds: 60 },
  'crypto-strays': { cron: '*/10 * * * *', firstAfterSeconds: 90 },
} as const satisfies Record<string, JobTiming>

export type JobHandlers = Partial<Record<keyof typeof jobSchedule, () => Promise<unknown>>>

export const retiredJobs = ['card-news'] as const
