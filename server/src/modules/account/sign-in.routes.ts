import type { Body, Reply } from '@app/contract/calls'
import { signInPath } from '@app/contract/routes'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { setLogAccount } from '../../http/error-handler.ts'
import { registerCall } from '../../http/register-call.ts'
import { redirectResponse } from '../../http/responses.ts'
import { findAccount, findPasswordHash, findPasswordHashByEmail, lockUserWithPassword } from './account.queries.ts'
import { recordSignInMethodChange } from './change-sign-in-methods.ts'
import { findConnectedAccount } from './connect-account.ts'
import type { AccountDeps } from './deps.ts'
import { attemptSubjects } from './password-attempts.ts'
import type { Waiter } from './password-hash.ts'
import { consumeCode } from './second-factor.ts'
import { createSignedInSession } from './sign-in-session.ts'
import { clearSignInStepCookie, consumeSignInStep, createSignInStep, findSignInStep } from './sign-in-steps.ts'
import { readTrustedDevice, trustedDeviceCookie } from './trusted-device.ts'

type SignInInput = Body<'signIn'>

type Account = RowOf<typeof findPasswordHashByEmail>

export function registerSignInRoutes(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'signIn', async ({ body, sending, c }) => {
    const untilEven = deps.constantTimeResponse()
    const [account] = await findPasswordHashByEmail(deps.db, { email: body.email })
    if (account) setLogAccount(c, account.id)
    const { hash = null, factorSince = null } = account ?? {}
    const device = hash === null ? null : readTrustedDevice(c, deps, { email: body.email, hash, factorSince })
    const network = clientNetworkOf(c, deps.trustProxy)
    const from = device ? { of: attemptSubjects.device(device) } : { of: attemptSubjects.address(body.email), network }
    const waiter: Waiter = account && device ? { by: 'account', id: account.id } : { by: 'network', id: network }
    return await deps.passwordAttempts
      .attempt(from, () => signIn(deps, { c, sending }, { input: body, account, device, waiter }))
      .catch(async (refusal) => {
        await untilEven()
        throw refusal
      })
  })

  signInByCodeRoute(app, deps)
  app.get(signInPath, () => redirectResponse('/login'))
}

interface Answer {
  c: Context
  sending: Headers
}

interface Tried {
  input: SignInInput
  account: Account | undefined
  waiter: Waiter
}

/** Begins only while the checked password is in force, and after a second step where the person has one. */
async function signIn(
  deps: AccountDeps,
  answer: Answer,
  { account, device, ...tried }: Tried & { device: string | null },
): Promise<Reply<'signIn'>> {
  const { input } = tried
  const { userId, hash } = await checkPassword(deps, { account, ...tried })
  if (account && asksForCode(deps, account, input.email, device)) {
    await beginCodeStep(deps, answer, userId, { by: 'password', hash })
    return { needs: 'code' }
  }
  const view = await createSignedInSession(deps, answer, {
    userId,
    way: 'password',
    refusal: wrongCredentialsError(deps),
    async confirm(db) {
      await checkStillInForce(db, { userId, hash }, wrongCredentialsError(deps))
      // An authenticator app that was turned on meanwhile is asked at the next try.
      const [now] = await findPasswordHash(db, { userId })
      if (now?.factorSince?.getTime() !== account?.factorSince?.getTime()) throw wrongCredentialsError(deps)
    },
  })
  const known = { email: input.email, hash, factorSince: account?.factorSince ?? null }
  answer.sending.append('set-cookie', trustedDeviceCookie(deps, known))
  return view
}

/** Of somebody who comes by a provider, which shows no second factor that we could see. */
export async function needsCodeAfterProvider(deps: AccountDeps, c: Context, userId: string) {
  const [owner] = await findAccount(deps.db, { id: userId })
  const [account] = owner ? await findPasswordHashByEmail(deps.db, { email: owner.email }) : []
  if (!owner || !account?.factorSince) return false
  const { hash, factorSince } = account
  const device = hash && readTrustedDevice(c, deps, { email: owner.email, hash, factorSince })
  return asksForCode(deps, account, owner.email, device)
}

const asksForCode = (
  { needsAdminFactor, adminEmails }: AccountDeps,
  { factorSince, asksKnownDevices, role }: Account,
  email: string,
  device: string | null,
) =>
  factorSince !== null &&
  (asksKnownDevices || device === null || (needsAdminFactor && (role === 'admin' || adminEmails.includes(email))))

async function checkStillInForce(db: Database, { userId, hash }: Checked, refusal: AppError) {
  const [still] = await lockUserWithPassword(db, { userId, hash })
  if (!still) throw refusal
}

/** What came before the code, and has to hold still. */
type CodeStep = { by: 'password'; hash: string } | { by: 'provider'; name: string; issuer: string; subject: string }

export async function beginCodeStep(deps: AccountDeps, { c, sending }: Answer, userId: string, data: CodeStep) {
  sending.append('set-cookie', await createSignInStep(deps, c, { kind: 'second_factor', userId, data }))
}

async function checkFirstStep(db: Database, userId: string, step: CodeStep, over: AppError) {
  if (step.by === 'password') return await checkStillInForce(db, { userId, hash: step.hash }, over)
  const [connected] = await findConnectedAccount(db, step)
  if (connected?.userId !== userId) throw over
}

/** The step, the code and the session are one transaction: of two sign-ins by one step, one begins. */
function signInByCodeRoute(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'signInByCode', async ({ body: { code }, sending, c }) => {
    const over = new AppError('sign_in_over')
    const open = await findSignInStep(deps, c, 'second_factor')
    if (!open?.userId) throw over
    const [userId, step] = [open.userId, open.data as CodeStep]
    setLogAccount(c, userId)
    const network = clientNetworkOf(c, deps.trustProxy)
    // Apart from wrong passwords: a right password forgets none of them.
    const view = await deps.passwordAttempts
      .attempt({ of: attemptSubjects.code(userId), network }, () =>
        createSignedInSession(
          deps,
          { c, sending },
          {
            userId,
            way: step.by === 'password' ? 'password_code' : `provider_code:${step.name}`,
            async confirm(db) {
              if (!(await consumeSignInStep(deps, c, 'second_factor', db))) throw over
              await checkFirstStep(db, userId, step, over)
              const by = await consumeCode(db, deps, userId, code)
              if (by === 'recovery') await notifyRecoveryCodeUsed(db, deps, userId)
            },
          },
        ),
      )
      .catch(async (error) => {
        if (isWrongCode(error)) await warnOfGuessedCodes(deps, userId)
        throw error
      })
    const [password] = await findPasswordHash(deps.db, { userId })
    if (password) sending.append('set-cookie', trustedDeviceCookie(deps, { email: view.email, ...password }))
    sending.append('set-cookie', clearSignInStepCookie(deps.publicUrl, 'second_factor'))
    deps.outbox.nudge()
    return view
  })
}

const isWrongCode = (error: unknown) =>
  error instanceof AppError && ['wrong_code', 'wrong_recovery_code'].includes(error.code)

/** Once a day. Whoever gets so far has shown the password, or a provider's account, and its owner can end that. */
async function warnOfGuessedCodes({ db, limits, outbox }: AccountDeps, userId: string) {
  if ((await limits.consume('wrongCodesOfPerson', userId)) === null) return
  const [owner] = await findAccount(db, { id: userId })
  if (!owner || (await limits.consume('codeWarningsOfPerson', userId)) !== null) return
  await outbox.queue(db, { kind: 'codes_guessed', userId, to: owner.email, firstName: owner.firstName })
  outbox.nudge()
}

/** Somebody else may have found it. */
async function notifyRecoveryCodeUsed(db: Database, deps: AccountDeps, userId: string) {
  const [owner] = await findAccount(db, { id: userId })
  if (owner) await recordSignInMethodChange(db, deps, owner, { change: 'recovery_code_used' })
}

interface Checked {
  userId: string
  hash: string
}

async function checkPassword(deps: AccountDeps, { input, account, waiter }: Tried): Promise<Checked> {
  const { hasMail, passwords } = deps
  const hash = account?.hash ?? null
  const isRight = await passwords.verify({ hash, password: input.password, waiter })
  if (!account || hash === null || !isRight || (hasMail && !account.emailVerified)) throw wrongCredentialsError(deps)
  return { userId: account.id, hash }
}

/** One for every reason, or a sign-up and a sign-in would tell who has an account. */
const wrongCredentialsError = ({ hasMail }: AccountDeps) =>
  new AppError(hasMail ? 'wrong_or_unverified' : 'wrong_credentials')
