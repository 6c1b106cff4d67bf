import type { RoundsDeps } from '@app/server/modules/rounds/open-round'
import { secret } from './people.ts'

const wide = { count: 1e6, seconds: 1 }

export const productSettings = {
  secret,
  publicUrl: 'http://localhost:3000',
  needsAdminFactor: false,
  isPublicUrlSet: false,
  // One proxy is believed where a request names somebody behind it: visitors of many networks.
  trustProxy: 1,
  // Wide open: what is measured is the work, not the limit.
  rules: {
    signUpsOfNetwork: wide,
    resetsToAddress: wide,
    resendsToAddress: wide,
    noticesToAddress: wide,
    warningsToPerson: wide,
    emailChangesOfPerson: wide,
    firstEmailChangesOfPerson: wide,
    emailChangesToAddress: wide,
    signInFailuresOfNetwork: wide,
    signInFailuresOfAccount: wide,
    wrongCodesOfPerson: wide,
    codeWarningsOfPerson: wide,
    signInStepsOfNetwork: wide,
    guestProblemsOfNetwork: { aDay: wide.count },
    cryptoPaymentsOfPerson: wide,
    cryptoLooksOfPerson: wide,
    uncountedListsOfPerson: wide,
    cardCallsOfPerson: wide,
  },
  passwordFailures: wide,
  adminEmails: [],
  host: '127.0.0.1',
  hasMail: false,
  supportEmail: 'support@localhost',
  guestDailyLimit: 3,
  sharedIdeas: 'review' as const,
  now: () => new Date(),
}

/** Hand-ins by the product's own path, only without a score. */
export const scoringOff: Pick<RoundsDeps, 'scoring'> = {
  scoring: { scoreList: async () => null, runInOrder: (_, handIn) => handIn() },
}
