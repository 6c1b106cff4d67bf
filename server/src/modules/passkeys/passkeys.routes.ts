import { sessionsBeforeOffer } from '@app/domain/passkeys/passkey-rules'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { changeWays } from '../account/change-ways.ts'
import { openSession } from '../account/open-session.ts'
import { noteProofOf } from '../account/session.ts'
import { forgetStepCookie } from '../account/sign-in-steps.ts'
import { addPasskeyRoutes, passkeyView } from './add-passkey.ts'
import { beginChallenge } from './challenges.ts'
import type { PasskeysDeps } from './deps.ts'
import { closeOffer, deletePasskey, isOfferOpen, passkeysOfPerson, updatePasskeyName } from './passkeys.queries.ts'
import { relyingParty } from './relying-party.ts'
import { checkAssertion, noteUse, orTellOfCopy } from './use-passkey.ts'

export function passkeyRoutes(app: Hono, deps: PasskeysDeps) {
  signInRoutes(app, deps)
  proofRoutes(app, deps)
  addPasskeyRoutes(app, deps)
  keptPasskeyRoutes(app, deps)
  offerRoutes(app, deps)
}

function offerRoutes(app: Hono, deps: PasskeysDeps) {
  serve(app, deps, 'passkeyOffer', async ({ person, db }) => {
    if (person.totalSolved < sessionsBeforeOffer) return { isDue: false }
    const [offer] = await isOfferOpen(db, { userId: person.id })
    return { isDue: offer?.isOpen ?? false }
  })

  serve(app, deps, 'putPasskeyOfferAway', async ({ person }) => {
    await closeOffer(deps.db, { userId: person.id, now: deps.now() })
  })
}

/** Nobody is named: the browser knows the passkeys, and all answers are the same until one has signed. */
function signInRoutes(app: Hono, deps: PasskeysDeps) {
  serve(app, deps, 'passkeyChallenge', async ({ c, sending }) => {
    const { id: rpId } = relyingParty(c, deps)
    const begun = await beginChallenge(deps, { c, sending })
    return { rpId, ...begun, userVerification: 'required', allowCredentials: [] }
  })

  serve(app, deps, 'signInByPasskey', async ({ body: { assertion }, c, sending }) => {
    const untilEven = deps.evenAnswerTime()
    try {
      const used = await checkAssertion(deps, c, { assertion })
      const confirm = (db: typeof deps.db) => noteUse(db, deps, used)
      const refusal = new AppError('passkey_refused')
      const opening = { userId: used.userId, way: 'passkey', refusal, confirm } as const
      const user = await orTellOfCopy(deps, used, () => openSession(deps, { c, sending }, opening))
      sending.append('set-cookie', forgetStepCookie(deps.publicUrl, 'passkey'))
      return user
    } catch (refusal) {
      await untilEven()
      throw refusal
    }
  })
}

function proofRoutes(app: Hono, deps: PasskeysDeps) {
  serve(app, deps, 'passkeyProofChallenge', async ({ person, c, sending }) => {
    const { id: rpId } = relyingParty(c, deps)
    const passkeys = await passkeysOfPerson(deps.db, { userId: person.id })
    const begun = await beginChallenge(deps, { c, sending }, person)
    const allowCredentials = passkeys.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports }))
    return { rpId, ...begun, userVerification: 'required', allowCredentials }
  })

  serve(app, deps, 'proveByPasskey', async ({ person, body: { assertion }, c }) => {
    const used = await checkAssertion(deps, c, { assertion, person })
    await orTellOfCopy(deps, used, () =>
      deps.transact(async (db) => {
        await noteUse(db, deps, used)
        await noteProofOf(person, db, 'passkey')
      }),
    )
  })
}

function keptPasskeyRoutes(app: Hono, deps: PasskeysDeps) {
  serve(app, deps, 'listPasskeys', async ({ person, db }) =>
    (await passkeysOfPerson(db, { userId: person.id })).map(passkeyView),
  )

  serve(app, deps, 'renamePasskey', async ({ person, params: { id }, body: { name } }) => {
    const [renamed] = await updatePasskeyName(deps.db, { id, userId: person.id, name })
    if (!renamed) throw new AppError('not_found')
  })

  serve(app, deps, 'removePasskey', async ({ person, params: { id } }) => {
    if (person.lacksSecondFactor) throw new AppError('factor_proof_required')
    await deps.transact(async (db) => {
      await changeWays(db, deps, person, { change: 'passkey_removed' }, async (locked) => {
        const [removed] = await deletePasskey(locked, { id, userId: person.id })
        if (!removed) throw new AppError('not_found')
        return removed.name
      })
    })
    deps.outbox.nudge()
  })
}
