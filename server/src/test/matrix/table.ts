import { randomUUID } from 'node:crypto'
import { type Body, getCall, type NamedCall } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
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
  /** The caller is signed out by it. */
  endsSession?: boolean
}

export interface Entry extends Traits {
  call: NamedCall
  expects: Statuses
}

type Sent<Name extends RouteName> = Traits & { body?: (cast: Cast) => Body<Name> }

const entry = <Name extends RouteName>(name: Name, expects: Statuses, sent: Sent<Name> = {}): Entry => ({
  call: getCall(name),
  expects,
  ...sent,
})

const anyone = (status: number): Statuses => [status, status, status, status, status]
const members = (status: number): Statuses => [401, status, status, status, status]
/** Only for the owner of the named thing; for everybody else it does not exist. */
const owner = (status: number): Statuses => [401, status, 404, 404, 404]
const premium = (status: number): Statuses => [401, 403, 403, status, 403]
const admins = (status: number): Statuses => [401, 403, 403, 403, status]

/** Calls that are sent nothing. */
const plain = (expects: Statuses, ...names: RouteName[]) => names.map((name) => entry(name, expects))

const ofStep = { params: ({ coachStep }: Cast) => ({ id: coachStep }), ids: ['id'] }
/** About the round that `user` finished yesterday. */
const ofFinished = { params: ({ finished }: Cast) => ({ id: finished }), ids: ['id'] }

/** About an idea of somebody else that `user` was shown. */
const ofShown = { params: ({ shownIdea }: Cast) => ({ id: shownIdea }), ids: ['id'] }

const ofPasskey = { params: ({ passkey }: Cast) => ({ id: passkey }), ids: ['id'] }
const ofProvider = { params: () => ({ name: 'google' }) }

/** About `other`: who asks last must still be signed in. */
const ofOther = { params: ({ other }: Cast) => ({ id: other.id }), noIds: ['id'] }

const reminders = () => ({ on: true, time: '08:15', days: 31, quiet: { from: '21:00', to: '08:00' }, byMail: true })
function pushDevice() {
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  return { endpoint: 'https://push.example.org/one', p256dh, auth: Buffer.alloc(16, 1).toString('base64url') }
}

const signed = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' }

const assertion = (): Body<'signInByPasskey'>['assertion'] => ({ id: 'AAAA', ...signed })
const attestation = (): Body<'addPasskey'>['attestation'] => ({
  id: 'AAAA',
  attestationObject: 'AAAA',
  clientDataJSON: 'e30',
  transports: ['internal'],
})
const march = () => ({ from: '2026-03-01', to: '2026-03-31' })
const outage = ({ user }: Cast) => ({ day: '2026-03-13', userId: user.id, reason: 'The database was away.' })
const newAccount = () => ({
  firstName: 'New',
  lastName: 'Person',
  email: `${randomUUID()}@example.org`,
  password: 'canary-new-password',
})
const newPassword = ({ user: { password } }: Cast) => ({
  currentPassword: password,
  newPassword: 'canary-new-password',
})
const goodbye = ({ user: { email, password } }: Cast) => ({ confirmation: email, password })
const handIn = ({ round }: Cast): Body<'submitSolutions'> => ({
  problemId: round,
  submittedSolutions: ['a doorstop'],
  submissionMethod: ['text'],
  thinkerId: 'my-own-path',
})
function tracked(): Body<'trackGuest'> {
  const what = { problemId: randomUUID(), geniusName: 'Hokusai', solutionLength: 20 }
  return { eventType: 'signup_click', sessionId: 'session_1', ...what }
}

const visit = ({ visited }: Cast) => ({ problemId: visited, solutions: ['a doorstop'] })
function custom(): Body<'solveCustom'> {
  const solutions = ['a bell', 'a knot']
  return { problemText: 'How do I remember?', solutions, submissionMethod: ['text', 'voice'], thinkerId: 'my-own-path' }
}

/** Each call there is, once. */
const entries: Entry[] = [
  ...plain(anyone(200), 'passkeyChallenge', 'guestProblem', 'installation', 'terms'),
  ...plain(members(200), 'currentUser', 'passkeyProofChallenge', 'passkeyOffer', 'listPasskeys', 'passkeyCreation'),
  ...plain(members(200), 'waysToSignIn', 'listConnectedAccounts', 'beginSecondFactor', 'settings', 'listDevices'),
  ...plain(members(200), 'downloadData', 'reminders', 'reminderNote', 'calendarFeed', 'openCalendarFeed'),
  ...plain(members(200), 'peekProblem', 'openRound', 'todayCount', 'dayPasses', 'streakSummary', 'latestRound'),
  ...plain(members(200), 'dueTrials', 'wishNote', 'listAchievements', 'achievementProgress', 'checkAchievements'),
  ...plain(members(200), 'album', 'listShareLinks', 'subscriptionStatus', 'pendingCardPayment'),
  ...plain(members(204), 'putPasskeyOfferAway', 'declineReminders', 'closeCalendarFeed', 'takeBackAll'),
  ...plain(members(204), 'putWishNoteAway'),
  ...plain(members(409), 'removeSecondFactor', 'renewRecoveryCodes'),
  ...plain(admins(200), 'listReportedLinks', 'adminStatus', 'listReports'),
  entry('signUp', anyone(201), { body: newAccount }),
  entry('signIn', anyone(200), { body: ({ user: { email, password } }) => ({ email, password }) }),
  entry('logout', anyone(204), { endsSession: true }),
  entry('verifyEmail', anyone(400), { query: () => ({ token: 'nobody was sent this' }) }),
  entry('resendVerification', anyone(200), { body: ({ user: { email } }) => ({ email }) }),
  entry('forgotPassword', anyone(200), { body: ({ user: { email } }) => ({ email }) }),
  entry('resetPassword', anyone(400), { body: () => ({ token: 'nobody was sent this', newPassword: 'canary-new' }) }),
  entry('changePassword', [401, 200, 400, 400, 400], { body: newPassword }),
  // Nobody has asked for a challenge before.
  entry('signInByPasskey', anyone(410), { body: () => ({ assertion: assertion() }) }),
  entry('proveByPasskey', members(410), { body: () => ({ assertion: assertion() }) }),
  entry('addPasskey', members(410), { body: () => ({ attestation: attestation() }) }),
  entry('renamePasskey', owner(204), { ...ofPasskey, body: () => ({ name: 'Desk' }) }),
  entry('removePasskey', owner(204), ofPasskey),
  entry('changeAddress', members(200), { body: () => ({ email: `${randomUUID()}@example.org` }) }),
  entry('keepAddress', members(403)),
  entry('followAddressLink', anyone(400), { body: () => ({ token: 'nobody was sent this' }) }),
  entry('prove', [401, 204, 400, 400, 400], { body: ({ user: { password } }) => ({ password }) }),
  entry('signInByProvider', anyone(200), ofProvider),
  entry('connectAccount', members(200), ofProvider),
  entry('proveByProvider', members(200), { ...ofProvider, body: () => ({ from: '/settings' }) }),
  // What each of them has connected themselves.
  entry('disconnectAccount', owner(204), ofProvider),
  // `user` has a passkey besides; the others have no other way.
  entry('removePassword', [401, 204, 409, 409, 409]),
  entry('signInByCode', anyone(410), { body: () => ({ code: '000000' }) }),
  entry('confirmSecondFactor', members(400), { body: () => ({ code: '000000' }) }),
  entry('askKnownDevices', members(409), { body: () => ({ on: false }) }),
  entry('changeName', members(200), { body: () => ({ firstName: 'Ada', lastName: 'Byron' }) }),
  entry('changeTimeZone', members(200), { body: () => ({ timeZone: 'Europe/Berlin' }) }),
  entry('changeDifficulty', members(200), { body: () => ({ difficulty: 'hard' as const }) }),
  entry('switchHints', members(200), { body: () => ({ on: true }) }),
  entry('switchRarity', members(200), { body: () => ({ on: false }) }),
  entry('switchOpinions', members(200), { body: () => ({ on: false }) }),
  entry('switchCoach', members(200), { body: () => ({ on: false }) }),
  entry('signOutDevice', owner(204), { params: ({ device }) => ({ id: device }), ids: ['id'] }),
  entry('signOutEverywhere', members(204), { endsSession: true }),
  entry('deleteAccount', [401, 200, 400, 400, 400], { body: goodbye, endsSession: true }),
  entry('saveReminders', members(200), { body: reminders }),
  entry('pauseReminders', members(200), { body: () => ({ length: 'week' as const }) }),
  entry('switchMonthMails', members(200), { body: () => ({ on: true }) }),
  entry('addPushDevice', members(200), { body: pushDevice }),
  entry('removePushDevice', members(200), { body: () => ({ endpoint: pushDevice().endpoint }) }),
  entry('answerReminder', anyone(400), { body: () => ({ token: 'nobody was sent this', answer: 'opened' as const }) }),
  entry('stopReminderMails', anyone(400), { body: () => ({ token: 'nobody was sent this' }) }),
  // Who knows the address may read it.
  entry('calendarFile', anyone(200), { params: ({ calendar }) => ({ token: calendar }) }),
  entry('reportProblem', owner(204), { body: ({ round }) => ({ problemId: round }), ids: ['problemId'] }),
  entry('submitSolutions', owner(200), { body: handIn, ids: ['problemId'], noIds: ['thinkerId'] }),
  entry('dayLog', members(200), { query: march }),
  entry('streakStory', members(200), { query: march }),
  entry('planPause', members(201), { body: () => ({ from: '2026-04-01', to: '2026-04-07' }) }),
  entry('endPause', owner(204), { params: ({ pause }) => ({ id: pause }), ids: ['id'] }),
  entry('finishedRound', owner(200), ofFinished),
  entry('chooseFavourites', owner(200), { ...ofFinished, body: () => ({ favourites: [0] }) }),
  entry('dropStep', owner(200), ofStep),
  entry('restoreStep', owner(200), { ...ofStep, params: ({ droppedStep }) => ({ id: droppedStep }) }),
  entry('tryStep', owner(200), { ...ofStep, body: () => ({ text: 'a bookend, for one evening' }) }),
  entry('claimRound', owner(200), { ...ofFinished, params: ({ withheld }) => ({ id: withheld }) }),
  entry('lookAgain', owner(200), { ...ofFinished, body: () => ({ ideas: ['a bookend'] }) }),
  entry('addOtherList', owner(200), {
    params: ({ finished, otherList }) => ({ id: finished, listId: otherList }),
    ids: ['id', 'listId'],
  }),
  entry('roundOpinion', owner(200), ofFinished),
  entry('markTrial', owner(204), { ...ofFinished, body: () => ({ place: 0 }) }),
  entry('answerTrial', owner(204), {
    params: ({ trial }) => ({ id: trial }),
    body: () => ({ answer: 'not_yet' as const, note: 'next week' }),
    ids: ['id'],
  }),
  entry('otherMinds', owner(200), ofFinished),
  entry('shareIdea', owner(200), { ...ofFinished, body: () => ({ place: 1 }) }),
  entry('ownSharedIdeas', members(200), { query: () => ({ page: '1' }) }),
  entry('wishIdea', owner(204), { ...ofShown, body: () => ({ isWished: true }) }),
  entry('reportIdea', owner(204), { ...ofShown, body: () => ({ reason: 'hurts' as const }) }),
  entry('sessionStatus', premium(200)),
  entry('solveCustom', premium(200), { body: custom, noIds: ['thinkerId'] }),
  entry('seeAchievement', owner(204), { params: () => ({ id: 'bird-found' }), ids: ['id'] }),
  entry('findBird', members(200), { body: () => ({ thinkerId: 'hokusai' }), noIds: ['thinkerId'] }),
  entry('listSolutions', premium(200), { query: () => ({ page: '1', limit: '20', type: 'all', q: 'door' }) }),
  entry('exportSolutions', premium(200), { query: () => ({ format: 'csv' }) }),
  entry('analytics', premium(200), { query: () => ({ period: '30d' }) }),
  // Each person has a month of their own by this name.
  entry('month', members(200), { params: () => ({ month: '2026-03' }) }),
  entry('book', members(200), { query: () => ({ volume: '1' }) }),
  entry('bookSessions', members(200), { query: () => ({ from: '1', limit: '10' }) }),
  // Whose cookie got the problem may have it scored and stored; an account alone may not.
  entry('scoreGuest', [404, 200, 404, 404, 404], { body: visit, noIds: ['problemId'] }),
  entry('claimGuest', owner(200), { body: visit, ids: ['problemId'], noIds: ['thinkerId'] }),
  entry('trackGuest', anyone(204), { body: tracked, noIds: ['problemId', 'sessionId'], dropsFields: true }),
  entry('shareRound', owner(200), { ...ofFinished, body: () => ({ idea: 0 }) }),
  entry('endShareLink', owner(204), { params: ({ shareLink }) => ({ id: shareLink }), ids: ['id'] }),
  // Who has the link may open it; only whose cookie has begun the problem has a turn.
  entry('openSharedProblem', anyone(200), { params: ({ shareLink }) => ({ code: shareLink }) }),
  entry('finishSharedProblem', [404, 200, 404, 404, 404], {
    params: ({ shareLink }) => ({ code: shareLink }),
    body: ({ visited }) => ({ problemId: visited, solutions: ['a kite'] }),
    noIds: ['problemId'],
  }),
  entry('reportSharedProblem', anyone(204), { params: ({ shareLink }) => ({ code: shareLink }) }),
  entry('settleReportedLink', admins(204), {
    params: ({ shareLink }) => ({ id: shareLink }),
    body: () => ({ outcome: 'keep' as const, note: 'It is fine.' }),
    noIds: ['id'],
  }),
  entry('createSubscription', [401, 200, 200, 409, 200], { body: () => ({ plan: 'annual' as const }) }),
  entry('subscribeByCard', [401, 200, 200, 409, 200], {
    body: () => ({ amount: 995 as const, plan: 'monthly' as const }),
  }),
  entry('confirmPayment', members(404), {
    body: () => ({ payment_intent_id: 'pi_made_up', subscription_id: 'sub_made_up' }),
  }),
  entry('openBilling', members(404), { body: () => ({}) }),
  entry('dailyQuote', members(200), { query: () => ({ after: 'none' }) }),
  entry('listUsers', admins(200), {
    query: () => ({ q: 'person', page: '1', limit: '20', sort: 'name', plan: 'free', role: 'user' }),
  }),
  entry('grantPremium', admins(200), { ...ofOther, body: () => ({ days: 30, note: 'Found a bug.' }) }),
  entry('endPremium', admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry('resendLink', admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry('signOutUser', admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry('allowSharing', admins(200), { ...ofOther, body: () => ({ note: 'Asked for it.' }) }),
  entry('listAudit', admins(200), { query: () => ({ before: randomUUID() }) }),
  entry('cryptoPrice', members(200), { params: () => ({ currency: 'BTC' }), query: () => ({ network: 'mainnet' }) }),
  entry('subscribeByCrypto', members(200), { body: () => ({ cryptocurrency: 'BTC' as const, network: 'mainnet' }) }),
  entry('verifyCrypto', owner(200), {
    body: ({ payment }) => ({ paymentId: payment, transactionHash: 'tx-1', cryptoAddress: 'bc1-sender' }),
    ids: ['paymentId'],
  }),
  entry('openCryptoPayment', owner(200), { query: ({ payment }) => ({ paymentId: payment }), ids: ['paymentId'] }),
  entry('confirmSurplus', owner(204), { params: ({ payment }) => ({ id: payment }), ids: ['id'] }),
  entry('listCryptoReviews', admins(200), { query: () => ({ page: '1' }) }),
  entry('settleCryptoPayment', admins(200), {
    params: ({ payment }) => ({ id: payment }),
    body: () => ({ outcome: 'refunded' as const, note: 'Sent back.' }),
    noIds: ['id'],
  }),
  entry('listCryptoSteps', admins(200), { params: ({ payment }) => ({ id: payment }), noIds: ['id'] }),
  entry('listStrays', admins(200), { query: () => ({ page: '1' }) }),
  entry('settleStray', admins(204), {
    params: ({ stray }) => ({ id: stray }),
    body: () => ({ outcome: 'refunded' as const, note: 'Sent back.' }),
    noIds: ['id'],
  }),
  entry('settleReports', admins(204), {
    params: ({ reported }) => ({ id: reported }),
    body: () => ({ outcome: 'keep' as const, note: 'It is fine.' }),
    noIds: ['id'],
  }),
  entry('listSharedIdeas', admins(200), { query: () => ({ page: '1' }) }),
  entry('settleSharedIdea', admins(204), {
    params: ({ shownIdea }) => ({ id: shownIdea }),
    body: () => ({ outcome: 'keep' as const, note: 'It is fine.' }),
    noIds: ['id'],
  }),
  entry('listCardReviews', admins(200), { query: () => ({ page: '1' }) }),
  entry('settleCardReview', admins(204), {
    params: ({ cardPayment }) => ({ id: cardPayment }),
    body: () => ({ note: 'Sent back.' }),
    noIds: ['id'],
  }),
  entry('guestAnalytics', admins(200), { query: () => ({ period: 'all' }) }),
  entry('declareAmnesty', admins(201), { body: outage, noIds: ['userId'] }),
]

export const nameOf = ({ method, path }: NamedCall) => `${method} ${path}`

export const table: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [nameOf(each.call), each]))

/** The entry of a call; a call without one is a mistake that a test tells. */
export function entryOf(call: NamedCall): Entry {
  const found = table.get(nameOf(call))
  if (!found) throw new Error(`${nameOf(call)} needs a line in server/src/test/matrix/table.ts.`)
  return found
}
