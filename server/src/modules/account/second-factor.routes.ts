import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { findPassword, setPassword } from './account.queries.ts'
import { changeWays } from './change-ways.ts'
import type { AccountDeps } from './deps.ts'
import { knownDeviceCookie } from './known-device.ts'
import {
  confirmFactor,
  findFactor,
  removeFactor,
  saveAsksKnownDevices,
  saveNewFactor,
} from './second-factor.queries.ts'
import { makeRecoveryCodes, newKey, sealKey, stepOfCode, triesOfCode } from './second-factor.ts'
import { noteProofOf } from './session.ts'

export function secondFactorRoutes(app: Hono, deps: AccountDeps) {
  turnOnRoutes(app, deps)
  changeFactorRoutes(app, deps)
}

function turnOnRoutes(app: Hono, deps: AccountDeps) {
  const { db, now, outbox, passwordTries, secret, transact, trustProxy } = deps

  serve(app, deps, 'beginSecondFactor', async ({ person: { id: userId, email } }) => {
    const [password] = await findPassword(db, { userId })
    if (!password) throw new AppError('no_password')
    const { key, uri } = newKey(email)
    const [saved] = await saveNewFactor(db, { userId, secret: sealKey(secret, userId, key), now: now() })
    if (!saved) throw new AppError('second_factor_on')
    return { key, uri }
  })

  serve(app, deps, 'confirmSecondFactor', async ({ person, body: { code }, c, sending }) => {
    const { id: userId, email } = person
    const codes = await passwordTries.attempt(triesOfCode(userId, networkOf(c, trustProxy)), async () => {
      const [factor] = await findFactor(db, { userId })
      if (factor?.confirmedAt) throw new AppError('second_factor_on')
      const step = factor ? stepOfCode(deps, userId, factor.secret, code) : null
      if (!factor || step === null) throw new AppError('wrong_code')
      return await transact((db) =>
        changeWays(db, deps, person, { change: 'second_factor_on' }, async () => {
          const [confirmed] = await confirmFactor(db, { userId, secret: factor.secret, step, now: now() })
          if (!confirmed) throw new AppError('second_factor_on')
          await noteProofOf(person, db, 'password_code')
          return await makeRecoveryCodes(db, deps, userId)
        }),
      )
    })
    const [password] = await findPassword(db, { userId })
    if (password) sending.append('set-cookie', knownDeviceCookie(deps, { email, ...password }))
    outbox.nudge()
    return { codes }
  })
}

function changeFactorRoutes(app: Hono, deps: AccountDeps) {
  const { outbox, transact } = deps

  serve(app, deps, 'removeSecondFactor', async ({ person }) => {
    await transact((db) =>
      changeWays(db, deps, person, { change: 'second_factor_off' }, async () => {
        const [removed] = await removeFactor(db, { userId: person.id })
        if (!removed?.wasOn) throw new AppError('second_factor_off')
      }),
    )
    outbox.nudge()
  })

  serve(app, deps, 'removePassword', async ({ person }) => {
    const userId = person.id
    await transact((db) =>
      changeWays(db, deps, person, { change: 'password_removed' }, async () => {
        const [password] = await findPassword(db, { userId })
        if (!password) throw new AppError('no_password')
        await setPassword(db, { userId, hash: null, now: deps.now() })
        await removeFactor(db, { userId })
      }),
    )
    outbox.nudge()
  })

  serve(app, deps, 'renewRecoveryCodes', async ({ person }) => {
    const codes = await transact((db) =>
      changeWays(db, deps, person, { change: 'recovery_codes_renewed' }, async () => {
        const [factor] = await findFactor(db, { userId: person.id })
        if (!factor?.confirmedAt) throw new AppError('second_factor_off')
        return await makeRecoveryCodes(db, deps, person.id)
      }),
    )
    outbox.nudge()
    return { codes }
  })

  serve(app, deps, 'askKnownDevices', async ({ person, body: { on } }) => {
    const change = on ? 'known_devices_asked' : 'known_devices_skipped'
    await transact((db) =>
      changeWays(db, deps, person, { change }, async () => {
        const [saved] = await saveAsksKnownDevices(db, { userId: person.id, on })
        if (!saved) throw new AppError('second_factor_off')
      }),
    )
    outbox.nudge()
  })
}
