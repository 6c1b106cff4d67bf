import { minRoundsBeforePasskeyOffer } from '@app/domain/passkeys/passkey-rules'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { changeSignInMethods } from '../account/change-sign-in-methods.ts'
import { markPersonProven } from '../account/session.ts'
import { createSignedInSession } from '../account/sign-in-session.ts'
import { clearSignInStepCookie } from '../account/sign-in-steps.ts'
import { registerAddPasskeyRoutes, toPasskeyView } from './add-passkey.ts'
import { createChallenge, type PasskeysDeps, relyingPartyOf } from './challenges.ts'
import {
  closePasskeyOffer,
  deletePasskey,
  hasOpenPasskeyOffer,
  listPasskeys,
  renamePasskey,
} from './passkeys.queries.ts'
import { recordPasskeyUse, reportClonedPasskey, verifyPasskey } from './verify-passkey.ts'

export function registerPasskeyRoutes(app: Hono, deps: PasskeysDeps) {
  signInRoutes(app, deps)
  proofRoutes(app, deps)
  registerAddPasskeyRoutes(app, deps)
  ownPasskeyRoutes(app, deps)
  offerRoutes(app, deps)
}

function offerRoutes(app: Hono, deps: PasskeysDeps) {
  registerCall(app, deps, 'passkeyOffer', async ({ person, db }) => {
    if (person.totalSolved < minRoundsBeforePasskeyOffer) return { isDue: false }
    const [offer] = await hasOpenPasskeyOffer(db, { userId: person.id })
    return { isDue: offer?.isOpen ?? false }
  })

  registerCall(app, deps, 'putPasskeyOfferAway', async ({ person }) => {
    await closePasskeyOffer(deps.db, { userId: person.id, now: deps.now() })
  })
}

/** Nobody is named: the browser knows the passkeys, and all answers are the same until one has signed. */
function signInRoutes(app: Hono, deps: PasskeysDeps) {
  registerCall(app, deps, 'passkeyChallenge', async ({ c, sending }) => {
    const { id: rpId } = relyingPartyOf(c, deps)
    const begun = await createChallenge(deps, { c, sending })
    return { rpId, ...begun, userVerification: 'required', allowCredentials: [] }
  })

  registerCall(app, deps, 'signInByPasskey', async ({ body: { assertion }, c, sending }) => {
    const untilEven = deps.constantTimeResponse()
    try {
      const used = await verifyPasskey(deps, c, { assertion })
      const confirm = (db: typeof deps.db) => recordPasskeyUse(db, deps, used)
      const refusal = new AppError('passkey_refused')
      const opening = { userId: used.userId, way: 'passkey', passkeyId: used.id, refusal, confirm } as const
      const user = await reportClonedPasskey(deps, used, () => createSignedInSession(deps, { c, sending }, opening))
      sending.append('set-cookie', clearSignInStepCookie(deps.publicUrl, 'passkey'))
      return user
    } catch (refusal) {
      await untilEven()
      throw refusal
    }
  })
}

function proofRoutes(app: Hono, deps: PasskeysDeps) {
  registerCall(app, deps, 'passkeyProofChallenge', async ({ person, c, sending }) => {
    const { id: rpId } = relyingPartyOf(c, deps)
    const passkeys = await listPasskeys(deps.db, { userId: person.id })
    const begun = await createChallenge(deps, { c, sending }, person)
    const allowCredentials = passkeys.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports }))
    return { rpId, ...begun, userVerification: 'required', allowCredentials }
  })

  registerCall(app, deps, 'proveByPasskey', async ({ person, body: { assertion }, c }) => {
    const used = await verifyPasskey(deps, c, { assertion, person })
    await reportClonedPasskey(deps, used, () =>
      deps.transact(async (db) => {
        await recordPasskeyUse(db, deps, used)
        await markPersonProven(person, db, 'passkey', used.id)
      }),
    )
  })
}

function ownPasskeyRoutes(app: Hono, deps: PasskeysDeps) {
  registerCall(app, deps, 'listPasskeys', async ({ person, db }) =>
    (await listPasskeys(db, { userId: person.id })).map(toPasskeyView),
  )

  registerCall(app, deps, 'renamePasskey', async ({ person, params: { id }, body: { name } }) => {
    const [renamed] = await renamePasskey(deps.db, { id, userId: person.id, name })
    if (!renamed) throw new AppError('not_found')
  })

  registerCall(app, deps, 'removePasskey', async ({ person, params: { id } }) => {
    await deps.transact(async (db) => {
      await changeSignInMethods(db, deps, person, { change: 'passkey_removed' }, async (locked) => {
        const [removed] = await deletePasskey(locked, { id, userId: person.id })
        if (!removed) throw new AppError('not_found')
        return removed.name
      })
    })
    deps.outbox.nudge()
  })
}
