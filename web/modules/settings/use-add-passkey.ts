import { sanitizeForDisplay } from '@app/domain/text/text'
import { ApiError, showError } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { isProofRequired } from '../account/with-proof.ts'
import { useAddPasskeyMutation } from './settings.queries.ts'

export function useAddPasskey() {
  const { isPending, mutate } = useAddPasskeyMutation()
  const add = () =>
    mutate(undefined, {
      onSuccess: ({ name }) =>
        showToast({ title: 'Passkey Added', text: `You can now sign in with “${sanitizeForDisplay(name)}”.` }),
      onError: sayWhyNot,
    })
  return { add, isBusy: isPending }
}

async function sayWhyNot(error: unknown) {
  // Who closed the question knows.
  if (isProofRequired(error)) return
  if (error instanceof ApiError || error instanceof TypeError) return showError(error)
  const { isAlreadyRegistered } = await import('../passkeys/passkey-ceremonies.ts')
  const text = isAlreadyRegistered(error)
    ? 'You already have a passkey on this device.'
    : 'We didn’t add a passkey. Try again any time.'
  showToast({ title: 'No Passkey Added', text })
}
