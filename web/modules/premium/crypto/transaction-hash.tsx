import { isBlank } from '@app/domain/text/text'
import { useState } from 'react'
import { errorMessage } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import * as styles from './crypto.module.css'
import { hashUnverifiedMessage, type OpenedPayment, paymentProgressKey, useVerifyPayment } from './crypto.queries.ts'

interface Failure {
  text: string
  progress: string
}

/** Optional: the server finds payments by itself, this only checks at once. */
export function TransactionHash({ opened: { payment, standing } }: { opened: OpenedPayment }) {
  const { paymentId } = payment
  const [hash, setHash] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const progress = paymentProgressKey(standing)
  // Outdated once the payment has moved on.
  const error = failure?.progress === progress ? failure.text : undefined
  const setError = (text?: string) => setFailure(text === undefined ? undefined : { text, progress })
  const verify = useVerifyPayment(paymentId)
  const { form, faults, clear } = useForm<'hash'>({
    isBusy: verify.isPending,
    check: () => (isBlank(hash) ? { hash: 'Please enter transaction hash' } : {}),
    send: () => {
      setError()
      verify.mutate(hash.trim(), {
        onSuccess: ({ status, message }) => setError(status === 'rejected' ? message : undefined),
        onError: (reason) => setError(errorMessage(reason, hashUnverifiedMessage)),
      })
    },
  })
  const hint = verify.data?.status === 'pending' ? verify.data.message : undefined
  return (
    <form className={`stack ${styles.hash}`} {...form}>
      <Field
        label="Sent it? Paste the transaction hash"
        name="hash"
        value={hash}
        error={faults.hash ?? error}
        hint={<span role="status">{hint}</span>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setHash(target.value)
          setError()
          clear()
        }}
      />
      <Button type="submit" kind="line" disabled={verify.isPending}>
        {verify.isPending ? 'Verifying…' : 'Verify'}
      </Button>
    </form>
  )
}
