import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { SettingSection } from './setting-section.tsx'

/** By a mailed link, as a forgotten one is. */
export function ChoosePasswordButton({ email }: { email: string }) {
  const { isPending, mutate } = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) })
  const send = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ title: 'Link Sent', text: 'Open the link in your email to choose a password.' }),
      onError: (error) => showError(error),
    })
  return (
    <Button kind="line" isBusy={isPending} onClick={() => send()}>
      Choose a Password
    </Button>
  )
}

export const NoPassword = ({ email }: { email: string }) => (
  <SettingSection
    head="Password"
    note="You don’t have a password yet. We’ll email you a link to choose one."
    act={<ChoosePasswordButton email={email} />}
  />
)
