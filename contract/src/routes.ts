/** `:name` in a path is a parameter. The browser loads this file: it imports nothing. */
export const routes = {
  signUp: 'POST /api/auth/signup',
  signIn: 'POST /api/auth/signin',
  logout: 'POST /api/logout',
  currentUser: 'GET /api/auth/user',
  verifyEmail: 'GET /api/auth/verify-email',
  resendVerification: 'POST /api/auth/resend-verification',
  forgotPassword: 'POST /api/auth/forgot-password',
  resetPassword: 'POST /api/auth/reset-password',
  changePassword: 'POST /api/auth/change-password',
  waysToSignIn: 'GET /api/auth/ways',
  prove: 'POST /api/auth/proof',
  changeAddress: 'POST /api/auth/address',
  keepAddress: 'POST /api/auth/address/keep',
  followAddressLink: 'POST /api/auth/address/link',
  listConnectedAccounts: 'GET /api/auth/providers',
  signInByProvider: 'POST /api/auth/providers/:name/sign-in',
  connectAccount: 'POST /api/auth/providers/:name/connect',
  proveByProvider: 'POST /api/auth/providers/:name/prove',
  disconnectAccount: 'POST /api/auth/providers/:name/disconnect',

  passkeyChallenge: 'POST /api/auth/passkeys/options',
  signInByPasskey: 'POST /api/auth/passkeys/sign-in',
  passkeyProofChallenge: 'POST /api/auth/proof/passkey-options',
  proveByPasskey: 'POST /api/auth/proof/passkey',
  listPasskeys: 'GET /api/passkeys',
  passkeyOffer: 'GET /api/passkeys/offer',
  putPasskeyOfferAway: 'POST /api/passkeys/offer/away',
  passkeyCreation: 'POST /api/passkeys/options',
  addPasskey: 'POST /api/passkeys',
  renamePasskey: 'POST /api/passkeys/:id/name',
  removePasskey: 'POST /api/passkeys/:id/remove',
  removePassword: 'POST /api/auth/password/remove',
  signInByCode: 'POST /api/auth/signin/code',
  beginSecondFactor: 'POST /api/auth/factor',
  confirmSecondFactor: 'POST /api/auth/factor/confirm',
  removeSecondFactor: 'POST /api/auth/factor/remove',
  askKnownDevices: 'POST /api/auth/factor/known',
  renewRecoveryCodes: 'POST /api/auth/factor/codes',

  settings: 'GET /api/settings',
  switchHints: 'POST /api/settings/hints',
  switchRarity: 'POST /api/settings/rarity',
  switchOpinions: 'POST /api/settings/opinions',
  switchCoach: 'POST /api/settings/coach',
  changeName: 'POST /api/settings/name',
  changeTimeZone: 'POST /api/settings/time-zone',
  changeDifficulty: 'POST /api/settings/difficulty',
  listDevices: 'GET /api/settings/devices',
  signOutDevice: 'POST /api/settings/devices/:id/sign-out',
  signOutEverywhere: 'POST /api/settings/sign-out-everywhere',
  downloadData: 'GET /api/settings/data',
  deleteAccount: 'POST /api/settings/delete-account',

  reminders: 'GET /api/reminders',
  saveReminders: 'POST /api/reminders',
  pauseReminders: 'POST /api/reminders/pause',
  switchMonthMails: 'POST /api/reminders/month-mails',
  declineReminders: 'POST /api/reminders/decline',
  addPushDevice: 'POST /api/reminders/devices',
  removePushDevice: 'POST /api/reminders/devices/remove',
  reminderNote: 'GET /api/reminders/note',
  answerReminder: 'POST /api/reminders/answer',
  stopReminderMails: 'POST /api/reminders/stop-mails',

  calendarFeed: 'GET /api/settings/calendar',
  openCalendarFeed: 'POST /api/settings/calendar',
  closeCalendarFeed: 'POST /api/settings/calendar/close',
  calendarFile: 'GET /api/calendar/:token',

  peekProblem: 'GET /api/problems/today',
  openRound: 'GET /api/problems/generate',
  submitSolutions: 'POST /api/solutions',
  reportProblem: 'POST /api/problems/report',
  todayCount: 'GET /api/solutions/today-count',
  dayPasses: 'GET /api/passes',

  sessionStatus: 'GET /api/training/session-status',
  solveCustom: 'POST /api/custom-problems/solve',

  finishedRound: 'GET /api/rounds/:id',
  latestRound: 'GET /api/rounds/latest',
  chooseFavourites: 'POST /api/rounds/:id/favourites',
  dropStep: 'POST /api/coach/steps/:id/drop',
  restoreStep: 'POST /api/coach/steps/:id/restore',
  tryStep: 'POST /api/coach/steps/:id/try',
  claimRound: 'POST /api/rounds/:id/claim',
  lookAgain: 'POST /api/rounds/:id/second-look',
  addOtherList: 'POST /api/rounds/:id/other-lists/:listId',
  roundOpinion: 'POST /api/rounds/:id/opinion',
  markTrial: 'POST /api/rounds/:id/trial',
  dueTrials: 'GET /api/trials/due',
  answerTrial: 'POST /api/trials/:id/answer',

  otherMinds: 'GET /api/rounds/:id/other-minds',
  shareIdea: 'POST /api/rounds/:id/share',
  ownSharedIdeas: 'GET /api/shared-ideas',
  takeBackAll: 'POST /api/shared-ideas/take-back',
  wishNote: 'GET /api/shared-ideas/note',
  putWishNoteAway: 'POST /api/shared-ideas/note/away',
  wishIdea: 'POST /api/shared-ideas/:id/wish',
  reportIdea: 'POST /api/shared-ideas/:id/report',

  dayLog: 'GET /api/progress/days',
  streakSummary: 'GET /api/streak',
  streakStory: 'GET /api/streak/story',
  planPause: 'POST /api/streak/pauses',
  endPause: 'POST /api/streak/pauses/:id/end',
  declareAmnesty: 'POST /api/admin/amnesties',

  listAchievements: 'GET /api/achievements',
  achievementProgress: 'GET /api/achievements/progress',
  checkAchievements: 'POST /api/achievements/check',
  seeAchievement: 'POST /api/achievements/:id/seen',
  findBird: 'POST /api/achievements/bird',

  listSolutions: 'GET /api/solutions/history',
  exportSolutions: 'GET /api/solutions/export',

  shareRound: 'POST /api/rounds/:id/share-link',
  listShareLinks: 'GET /api/share-links',
  endShareLink: 'POST /api/share-links/:id/end',
  openSharedProblem: 'POST /api/shared-problems/:code',
  finishSharedProblem: 'POST /api/shared-problems/:code/solutions',
  reportSharedProblem: 'POST /api/shared-problems/:code/report',
  listReportedLinks: 'GET /api/admin/reported-links',
  settleReportedLink: 'POST /api/admin/reported-links/:id',

  analytics: 'GET /api/progress/figures',

  album: 'GET /api/album',
  month: 'GET /api/months/:month',
  book: 'GET /api/book',
  bookSessions: 'GET /api/book/sessions',

  guestProblem: 'GET /api/guest-problems/random',
  scoreGuest: 'POST /api/guest-problems/score',
  claimGuest: 'POST /api/guest-problems/claim',
  trackGuest: 'POST /api/guest-analytics/track',
  guestAnalytics: 'GET /api/admin/guest-analytics',

  createSubscription: 'POST /api/create-subscription',
  subscribeByCard: 'POST /api/subscribe/stripe',
  confirmPayment: 'POST /api/payment/success',
  openBilling: 'POST /api/billing/portal',
  subscriptionStatus: 'GET /api/premium',
  pendingCardPayment: 'GET /api/premium/pending-payment',

  cryptoPrice: 'GET /api/crypto/price/:currency',
  subscribeByCrypto: 'POST /api/subscribe/crypto',
  verifyCrypto: 'POST /api/crypto/verify',
  openCryptoPayment: 'GET /api/crypto/payment',
  confirmSurplus: 'POST /api/crypto/payments/:id/surplus-read',
  listCryptoReviews: 'GET /api/admin/crypto-payments',
  settleCryptoPayment: 'POST /api/admin/crypto-payments/:id',
  listCryptoSteps: 'GET /api/admin/crypto-payments/:id/steps',

  dailyQuote: 'GET /api/quote/daily',

  installation: 'GET /api/config',
  terms: 'GET /api/terms',

  listUsers: 'GET /api/admin/users',
  grantPremium: 'POST /api/admin/users/:id/premium',
  endPremium: 'POST /api/admin/users/:id/end-premium',
  resendLink: 'POST /api/admin/users/:id/resend-verification',
  signOutUser: 'POST /api/admin/users/:id/sign-out',
  allowSharing: 'POST /api/admin/users/:id/allow-sharing',
  listAudit: 'GET /api/admin/audit-log',
  adminStatus: 'GET /api/admin/status',

  listCardReviews: 'GET /api/admin/card-payments',
  settleCardReview: 'POST /api/admin/card-payments/:id',

  listStrays: 'GET /api/admin/stray-coins',
  settleStray: 'POST /api/admin/stray-coins/:id',
  listReports: 'GET /api/admin/reported-problems',
  settleReports: 'POST /api/admin/reported-problems/:id',
  listSharedIdeas: 'GET /api/admin/shared-ideas',
  settleSharedIdea: 'POST /api/admin/shared-ideas/:id',
} as const

export type RouteName = keyof typeof routes

export const signInPath = '/api/login'
export const signOutPath = '/api/logout'
export const openApiPath = '/api/openapi.json'
export const metricsPath = '/metrics'
export const livenessPath = '/healthz'
export const readinessPath = '/readyz'
export const stripeWebhookPath = '/api/stripe/webhook'
/** The page of the link in reminder mails, also for their one-click POST (RFC 8058). */
export const reminderMailsPath = '/reminder-mails'
/** So begins the token of that link in letters of months. */
export const monthMailsTokenPrefix = 'month.'

/** Pages of shared problems; `.png` behind the code is the picture of one. */
export const sharedProblemPath = '/p/'

export const apiPathPrefix = '/api/'

export function getRoute(name: RouteName) {
  const [method, path] = routes[name].split(' ') as ['GET' | 'POST', string]
  return { method, path }
}

export const buildPath = (name: RouteName, params: Readonly<Record<string, string>> = {}) =>
  getRoute(name).path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
