import { maxPasskeys, uniquePasskeyName } from '@app/domain/passkeys/passkey-rules'
import { trimText } from '@app/domain/text/text'
import type { Hono } from 'hono'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { changeSignInMethods } from '../account/change-sign-in-methods.ts'
import { parseUserAgent } from '../account/device-name.ts'
import { consumeChallenge, createChallenge, type PasskeysDeps, relyingPartyOf } from './challenges.ts'
import { insertPasskey, listPasskeys } from './passkeys.queries.ts'
import { algorithms, verifyAttestation } from './verify-ceremony.ts'

interface Maker {
  userAgent: string | undefined
  /** Where the passkey lies: in this device, or in one beside it. */
  attachment: 'platform' | 'cross-platform' | undefined
  transports: readonly string[]
}

/** A browser does not say whether it runs on a laptop. */
const kinds = { Android: 'Phone', iPhone: 'Phone', iPad: 'Tablet' } as const

export function suggestPasskeyName({ userAgent, attachment, transports }: Maker): string {
  if (attachment === 'cross-platform') return transports.includes('hybrid') ? 'Phone' : 'Security key'
  const { browser, system = '' } = parseUserAgent(userAgent)
  if (!browser) return 'Passkey'
  const kind = Object.entries(kinds).find(([name]) => name === system)?.[1] ?? 'Computer'
  return `${kind}, ${browser}`
}

type Stored = Pick<RowOf<typeof listPasskeys>, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

export const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: Stored) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const tooMany = () => new AppError('too_many_passkeys', { params: { most: maxPasskeys } })

export function registerAddPasskeyRoutes(app: Hono, deps: PasskeysDeps) {
  registerCall(app, deps, 'passkeyCreation', async ({ person, c, sending }) => {
    const { id } = relyingPartyOf(c, deps)
    const passkeys = await listPasskeys(deps.db, { userId: person.id })
    if (passkeys.length >= maxPasskeys) throw tooMany()
    const { id: userId, email: name } = person
    // Some devices refuse a blank one.
    const displayName = [person.firstName, person.lastName].map(trimText).filter(Boolean).join(' ') || name
    return {
      rp: { id, name: 'Firecrest' },
      user: { id: Buffer.from(userId).toString('base64url'), name, displayName },
      ...(await createChallenge(deps, { c, sending }, person)),
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

  registerCall(app, deps, 'addPasskey', async ({ person, body: { attestation }, c }) => {
    const party = relyingPartyOf(c, deps)
    const challenge = await consumeChallenge(deps, c, person)
    const made = await verifyAttestation(attestation, { challenge, party })
    const { transports, attachment } = attestation
    const wanted = suggestPasskeyName({ userAgent: c.req.header('user-agent'), attachment, transports })
    const row = { ...made, userId: person.id, transports, now: deps.now() }
    const name = await deps.transact(async (db) =>
      changeSignInMethods(db, deps, person, { change: 'passkey_added' }, async (locked) => {
        const others = await listPasskeys(locked, { userId: person.id })
        if (others.length >= maxPasskeys) throw tooMany()
        const free = uniquePasskeyName(
          wanted,
          others.map((other) => other.name),
        )
        const [added] = await insertPasskey(locked, { ...row, name: free })
        if (!added) throw new AppError('passkey_known')
        return free
      }),
    )
    deps.outbox.nudge()
    return toPasskeyView({ id: made.id, name, createdAt: row.now, lastUsedAt: null })
  })
}
