export interface Times {
  /** In UTC. */
  cron: string
  /** How long after a start it is done first. */
  firstAfterSeconds: number
}

/** Every job that repeats: what it does, and when. */
export const schedule = {
  /** Wakes the delivery of mails, whichever process is left. */
  mail: { cron: '* * * * *', firstAfterSeconds: 60 },
  /** Forgets mails that ended a month ago. */
  'old-mail': { cron: '23 4 * * *', firstAfterSeconds: 60 },
  /** Adds the events of guests up, by day. */
  'guest-roll-up': { cron: '* * * * *', firstAfterSeconds: 60 },
  /** Removes what is left of deleted accounts. */
  'closed-accounts': { cron: '* * * * *', firstAfterSeconds: 30 },
  /** Lets an amnesty for everybody reach those whom its request did not. */
  amnesties: { cron: '* * * * *', firstAfterSeconds: 30 },
  /** Writes to people whose Premium has ended. */
  'premium-ends': { cron: '*/10 * * * *', firstAfterSeconds: 60 },
  /** Removes sign-ups that were not proven in time. */
  'unproven-sign-ups': { cron: '41 * * * *', firstAfterSeconds: 60 },
  /** Lets a model write problems, where there is one; not while the first pages are loading. */
  stock: { cron: '*/15 * * * *', firstAfterSeconds: 10 },
  /** Finds events of card payments that never came. */
  'card-missed': { cron: '*/15 * * * *', firstAfterSeconds: 30 },
  /** Compares all that is paid by card with Stripe. */
  'card-nightly': { cron: '17 3 * * *', firstAfterSeconds: 300 },
  /** Wakes the checks of payments in coins, whichever process is left. */
  'crypto-payments': { cron: '* * * * *', firstAfterSeconds: 60 },
  /** Writes to people whose year ends soon. */
  'crypto-renewals': { cron: '37 * * * *', firstAfterSeconds: 60 },
  /** Finds money that came without a payment. */
  'crypto-strays': { cron: '*/10 * * * *', firstAfterSeconds: 90 },
} as const satisfies Record<string, Times>

/** What does each job of this process; those that its settings do not want are missing. */
export type Works = Partial<Record<keyof typeof schedule, () => Promise<unknown>>>

/** What earlier versions have scheduled. */
export const formerJobs = ['card-news'] as const
