import { useMutation } from '@tanstack/react-query'
import { ArrowRight, Clock, LifeBuoy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage, isRefused, showError } from '../../api/api-error.ts'
import { confirmSignedIn } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { isSendingOrSent, useForm } from '../../ui/use-form.ts'
import { useAfterSignIn } from './account.queries.ts'
import { missingDigitsMessage } from './account-form-rules.ts'
import { CodeField } from './code-field.tsx'
import * as styles from './login.module.css'

const words = {
  app: {
    title: 'One more step',
    line: 'Enter the six digits from your authenticator app.',
    empty: missingDigitsMessage,
    other: 'Use a Recovery Code',
  },
  recovery: {
    title: 'Recovery code',
    line: 'Enter one of the ten you saved. Each works once.',
    empty: 'Please enter a recovery code',
    other: 'Use Your Authenticator App',
  },
} as const

/** After a password that was right. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const [by, setBy] = useState<'app' | 'recovery'>('app')
  const { title, line, other } = words[by]
  const head = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two steps is read from its heading.
  useEffect(() => head.current?.focus(), [by])
  return (
    <>
      <div>
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        <p className={`muted ${styles.line}`}>{line}</p>
      </div>
      <CodeForm key={by} by={by} onBack={onBack} />
      <p className={`row ${styles.swap} ${styles.apart}`}>
        <button type="button" className="link" onClick={() => setBy(by === 'app' ? 'recovery' : 'app')}>
          {other}
        </button>
        <button type="button" className="link" onClick={onBack}>
          Back
        </button>
      </p>
    </>
  )
}

function CodeForm({ by, onBack }: { by: 'app' | 'recovery'; onBack: () => void }) {
  const [code, setCode] = useState('')
  const { fault, isWrong, form, isBusy, send } = useCode(by, code, onBack)
  return (
    <>
      <form className="stack" {...form}>
        <CodeField by={by} code={code} error={fault} onCode={setCode} onWhole={(whole) => isBusy || send(whole)} />
        <Button type="submit" size="big wide" isBusy={isBusy}>
          <span>Sign In</span>
          <ArrowRight className="i" />
        </Button>
      </form>
      {by === 'app' && isWrong && (
        <p className="note">
          <Clock className="i" />
          <span>Still not working? Set your device’s clock to automatic.</span>
        </p>
      )}
      {by === 'recovery' && (
        <p className="note">
          <LifeBuoy className="i" />
          <span>Lost your codes too? Use a passkey. No passkey? Contact support.</span>
        </p>
      )}
    </>
  )
}

function useCode(by: 'app' | 'recovery', code: string, onBack: () => void) {
  const welcome = useAfterSignIn()
  const signIn = useMutation({
    mutationFn: async (code: string) => confirmSignedIn(await api.signInByCode({ body: { code } })),
  })
  const { error, mutate } = signIn
  const isBusy = isSendingOrSent(signIn)
  const send = (code: string) => mutate(code, { onSuccess: welcome, onError })
  const { form, faults, complain } = useForm<'code'>({
    isBusy,
    check: () => (code.trim() === '' ? { code: words[by].empty } : {}),
    send: () => send(code),
  })
  function onError(error: Error) {
    if (!isRefused(error, 'sign_in_over')) return complain({ code: errorMessage(error) })
    showError(error, undefined, 'Sign In Failed')
    onBack()
  }
  return { fault: faults.code, isWrong: isRefused(error, 'wrong_code'), form, isBusy, send }
}
