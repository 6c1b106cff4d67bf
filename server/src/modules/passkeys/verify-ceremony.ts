import type { Body } from '@app/contract/calls'
import { AppError } from '../../http/app-error.ts'
import { log } from '../../process/log.ts'
import type { RelyingParty } from './challenges.ts'

export type Assertion = Body<'signInByPasskey'>['assertion']
export type Attestation = Body<'addPasskey'>['attestation']

/** EdDSA, ES256 and RS256, by their numbers at IANA. */
export const algorithms = [-8, -7, -257]

interface Expected {
  challenge: string
  party: RelyingParty
}

const common = { type: 'public-key', clientExtensionResults: {} } as const

/** What it throws says only why; who asks learns nothing of it. */
async function orRefuse<T>(code: 'passkey_refused' | 'passkey_not_added', work: () => Promise<T | null>): Promise<T> {
  const result = await work().catch((error: unknown) => {
    log('info', 'A passkey was refused.', { error })
    return null
  })
  if (result === null) throw new AppError(code)
  return result
}

/** The person was verified by a finger, a face or a code, and the signature is of this passkey. Says nothing of copies. */
export const verifyAssertion = (assertion: Assertion, publicKey: Uint8Array, { challenge, party }: Expected) =>
  orRefuse('passkey_refused', async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { id, ...response } = assertion
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...common, id, rawId: id, response: withoutHandle(response) },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Counters are compared under a lock, once the signature is known to be right.
      credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    })
    return verified ? { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp } : null
  })

const withoutHandle = ({ userHandle: _, ...response }: Omit<Assertion, 'id'>) => response

export const verifyAttestation = (attestation: Attestation, { challenge, party }: Expected) =>
  orRefuse('passkey_not_added', async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { id, attestationObject, clientDataJSON } = attestation
    if (!(await claimsNothing(attestationObject))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...common, id, rawId: id, response: { attestationObject, clientDataJSON } },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || (await isWeakKey(registrationInfo.credential.publicKey))) return null
    const { credential, credentialBackedUp: backedUp } = registrationInfo
    return { id: credential.id, publicKey: credential.publicKey, counter: credential.counter, backedUp }
  })

const minRsaBytes = 2048 / 8

/** By RFC 8230 a key of type 3 is one of RSA, and -1 its modulus, which may begin with zeros. Shorter ones can be broken. */
async function isWeakKey(publicKey: Uint8Array) {
  const { isoCBOR } = await import('@simplewebauthn/server/helpers')
  const key = isoCBOR.decodeFirst<Map<number, unknown>>(Uint8Array.from(publicKey))
  const modulus = key.get(-1)
  return (
    key.get(1) === 3 && !(modulus instanceof Uint8Array && modulus.length - modulus.findIndex(Boolean) >= minRsaBytes)
  )
}

/** We ask for no statement of a maker, whose certificates are strangers’ and name addresses that may be asked. */
async function claimsNothing(attestationObject: string) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}
