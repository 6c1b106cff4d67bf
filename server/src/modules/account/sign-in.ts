import type { Body } from '@app/contract/calls'
import { signInAddress } from '@app/contract/routes'
import type { Context, Hono } from 'hono'
import type { RowOf } from '../../db/statement.ts'
import { answerRedirect } from '../../http/answer.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { confirmPassword, findPasswordOfAddress, replacePassword } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { knownDevice, knownDeviceCookie } from './known-device.ts'
import { openSession } from './open-session.ts'
import { judgePassword } from './password.ts'
import { triesOf } from './password-tries.ts'

type SignInInput = Body<'signIn'>

type Account = RowOf<typeof findPasswordOfAddress>

export function signInRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'signIn', async ({ body, sending, c }) => {
    const untilEven = deps.evenAnswerTime()
    const [account] = await findPasswordOfAddress(deps.db, { email: body.email })
    const device = account?.hash ? knownDevice(c, deps, { email: body.email, hash: account.hash }) : null
    const from = device
      ? { of: triesOf.device(device) }
      : { of: triesOf.address(body.email), network: networkOf(c, deps.trustProxy) }
    return await deps.passwordTries
      .attempt(from, () => signIn(deps, { c, sending }, body, account))
      .catch(async (refusal) => {
        await untilEven()
        throw refusal
      })
  })

  app.get(signInAddress, () => answerRedirect('/login'))
}

/** Begins only while the checked password is in force. */
async function signIn(
  deps: AccountDeps,
  answer: { c: Context; sending: Headers },
  input: SignInInput,
  account: Account | undefined,
) {
  const { userId, hash } = await checkPassword(deps, input, account)
  const view = await openSession(deps, answer, {
    userId,
    way: 'password',
    refusal: refused(deps),
    async confirm(db) {
      const [still] = await confirmPassword(db, { userId, hash })
      if (!still) throw refused(deps)
    },
  })
  answer.sending.append('set-cookie', knownDeviceCookie(deps, { email: input.email, hash }))
  return view
}

interface Checked {
  userId: string
  hash: string
}

async function checkPassword(deps: AccountDeps, input: SignInInput, account: Account | undefined): Promise<Checked> {
  const { db, hasMail, now, passwords } = deps
  const { password } = input
  const hash = account?.hash ?? null
  const judged = await judgePassword(passwords, { hash, password })
  if (!account || hash === null || judged === 'wrong' || (hasMail && !account.emailVerified)) throw refused(deps)
  const userId = account.id
  if (judged === 'right') return { userId, hash }
  const anew = await passwords.hash(password)
  const [replaced] = await replacePassword(db, { userId, before: hash, hash: anew, now: now() })
  if (replaced) return { userId, hash: anew }
  const [changed] = await findPasswordOfAddress(db, { email: input.email })
  return checkPassword(deps, input, changed)
}

/** One for every reason, or a sign-up and a sign-in would tell who has an account. */
const refused = ({ hasMail }: AccountDeps) => new AppError(hasMail ? 'wrong_or_unverified' : 'wrong_credentials')
