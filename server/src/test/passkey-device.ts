import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Body, Reply } from '@app/contract/calls'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Creation = Reply<'passkeyCreation'>
type Request = Reply<'passkeyChallenge'>
type Assertion = Body<'signInByPasskey'>['assertion']
type Attestation = Body<'addPasskey'>['attestation']

interface Kept {
  id: string
  rpId: string
  userHandle: string
  key: KeyObject
}

interface Stated {
  fmt: string
  attStmt: Map<string, unknown>
}

/** What an attacker, or a fault, has it say instead of the truth. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** Of a new passkey. */
  id?: Buffer
  /** Another statement about its maker than none. */
  statement?: (signed: Buffer) => Stated
}

const flag = { present: 1, verified: 4, mayBeBackedUp: 8, backedUp: 16, hasKey: 64 }
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** An authenticator with a browser in front of it, in software. It signs real assertions; keys of ES256, or of RS256, lie in it. */
export function makePasskeyDevice({ origin = 'http://localhost:3000', counts = false, rsaBits = 0, zeros = 0 } = {}) {
  const kept: Kept[] = []
  let uses = 0

  function authenticatorData(rpId: string, lies: Lies, key?: Buffer) {
    if (counts) uses += 1
    return dataOf({ rpId, counter: uses, isBackedUp: !counts, ...lies, ...(key && { key }) })
  }

  function create({ rp, user, challenge }: Creation, lies: Lies = {}): Attestation {
    const { privateKey, publicKey } =
      rsaBits > 0
        ? generateKeyPairSync('rsa', { modulusLength: rsaBits })
        : generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = lies.id ?? randomBytes(32)
    kept.push({ id: encode(id), rpId: rp.id, userHandle: user.id, key: privateKey })
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const authData = authenticatorData(
      rp.id,
      lies,
      Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey, zeros)]),
    )
    const client = clientData('webauthn.create', { challenge, origin, ...lies })
    const stated = lies.statement?.(Buffer.concat([authData, digest(client)]))
    return {
      id: encode(id),
      attestationObject: encode(attestationObject(authData, stated)),
      clientDataJSON: encode(client),
      transports: ['internal'],
      attachment: 'platform',
    }
  }

  function get({ rpId, challenge, allowCredentials }: Request, lies: Lies = {}): Assertion {
    const allowed = allowCredentials.map(({ id }) => id)
    const isAllowed = (each: Kept) => each.rpId === rpId && (allowed.length === 0 || allowed.includes(each.id))
    const passkey = kept.findLast(isAllowed)
    if (!passkey) throw new Error('There is no passkey for this.')
    const data = authenticatorData(rpId, lies)
    const client = clientData('webauthn.get', { challenge, origin, ...lies })
    return {
      id: passkey.id,
      authenticatorData: encode(data),
      clientDataJSON: encode(client),
      signature: encode(sign('sha256', Buffer.concat([data, digest(client)]), passkey.key)),
      userHandle: lies.userHandle ?? passkey.userHandle,
    }
  }

  return { create, get }
}

interface Said extends Lies {
  rpId: string
  counter: number
  isBackedUp: boolean
  key?: Buffer
}

function dataOf({ rpId, counter, isVerified = true, isBackedUp, key }: Said) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const backup = isBackedUp ? flag.mayBeBackedUp | flag.backedUp : 0
  const flags = flag.present | backup | (isVerified ? flag.verified : 0) | (key ? flag.hasKey : 0)
  return Buffer.concat([digest(rpId), Buffer.from([flags]), count, ...(key ? [key] : [])])
}

const clientData = (type: string, { challenge, origin }: Pick<Lies, 'challenge' | 'origin'>) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

type Encodable = Parameters<typeof isoCBOR.encode>[0]

function attestationObject(authData: Buffer, stated?: Stated) {
  const { fmt, attStmt } = stated ?? { fmt: 'none', attStmt: new Map() }
  const parts: [string, unknown][] = [
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', Uint8Array.from(authData)],
  ]
  return isoCBOR.encode(new Map(parts) as Encodable)
}

/** RFC 9053: key type EC2, ES256, P-256, and the point. RFC 8230: key type RSA, RS256, modulus and exponent. */
function coseKey(publicKey: KeyObject, zeros: number) {
  const { x = '', y = '', n, e = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const rsa = (modulus: string): [number, number | Uint8Array][] => [
    [1, 3],
    [3, -257],
    [-1, Uint8Array.from([...Buffer.alloc(zeros), ...point(modulus)])],
    [-2, point(e)],
  ]
  if (n) return isoCBOR.encode(new Map(rsa(n)) as Encodable)
  const parts: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]
  return isoCBOR.encode(new Map(parts) as Encodable)
}
