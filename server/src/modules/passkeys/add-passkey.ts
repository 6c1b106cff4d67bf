import { freeName, mostPasskeys } from '@app/domain/passkeys/passkey-rules'
import type { Hono } from 'hono'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { changeWays } from '../account/change-ways.ts'
import { beginChallenge, takeChallenge } from './challenges.ts'
import type { PasskeysDeps } from './deps.ts'
import { passkeyName } from './passkey-name.ts'
import { insertPasskey, passkeysOfPerson } from './passkeys.queries.ts'
import { relyingParty } from './relying-party.ts'
import { algorithms, verifyAttestation } from './verify.ts'

type Stored = Pick<RowOf<typeof passkeysOfPerson>, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Stored) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const tooMany = () => new AppError('too_many_passkeys', { params: { most: mostPasskeys } })

export function addPasskeyRoutes(app: Hono, deps: PasskeysDeps) {
  serve(app, deps, 'passkeyCreation', async ({ person, c, sending }) => {
    const { id } = relyingParty(c, deps)
    const passkeys = await passkeysOfPerson(deps.db, { userId: person.id })
    if (passkeys.length >= mostPasskeys) throw tooMany()
    const { id: userId, email: name, firstName, lastName } = person
    return {
      rp: { id, name: 'Firecrest' },
      user: { id: Buffer.from(userId).toString('base64url'), name, displayName: `${firstName} ${lastName}` },
      ...(await beginChallenge(deps, { c, sending }, person)),
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      attestation: 'none' as const,
      // A device that has one already says so instead of making a second one.
      excludeCredentials: passkeys.map((kept) => ({
        id: kept.id,
        type: 'public-key' as const,
        transports: kept.transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
    }
  })

  serve(app, deps, 'addPasskey', async ({ person, body: { attestation }, c }) => {
    const party = relyingParty(c, deps)
    const challenge = await takeChallenge(deps, c, person)
    const made = await verifyAttestation(attestation, { challenge, party })
    const { transports, attachment } = attestation
    const wanted = passkeyName({ userAgent: c.req.header('user-agent'), attachment, transports })
    const row = { ...made, userId: person.id, transports, now: deps.now() }
    const name = await deps.transact(async (db) =>
      changeWays(db, deps, person, { change: 'passkey_added' }, async (locked) => {
        const others = await passkeysOfPerson(locked, { userId: person.id })
        if (others.length >= mostPasskeys) throw tooMany()
        const free = freeName(
          wanted,
          others.map((other) => other.name),
        )
        const [added] = await insertPasskey(locked, { ...row, name: free })
        if (!added) throw new AppError('passkey_known')
        return free
      }),
    )
    deps.outbox.nudge()
    return passkeyView({ id: made.id, name, createdAt: row.now, lastUsedAt: null })
  })
}
