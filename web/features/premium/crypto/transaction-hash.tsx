import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/call.ts'
import { Field } from '../../../ui/field.tsx'
import { useVerify } from './crypto.queries.ts'

const unknown = 'Please check your transaction hash and try again'

/** Not needed, since we look by ourselves; whoever names the transaction is told at once what has become of it. */
export function TransactionHash({ step, paymentId }: { step: number; paymentId: string }) {
  const [hash, setHash] = useState('')
  const [error, setError] = useState<string>()
  const verify = useVerify(paymentId)
  function submit(event: FormEvent) {
    event.preventDefault()
    const isBlank = hash.trim() === ''
    setError(isBlank ? 'Please enter transaction hash' : undefined)
    if (isBlank || verify.isPending) return
    verify.mutate(hash.trim(), {
      onSuccess: ({ status, message }) => setError(status === 'rejected' ? message : undefined),
      onError: (failure) => setError(sentenceOf(failure, unknown)),
    })
  }
  const said = verify.data?.status === 'pending' ? verify.data.message : undefined
  return (
    <li>
      <h3>
        <span>{step}</span>Paste the transaction hash
      </h3>
      <form className="hash" onSubmit={submit} noValidate>
        <Field
          label="Transaction hash"
          value={hash}
          error={error}
          hint={<span role="status">{said}</span>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setHash(target.value)
            setError(undefined)
          }}
        />
        <button type="submit" className="btn big" disabled={verify.isPending}>
          {verify.isPending ? 'Verifying…' : 'Verify'}
        </button>
      </form>
    </li>
  )
}
