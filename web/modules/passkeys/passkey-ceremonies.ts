import type { Body, Reply } from '@app/contract/calls'
import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser'
import { api } from '../../api/api.ts'
import { confirmSignedIn } from '../../api/session.ts'

type Assertion = Body<'signInByPasskey'>['assertion']
type Challenge = Reply<'passkeyChallenge'>

async function sign(optionsJSON: Challenge, useBrowserAutofill = false): Promise<Assertion> {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return { id, authenticatorData, clientDataJSON, signature, ...(userHandle && { userHandle }) }
}

const signInBy = async (assertion: Assertion) => confirmSignedIn(await api.signInByPasskey({ body: { assertion } }))

export const signInByPasskey = async () => signInBy(await sign(await api.passkeyChallenge()))

export const proveByPasskey = async () =>
  api.proveByPasskey({ body: { assertion: await sign(await api.passkeyProofChallenge()) } })

/** The browser lists the passkeys under the field for the e-mail. Null: none was chosen before the end. */
export async function signInByAutofill(end: AbortSignal) {
  const assertion = await assertionFromField(end).catch(() => null)
  return assertion && !end.aborted ? await signInBy(assertion) : null
}

async function assertionFromField(end: AbortSignal): Promise<Assertion | null> {
  const options = await api.passkeyChallenge()
  if (end.aborted) return null
  const stop = () => WebAuthnAbortService.cancelCeremony()
  end.addEventListener('abort', stop, { once: true })
  let isOld = false
  const timer = setTimeout(() => {
    isOld = true
    stop()
  }, options.timeout - expiryMarginMs)
  try {
    return await sign(options, true)
  } catch (error) {
    if (!isOld || end.aborted) throw error
  } finally {
    clearTimeout(timer)
    end.removeEventListener('abort', stop)
  }
  await whileHidden(end)
  return end.aborted ? null : assertionFromField(end)
}

/** A challenge lives for five minutes, and a page may stand open for longer. */
const expiryMarginMs = 30_000

const whileHidden = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** `options` was asked for before, since that may need a proof. */
export async function createPasskey(optionsJSON: Reply<'passkeyCreation'>): Promise<Body<'addPasskey'>['attestation']> {
  const { id, response, authenticatorAttachment: attachment } = await startRegistration({ optionsJSON })
  const { attestationObject, clientDataJSON, transports = [] } = response
  return { id, attestationObject, clientDataJSON, transports, ...(attachment && { attachment }) }
}

/** The device says that it has a passkey of this account. */
export const isAlreadyRegistered = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
