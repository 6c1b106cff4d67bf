import { shownText } from '@app/domain/text/text'
import { CallFailed, showFailure } from '../../api/call-failed.ts'
import { showToast } from '../../ui/toast.ts'
import { isUnproven } from '../account/with-proof.ts'
import { useAddition } from './settings.queries.ts'

export function useAddPasskey() {
  const { isPending, mutate } = useAddition()
  const add = () =>
    mutate(undefined, {
      onSuccess: ({ name }) =>
        showToast({ title: 'Passkey Added', text: `“${shownText(name)}” signs you in from now on.` }),
      onError: sayWhyNot,
    })
  return { add, isBusy: isPending }
}

async function sayWhyNot(error: unknown) {
  // Who closed the question knows.
  if (isUnproven(error)) return
  if (error instanceof CallFailed || error instanceof TypeError) return showFailure(error)
  const { isHere } = await import('../passkeys/ceremonies.ts')
  const text = isHere(error)
    ? 'This device has a passkey of yours already.'
    : 'Nothing was added. You can try again at any time.'
  showToast({ title: 'No Passkey Added', text })
}
