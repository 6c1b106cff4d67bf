import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { showFailure } from '../../api/call-failed.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import { showToast } from '../../ui/toast.ts'
import { Way } from './way.tsx'

/** A first password is chosen by a mailed link, as a forgotten one is. */
export function NoPassword({ email }: { email: string }) {
  const { isPending, mutate } = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) })
  const send = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ title: 'Link Sent', text: 'The link in your mail lets you choose a password.' }),
      onError: (error) => showFailure(error),
    })
  return (
    <Way
      head="Password"
      act={
        <button
          type="button"
          className={`${buttons.btn} ${buttons.line}`}
          aria-disabled={isPending}
          onClick={() => isPending || send()}
        >
          Choose a Password
        </button>
      }
    >
      <p>You have none. We mail you a link to choose one.</p>
    </Way>
  )
}
