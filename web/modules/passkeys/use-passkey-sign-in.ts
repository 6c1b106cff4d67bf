import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage, isNetworkError, needsNetworkMessage } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { canUsePasskeys, noPasskeyMessage } from './can-use-passkeys.ts'

interface Options {
  /** Whether the browser may list passkeys under the field for the e-mail. */
  canAutofill: boolean
  onSignedIn: (user: User) => void
  onFailed: (sentence: string) => void
}

const noNetworkMessage = needsNetworkMessage('Signing in')

const loadCeremonies = () => import('./passkey-ceremonies.ts')

/** Two ways to the same end: the list under the field, where the browser has one, and a button. */
export function usePasskeySignIn({ canAutofill, onSignedIn, onFailed }: Options) {
  const [isBusy, setBusy] = useState(false)
  const signedIn = useEffectEvent((user: User | null) => user && onSignedIn(user))
  const fail = (error: unknown) =>
    onFailed(errorMessage(error, isNetworkError(error) ? noNetworkMessage : noPasskeyMessage))
  const failed = useEffectEvent(fail)
  // The press takes the browser from the field, and gives it back.
  const listens = canAutofill && !isBusy
  useEffect(() => {
    if (!listens) return
    const end = new AbortController()
    // Without the code nothing is listed, and nobody has asked for it.
    const listen = async () =>
      (await hasList()) &&
      !end.signal.aborted &&
      (await loadCeremonies().catch(() => null))?.signInByAutofill(end.signal)
    listen().then((user) => signedIn(user || null), failed)
    return () => end.abort()
  }, [listens])
  async function press() {
    if (isBusy) return
    setBusy(true)
    try {
      onSignedIn(await (await loadCeremonies()).signInByPasskey())
    } catch (error) {
      fail(error)
    }
    setBusy(false)
  }
  return { press, isBusy }
}

const hasList = async () =>
  canUsePasskeys() && Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false))
