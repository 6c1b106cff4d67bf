import { randomUUID } from 'node:crypto'
import * as account from '@app/contract/account'
import * as achievements from '@app/contract/achievements'
import * as people from '@app/contract/admin'
import { analytics } from '@app/contract/analytics'
import type { Body, Call } from '@app/contract/call'
import * as payments from '@app/contract/card'
import * as reviews from '@app/contract/card-review'
import * as crypto from '@app/contract/coins'
import { sessionStatus, solveCustom } from '@app/contract/custom-rounds'
import * as feedback from '@app/contract/feedback'
import * as guest from '@app/contract/guest'
import { exportSolutions, listSolutions } from '@app/contract/history'
import { installation } from '@app/contract/installation'
import { dailyQuote } from '@app/contract/quotes'
import { openRound, peekProblem, reportProblem, submitSolutions, todayCount } from '@app/contract/rounds'
import * as settings from '@app/contract/settings'
import * as strays from '@app/contract/stray'
import * as progress from '@app/contract/streak'
import { terms } from '@app/contract/terms'
import type { Cast } from './cast.ts'

/** The status for guest, user, other, premium and admin, all of whom send what `user` may send. */
type Statuses = readonly [guest: number, user: number, other: number, premium: number, admin: number]

interface Traits {
  params?: (cast: Cast) => Record<string, string>
  query?: (cast: Cast) => Record<string, string>
  body?: (cast: Cast) => unknown
  /** Fields that name something of `user`, which nobody else may touch. */
  ids?: readonly string[]
  /** Fields that look like such a name and are none. */
  noIds?: readonly string[]
  /** Fields that it does not know are no mistake: it leaves them out. */
  dropsFields?: boolean
  /** Whoever sends it is signed out. */
  endsSession?: boolean
}

export interface Entry extends Traits {
  call: Call
  expects: Statuses
}

type Sent<C extends Call> = Traits & { body?: (cast: Cast) => Body<C> }

const entry = <C extends Call>(call: C, expects: Statuses, sent: Sent<C> = {}): Entry => ({ call, expects, ...sent })

const anyone = (status: number): Statuses => [status, status, status, status, status]
const members = (status: number): Statuses => [401, status, status, status, status]
/** Only for whoever the named thing belongs to; for everybody else it does not exist. */
const owner = (status: number): Statuses => [401, status, 404, 404, 404]
const premium = (status: number): Statuses => [401, 403, 403, status, 403]
const admins = (status: number): Statuses => [401, 403, 403, 403, status]

/** One line for each call there is. */
/** About the round that `user` finished yesterday. */
const ofFinished = { params: ({ finished }: Cast) => ({ id: finished }), ids: ['id'] }

/** About `other`: who asks last must still be signed in. */
const ofOther = { params: ({ other }: Cast) => ({ id: other.id }), noIds: ['id'] }

/** One line for each call there is. Calls that only premium people may make: `[401, 403, 403, 200, 403]`. */
const entries: Entry[] = [
  entry(account.signUp, anyone(201), { body: newAccount }),
  entry(account.signIn, anyone(200), { body: ({ user: { email, password } }) => ({ email, password }) }),
  entry(account.currentUser, members(200)),
  entry(account.logout, anyone(204), { endsSession: true }),
  entry(account.verifyEmail, anyone(400), { query: () => ({ token: 'nobody was sent this' }) }),
  entry(account.resendVerification, anyone(200), { body: ({ user: { email } }) => ({ email }) }),
  entry(account.forgotPassword, anyone(200), { body: ({ user: { email } }) => ({ email }) }),
  entry(account.resetPassword, anyone(400), {
    body: () => ({ token: 'nobody was sent this', newPassword: 'canary-new' }),
  }),
  entry(account.changePassword, [401, 200, 400, 400, 400], { body: newPassword }),
  entry(settings.settings, members(200)),
  entry(settings.changeTimeZone, members(200), { body: () => ({ timeZone: 'Europe/Berlin' }) }),
  entry(settings.changeDifficulty, members(200), { body: () => ({ difficulty: 'hard' as const }) }),
  entry(settings.switchHints, members(200), { body: () => ({ on: true }) }),
  entry(settings.switchRarity, members(200), { body: () => ({ on: false }) }),
  entry(settings.switchOpinions, members(200), { body: () => ({ on: false }) }),
  entry(settings.listDevices, members(200)),
  entry(settings.signOutDevice, owner(204), { params: ({ device }) => ({ id: device }), ids: ['id'] }),
  entry(settings.signOutEverywhere, members(204), { endsSession: true }),
  entry(settings.downloadData, members(200)),
  entry(settings.deleteAccount, [401, 200, 400, 400, 400], { body: goodbye, endsSession: true }),
  entry(peekProblem, members(200)),
  entry(openRound, members(200)),
  entry(reportProblem, owner(204), { body: ({ round }) => ({ problemId: round }), ids: ['problemId'] }),
  entry(submitSolutions, owner(200), { body: handIn, ids: ['problemId'], noIds: ['thinkerId'] }),
  entry(todayCount, members(200)),
  entry(progress.dayLog, members(200), { query: march }),
  entry(progress.streakSummary, members(200)),
  entry(progress.streakStory, members(200), { query: march }),
  entry(progress.planPause, members(201), { body: () => ({ from: '2026-04-01', to: '2026-04-07' }) }),
  entry(progress.endPause, owner(204), { params: ({ pause }) => ({ id: pause }), ids: ['id'] }),
  entry(feedback.latestRound, members(200)),
  entry(feedback.finishedRound, owner(200), ofFinished),
  entry(feedback.chooseFavourites, owner(204), { ...ofFinished, body: () => ({ favourites: [0] }) }),
  entry(feedback.lookAgain, owner(200), { ...ofFinished, body: () => ({ ideas: ['a bookend'] }) }),
  entry(feedback.roundOpinion, owner(200), ofFinished),
  entry(feedback.markTrial, owner(204), { ...ofFinished, body: () => ({ place: 0 }) }),
  entry(feedback.dueTrials, members(200)),
  entry(feedback.answerTrial, owner(204), {
    params: ({ trial }) => ({ id: trial }),
    body: () => ({ answer: 'not_yet' as const, note: 'next week' }),
    ids: ['id'],
  }),
  entry(sessionStatus, premium(200)),
  entry(solveCustom, premium(200), { body: custom, noIds: ['thinkerId'] }),
  entry(achievements.listAchievements, members(200)),
  entry(achievements.checkAchievements, members(200)),
  entry(achievements.seeAchievement, owner(204), { params: () => ({ id: 'bird-found' }), ids: ['id'] }),
  entry(achievements.findBird, members(200), { body: () => ({ thinkerId: 'hokusai' }), noIds: ['thinkerId'] }),
  entry(listSolutions, premium(200), { query: () => ({ page: '1', limit: '20', type: 'all', q: 'door' }) }),
  entry(exportSolutions, premium(200), { query: () => ({ format: 'csv' }) }),
  entry(analytics, premium(200), { query: () => ({ period: '30d' }) }),
  entry(guest.guestProblem, anyone(200)),
  // Whose cookie got the problem may have it scored and kept; an account alone may not.
  entry(guest.scoreGuest, [404, 200, 404, 404, 404], { body: visit, noIds: ['problemId'] }),
  entry(guest.claimGuest, owner(200), { body: visit, ids: ['problemId'], noIds: ['thinkerId'] }),
  entry(guest.trackGuest, anyone(204), {
    body: tracked,
    noIds: ['problemId', 'sessionId'],
    dropsFields: true,
  }),
  entry(payments.createSubscription, [401, 200, 200, 409, 200], { body: () => ({ plan: 'annual' as const }) }),
  entry(payments.subscribeByCard, [401, 200, 200, 409, 200], {
    body: () => ({ amount: 995 as const, plan: 'monthly' as const }),
  }),
  entry(payments.confirmPayment, members(404), {
    body: () => ({ payment_intent_id: 'pi_made_up', subscription_id: 'sub_made_up' }),
  }),
  entry(payments.openBilling, members(404), { body: () => ({}) }),
  entry(payments.subscriptionStatus, members(200)),
  entry(dailyQuote, members(200), { query: () => ({ after: 'none' }) }),
  entry(installation, anyone(200)),
  entry(terms, anyone(200)),
  entry(people.listUsers, admins(200), {
    query: () => ({ q: 'person', page: '1', limit: '20', sort: 'name', plan: 'free', role: 'user' }),
  }),
  entry(people.grantPremium, admins(200), { ...ofOther, body: () => ({ days: 30, note: 'Found a bug.' }) }),
  entry(people.endPremium, admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry(people.resendLink, admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry(people.signOutUser, admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry(people.listAudit, admins(200), { query: () => ({ page: '1' }) }),
  entry(crypto.cryptoPrice, members(200), {
    params: () => ({ currency: 'BTC' }),
    query: () => ({ network: 'mainnet' }),
  }),
  entry(crypto.subscribeByCrypto, members(200), {
    body: () => ({ cryptocurrency: 'BTC' as const, network: 'mainnet' }),
  }),
  entry(crypto.verifyCrypto, owner(200), {
    body: ({ payment }) => ({ paymentId: payment, transactionHash: 'tx-1', cryptoAddress: 'bc1-sender' }),
    ids: ['paymentId'],
  }),
  entry(crypto.openCryptoPayment, owner(200), { query: ({ payment }) => ({ paymentId: payment }), ids: ['paymentId'] }),
  entry(crypto.listCryptoReviews, admins(200), { query: () => ({ page: '1' }) }),
  entry(crypto.settleCryptoPayment, admins(200), {
    params: ({ payment }) => ({ id: payment }),
    body: () => ({ outcome: 'refunded' as const, note: 'Sent back.' }),
    noIds: ['id'],
  }),
  entry(crypto.listCryptoSteps, admins(200), { params: ({ payment }) => ({ id: payment }), noIds: ['id'] }),
  entry(strays.listStrays, admins(200), { query: () => ({ page: '1' }) }),
  entry(strays.settleStray, admins(204), {
    params: ({ stray }) => ({ id: stray }),
    body: () => ({ outcome: 'refunded' as const, note: 'Sent back.' }),
    noIds: ['id'],
  }),
  entry(reviews.listCardReviews, admins(200), { query: () => ({ page: '1' }) }),
  entry(reviews.settleCardReview, admins(204), {
    params: ({ cardPayment }) => ({ id: cardPayment }),
    body: () => ({ note: 'Sent back.' }),
    noIds: ['id'],
  }),
  entry(guest.guestAnalytics, admins(200), { query: () => ({ period: 'all' }) }),
  entry(progress.declareAmnesty, admins(201), { body: outage, noIds: ['userId'] }),
]

function march() {
  return { from: '2026-03-01', to: '2026-03-31' }
}

function outage({ user }: Cast) {
  return { day: '2026-03-13', userId: user.id, reason: 'The database was away.' }
}

function newAccount() {
  return { firstName: 'New', lastName: 'Person', email: `${randomUUID()}@example.org`, password: 'canary-new-password' }
}

function newPassword({ user: { password } }: Cast) {
  return { currentPassword: password, newPassword: 'canary-new-password' }
}

function goodbye({ user: { email, password } }: Cast) {
  return { confirmation: email, password }
}

function handIn({ round }: Cast): Body<typeof submitSolutions> {
  return { problemId: round, submittedSolutions: ['a doorstop'], submissionMethod: ['text'], thinkerId: 'my-own-path' }
}

function tracked(): Body<typeof guest.trackGuest> {
  const what = { problemId: randomUUID(), geniusName: 'Hokusai', solutionLength: 20 }
  return { eventType: 'signup_click', sessionId: 'session_1', ...what }
}

function visit({ visited }: Cast) {
  return { problemId: visited, solutions: ['a doorstop'] }
}

function custom(): Body<typeof solveCustom> {
  const solutions = ['a bell', 'a knot']
  return { problemText: 'How do I remember?', solutions, submissionMethod: ['text', 'voice'], thinkerId: 'my-own-path' }
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`

export const table: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [nameOf(each.call), each]))

/** The entry of a call; a call without one is a mistake that a test tells. */
export function entryOf(call: Call): Entry {
  const found = table.get(nameOf(call))
  if (!found) throw new Error(`${nameOf(call)} needs a line in server/src/test/matrix/table.ts.`)
  return found
}
