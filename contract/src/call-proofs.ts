import type { RouteName } from './routes.ts'

/**
 * `factor`: where the account has a second factor, this session showed it. `fresh`: it also showed within the last minutes
 * who it is.
 */
export type CallProof = 'factor' | 'fresh'

/** What a call asks besides the session. The calls that are not here change no way in, money or right of anyone. */
export const callProofs: Partial<Record<RouteName, CallProof>> = {
  // They ask for the password themselves.
  changePassword: 'factor',
  deleteAccount: 'factor',

  changeAddress: 'fresh',
  keepAddress: 'fresh',
  connectAccount: 'fresh',
  disconnectAccount: 'fresh',
  passkeyCreation: 'fresh',
  addPasskey: 'fresh',
  removePasskey: 'fresh',
  removePassword: 'fresh',
  beginSecondFactor: 'fresh',
  confirmSecondFactor: 'fresh',
  removeSecondFactor: 'fresh',
  askKnownDevices: 'fresh',
  renewRecoveryCodes: 'fresh',
  signOutDevice: 'fresh',
  signOutEverywhere: 'fresh',
  downloadData: 'fresh',
  openCalendarFeed: 'fresh',

  grantPremium: 'fresh',
  endPremium: 'fresh',
  settleCardReview: 'fresh',
  settleCryptoPayment: 'fresh',
  settleStray: 'fresh',
  declareAmnesty: 'fresh',
  settleReports: 'fresh',
  settleSharedIdea: 'fresh',
  settleReportedLink: 'fresh',
  resendLink: 'fresh',
  signOutUser: 'fresh',
  allowSharing: 'fresh',
}
