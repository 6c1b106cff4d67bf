import { decideAccountLink } from '@app/domain/account/account-link'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import {
  deleteSignInMethods,
  findEmailVerification,
  lockUserByEmail,
  markEmailVerified,
  updatePasswordHash,
} from './account.queries.ts'
import { changeSignInMethods, recordSignInMethodChange } from './change-sign-in-methods.ts'
import { type AccountConnection, connectAccount, findConnectedAccount } from './connect-account.ts'
import type { AccountDeps } from './deps.ts'
import { completePendingSignUps, overwriteUnverifiedAccount } from './pending-sign-ups.queries.ts'
import { deleteAllSessions } from './session.ts'
import { insertAccount, type NewSignUp, type ProviderAccount, signUpByMail } from './sign-up.ts'

export interface LinkInput extends Omit<NewSignUp, 'hash' | 'connects'>, ProviderAccount {
  /** How the provider is called. */
  label: string
  /** Whether it vouches for the address. */
  isVouched: boolean
}

/** Whose account it is now. `letter`: the owner of the address has to open one first. */
type LinkResult = { userId: string; isNew: boolean } | 'letter'

/** Somebody comes by an account at a provider that nobody has connected here; `address_taken` where they sign in first. */
export async function linkByProvider(deps: AccountDeps, joiner: LinkInput): Promise<LinkResult> {
  const { provider, issuer, subject } = joiner
  const signUp = { ...joiner, hash: null, connects: { provider, issuer, subject } }
  // Nothing is asked about the address before: the answer is the same for all.
  if (!joiner.isVouched && deps.hasMail) {
    await signUpByMail(deps, signUp)
    return 'letter'
  }
  const joined = await deps.transact((db) => linkByEmail(db, deps, { ...joiner, signUp }))
  deps.outbox.nudge()
  return joined
}

type Input = LinkInput & { signUp: NewSignUp }

async function linkByEmail(db: Database, deps: AccountDeps, input: Input): Promise<Exclude<LinkResult, 'letter'>> {
  const isNew = (await insertAccount(db, deps, input.signUp)) !== undefined
  const [owner] = await lockUserByEmail(db, { email: input.email })
  // Its account ended meanwhile.
  if (!owner) return await linkByEmail(db, deps, input)
  // Of two answers for one person at once the first has connected it.
  const [known] = await findConnectedAccount(db, input)
  if (known) return { userId: known.userId, isNew: false }
  const [found] = isNew ? [] : await findEmailVerification(db, { id: owner.id })
  const isGuarded = deps.needsAdminFactor && found?.role === 'admin'
  const account = found ? { ...found, isGuarded } : null
  const does = decideAccountLink({ isEmailVerified: input.isVouched, account, hasMail: deps.hasMail })
  const userId = owner.id
  if (does === 'sign_in_first') throw new AppError('address_taken', { account: userId })
  if (does === 'take') await claimUnprovenEmail(db, deps, { ...input, userId, account })
  if (does === 'connect') {
    const change = { change: 'account_connected', name: input.label } as const
    await changeSignInMethods(db, deps, { ...owner, sessionId: null }, change, () =>
      connect(db, deps, { ...input, userId }),
    )
  } else await connect(db, deps, { ...input, userId })
  if (does === 'take' && account?.isVerified)
    await recordSignInMethodChange(db, deps, owner, { change: 'account_connected', name: input.label })
  return { userId, isNew }
}

/** Refused where another account of this provider is connected. */
async function connect(db: Database, { now }: Pick<AccountDeps, 'now'>, connection: Omit<AccountConnection, 'now'>) {
  if (!(await connectAccount(db, { ...connection, now: now() })))
    throw new AppError('address_taken', { account: connection.userId })
}

interface Claim extends Input {
  userId: string
  account: { isVerified: boolean } | null
}

/** As by a mailed link to a new password: nothing that a stranger has chosen for this address stays. */
async function claimUnprovenEmail(db: Database, deps: AccountDeps, { userId, account, ...input }: Claim) {
  const { firstName, lastName, timeZone } = input
  const now = deps.now()
  if (!account?.isVerified) await overwriteUnverifiedAccount(db, { id: userId, firstName, lastName, timeZone, now })
  await markEmailVerified(db, { id: userId, now })
  await updatePasswordHash(db, { userId, hash: null, now })
  await completePendingSignUps(db, { userId, now })
  await deleteSignInMethods(db, { userId })
  await deps.outbox.dropWaiting(db, userId, 'verify')
  await deleteAllSessions(db, { userId })
}
