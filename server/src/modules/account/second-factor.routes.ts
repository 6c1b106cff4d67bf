import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { findPasswordHash, updatePasswordHash } from './account.queries.ts'
import { changeSignInMethods } from './change-sign-in-methods.ts'
import type { AccountDeps } from './deps.ts'
import { attemptSubjects } from './password-attempts.ts'
import { hasPresentedFactor } from './presented-factor.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  insertSecondFactor,
  updateAsksTrustedDevices,
} from './second-factor.queries.ts'
import { createRecoveryCodes, createTotpKey, findCodeStep, sealTotpKey } from './second-factor.ts'
import { markPersonProven } from './session.ts'
import { trustedDeviceCookie } from './trusted-device.ts'

export function registerSecondFactorRoutes(app: Hono, deps: AccountDeps) {
  turnOnRoutes(app, deps)
  changeFactorRoutes(app, deps)
}

function turnOnRoutes(app: Hono, deps: AccountDeps) {
  const { db, now, outbox, passwordAttempts, secret, transact } = deps

  registerCall(app, deps, 'beginSecondFactor', async ({ person: { id: userId, email } }) => {
    const [password] = await findPasswordHash(db, { userId })
    if (!password) throw new AppError('no_password')
    const { key, uri } = createTotpKey(email)
    const [saved] = await insertSecondFactor(db, { userId, secret: sealTotpKey(secret, userId, key), now: now() })
    if (!saved) throw new AppError('second_factor_on')
    return { key, uri }
  })

  registerCall(app, deps, 'confirmSecondFactor', async ({ person, body: { code }, sending }) => {
    const { id: userId, email } = person
    const codes = await passwordAttempts.attempt({ of: attemptSubjects.codeOfSession(person.sessionId) }, async () => {
      const [factor] = await findSecondFactor(db, { userId })
      if (factor?.confirmedAt) throw new AppError('second_factor_on')
      const step = factor ? findCodeStep(deps, userId, factor.secret, code) : null
      if (!factor || step === null) throw new AppError('wrong_code')
      return await transact((db) =>
        changeSignInMethods(db, deps, person, { change: 'second_factor_on' }, async () => {
          const [confirmed] = await confirmSecondFactor(db, { userId, secret: factor.secret, step, now: now() })
          if (!confirmed) throw new AppError('second_factor_on')
          // What the session showed before counts on: the account has it for longer.
          await markPersonProven(person, db, (await hasPresentedFactor(db, person)) ? null : 'password_code')
          return await createRecoveryCodes(db, deps, userId)
        }),
      )
    })
    const [password] = await findPasswordHash(db, { userId })
    if (password) sending.append('set-cookie', trustedDeviceCookie(deps, { email, ...password }))
    outbox.nudge()
    return { codes }
  })
}

function changeFactorRoutes(app: Hono, deps: AccountDeps) {
  const { outbox, transact } = deps

  registerCall(app, deps, 'removeSecondFactor', async ({ person }) => {
    await transact((db) =>
      changeSignInMethods(db, deps, person, { change: 'second_factor_off' }, async () => {
        const [removed] = await deleteSecondFactor(db, { userId: person.id })
        if (!removed?.wasOn) throw new AppError('second_factor_off')
      }),
    )
    outbox.nudge()
  })

  registerCall(app, deps, 'removePassword', async ({ person }) => {
    const userId = person.id
    await transact((db) =>
      changeSignInMethods(db, deps, person, { change: 'password_removed' }, async () => {
        const [password] = await findPasswordHash(db, { userId })
        if (!password) throw new AppError('no_password')
        await updatePasswordHash(db, { userId, hash: null, now: deps.now() })
        await deleteSecondFactor(db, { userId })
      }),
    )
    outbox.nudge()
  })

  registerCall(app, deps, 'renewRecoveryCodes', async ({ person }) => {
    const codes = await transact((db) =>
      changeSignInMethods(db, deps, person, { change: 'recovery_codes_renewed' }, async () => {
        const [factor] = await findSecondFactor(db, { userId: person.id })
        if (!factor?.confirmedAt) throw new AppError('second_factor_off')
        return await createRecoveryCodes(db, deps, person.id)
      }),
    )
    outbox.nudge()
    return { codes }
  })

  registerCall(app, deps, 'askKnownDevices', async ({ person, body: { on } }) => {
    const change = on ? 'known_devices_asked' : 'known_devices_skipped'
    await transact((db) =>
      changeSignInMethods(db, deps, person, { change }, async () => {
        const [saved] = await updateAsksTrustedDevices(db, { userId: person.id, on })
        if (!saved) throw new AppError('second_factor_off')
      }),
    )
    outbox.nudge()
  })
}
