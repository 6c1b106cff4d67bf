import { maxPasskeyNameLength } from '@app/domain/passkeys/passkey-rules'
import { z } from 'zod'
import { User } from './account.ts'
import type { Calls } from './call.ts'
import { boundedText, IsoDateTime, NoContent, StorableText, trimmedText } from './text.ts'

const bytes = (most: number) => StorableText.max(most).regex(/^[\w-]+$/)

/** Up to 1023 bytes in base64url. */
const CredentialId = bytes(1364)

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const Assertion = z.strictObject({
  id: CredentialId,
  authenticatorData: bytes(4096),
  clientDataJSON: bytes(4096),
  signature: bytes(8192),
  userHandle: bytes(128).optional(),
})

const Attestation = z.strictObject({
  id: CredentialId,
  attestationObject: bytes(16_384),
  clientDataJSON: bytes(4096),
  /** Those that we do not know are left out. */
  transports: z
    .array(StorableText.max(32))
    .max(10)
    .transform((sent) => transports.filter((known) => sent.includes(known))),
  attachment: z.enum(['platform', 'cross-platform']).optional(),
})

const Descriptor = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** What `navigator.credentials.get` takes, with its bytes in base64url. */
const RequestOptions = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  /** Milliseconds until the challenge is over. */
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Descriptor),
})

/** What `navigator.credentials.create` takes, with its bytes in base64url. */
const CreationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: IsoDateTime,
  lastUsedAt: IsoDateTime.nullable(),
})

const name = trimmedText.pipe(boundedText({ name: 'The name', graphemes: maxPasskeyNameLength, bytes: 512 }))
const ofOne = z.strictObject({ id: CredentialId })

export const passkeyCalls = {
  passkeyChallenge: {
    summary: 'What a browser needs to sign in with a passkey',
    access: 'anyone',
    reply: RequestOptions,
    refusals: ['passkeys_unavailable', 'too_many_tries'],
  },

  signInByPasskey: {
    summary: 'Sign in with a passkey',
    access: 'anyone',
    body: z.strictObject({ assertion: Assertion }),
    reply: User,
    refusals: ['passkeys_unavailable', 'passkey_refused', 'sign_in_over'],
  },

  listPasskeys: {
    summary: 'The user’s passkeys',
    access: 'user',
    reply: z.array(Passkey),
  },

  passkeyCreation: {
    summary: 'What a browser needs to create a passkey',
    access: 'user',
    reply: CreationOptions,
    refusals: ['passkeys_unavailable', 'too_many_passkeys', 'too_many_tries'],
  },

  addPasskey: {
    summary: 'Add a passkey',
    access: 'user',
    body: z.strictObject({ attestation: Attestation }),
    status: 201,
    reply: Passkey,
    refusals: ['passkeys_unavailable', 'passkey_not_added', 'passkey_known', 'too_many_passkeys', 'sign_in_over'],
  },

  renamePasskey: {
    summary: 'Rename a passkey',
    access: 'user',
    params: ofOne,
    body: z.strictObject({ name }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  removePasskey: {
    summary: 'Remove a passkey',
    access: 'user',
    params: ofOne,
    status: 204,
    reply: NoContent,
    refusals: ['not_found', 'last_way'],
  },

  passkeyOffer: {
    summary: 'Whether the dashboard offers a passkey',
    access: 'user',
    reply: z.strictObject({ isDue: z.boolean() }),
  },

  putPasskeyOfferAway: {
    summary: 'Never offer a passkey again',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  passkeyProofChallenge: {
    summary: 'What a browser needs to confirm with a passkey',
    access: 'user',
    reply: RequestOptions,
    refusals: ['passkeys_unavailable', 'too_many_tries'],
  },

  proveByPasskey: {
    summary: 'Confirm it’s you with a passkey',
    access: 'user',
    body: z.strictObject({ assertion: Assertion }),
    status: 204,
    reply: NoContent,
    refusals: ['passkeys_unavailable', 'passkey_refused', 'sign_in_over'],
  },
} as const satisfies Calls
