import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { EmailForm } from '../account/email-form.tsx'
import { isProofRequired, withProof } from '../account/with-proof.ts'
import { SignInMethodSection } from './sign-in-method-section.tsx'

/** The form stands where its button was. */
export function AddressSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const change = useMutation({
    mutationFn: (email: string) => withProof('change your address', () => api.changeAddress({ body: { email } })),
    onSuccess: () => setOpen(false),
  })
  return (
    <SignInMethodSection
      head="E-mail"
      act={
        isOpen ? null : (
          <Button kind="line" onClick={() => setOpen(true)}>
            Change address
          </Button>
        )
      }
    >
      <p>{user.email}</p>
      {isOpen && (
        <EmailForm
          action="Change address"
          busy={change.isPending}
          onSend={(email) => change.isPending || change.mutate(email)}
        />
      )}
      {change.error && !isProofRequired(change.error) && (
        <ErrorNote>{errorMessage(change.error, 'Failed to change it')}</ErrorNote>
      )}
      <div role="status">
        {change.data && (
          <p className="note ok">
            <MailCheck className="i" />
            <span>{change.data.message}</span>
          </p>
        )}
      </div>
    </SignInMethodSection>
  )
}
