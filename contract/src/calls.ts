import {
  changePassword,
  currentUser,
  forgotPassword,
  logout,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from './account.ts'
import { checkAchievements, findBird, listAchievements, seeAchievement } from './achievements.ts'
import { listAudit, listUsers } from './admin.ts'
import { analytics } from './analytics.ts'
import type { Call } from './call.ts'
import { openRound, peekProblem, reportProblem, submitSolutions, todayCount } from './challenge.ts'
import {
  cryptoPrice,
  listCryptoReviews,
  openCryptoPayment,
  settleCryptoPayment,
  subscribeByCrypto,
  verifyCrypto,
} from './crypto.ts'
import { sessionStatus, solveCustom } from './custom.ts'
import {
  answerTrial,
  chooseFavourites,
  dueTrials,
  finishedRound,
  latestRound,
  lookAgain,
  markTrial,
} from './feedback.ts'
import { claimGuest, guestAnalytics, guestProblem, scoreGuest, trackGuest } from './guest.ts'
import { exportSolutions, listSolutions } from './history.ts'
import { installation } from './installation.ts'
import { confirmPayment, createSubscription, openBilling, premiumStanding, subscribeByCard } from './premium.ts'
import { dayLog, declareAmnesty, endPause, planPause, streakStanding, streakStory } from './progress.ts'
import { dailyQuote } from './quote.ts'
import {
  changeDifficulty,
  changeTimeZone,
  deleteAccount,
  downloadData,
  listDevices,
  settings,
  signOutDevice,
  signOutEverywhere,
  switchHints,
  switchRarity,
} from './settings.ts'

/** Every call there is: the document of the wire and the tests over all calls are made from this list. */
export const calls: readonly Call[] = [
  signUp,
  signIn,
  logout,
  currentUser,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changePassword,
  settings,
  changeTimeZone,
  changeDifficulty,
  switchHints,
  switchRarity,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  downloadData,
  deleteAccount,
  peekProblem,
  openRound,
  reportProblem,
  submitSolutions,
  todayCount,
  latestRound,
  finishedRound,
  chooseFavourites,
  lookAgain,
  markTrial,
  dueTrials,
  answerTrial,
  sessionStatus,
  solveCustom,
  dayLog,
  streakStanding,
  streakStory,
  planPause,
  endPause,
  listAchievements,
  checkAchievements,
  seeAchievement,
  findBird,
  listSolutions,
  exportSolutions,
  analytics,
  guestProblem,
  scoreGuest,
  claimGuest,
  trackGuest,
  guestAnalytics,
  createSubscription,
  subscribeByCard,
  confirmPayment,
  openBilling,
  premiumStanding,
  dailyQuote,
  installation,
  listUsers,
  listAudit,
  declareAmnesty,
  cryptoPrice,
  subscribeByCrypto,
  verifyCrypto,
  openCryptoPayment,
  listCryptoReviews,
  settleCryptoPayment,
]
