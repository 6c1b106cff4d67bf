import { vi } from 'vitest'

export const challenge = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
}

export const creation = {
  rp: { id: 'localhost', name: 'Firecrest' },
  user: { id: 'YWRh', name: 'ada@example.org', displayName: 'Ada Lovelace' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
}

const bytes = Uint8Array.of(1, 2, 3).buffer

/** What a browser answers when somebody has shown who they are, and what is sent of it. */
export const signed = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}
export const assertion = {
  id: 'AQID',
  authenticatorData: 'AQID',
  clientDataJSON: 'AQID',
  signature: 'AQID',
  userHandle: 'AQID',
}

type Ask = (options: CredentialRequestOptions) => Promise<unknown>

/** A browser with passkeys. `list` answers for the list under a field; it waits for ever unless given. */
export function fakePasskeys({ get, create, list }: { get?: Ask; create?: Ask; list?: Ask }) {
  const known = { isConditionalMediationAvailable: async () => true }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, known),
  )
  const never: Ask = ({ signal }) =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason), { once: true }))
  const asked = async (options: CredentialRequestOptions) =>
    await ((options.mediation === 'conditional' ? list : get) ?? never)(options)
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      userAgent: { value: navigator.userAgent },
      credentials: { value: { get: asked, create: create ?? never } },
    }),
  )
}

/** As browsers say it where somebody closed their dialog, or had no passkey. */
export const refusedByPerson = async () => {
  throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError')
}
