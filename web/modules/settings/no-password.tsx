import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { SignInMethodSection } from './sign-in-method-section.tsx'

/** A first password is chosen by a mailed link, as a forgotten one is. */
export function NoPassword({ email }: { email: string }) {
  const { isPending, mutate } = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) })
  const send = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ title: 'Link Sent', text: 'The link in your mail lets you choose a password.' }),
      onError: (error) => showError(error),
    })
  return (
    <SignInMethodSection
      head="Password"
      act={
        <Button kind="line" isBusy={isPending} onClick={() => send()}>
          Choose a Password
        </Button>
      }
    >
      <p>You have none. We mail you a link to choose one.</p>
    </SignInMethodSection>
  )
}
