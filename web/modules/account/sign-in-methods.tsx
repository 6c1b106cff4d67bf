import { useMutation, useQuery } from '@tanstack/react-query'
import { Info, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/api-error.ts'
import { type Installation, installationQuery } from '../../api/installation.ts'
import { useNavigation } from '../../router/navigation.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { usePasskeySignIn } from '../passkeys/use-passkey-sign-in.ts'
import { providerOutcomeText, useProviderOutcome } from '../providers/provider-outcome.ts'
import { useAfterSignIn } from './account.queries.ts'
import * as styles from './login.module.css'

interface Props {
  mode: 'in' | 'up'
  isTypingPassword: boolean
}

const none: Installation['providers'] = []

/** Ways without a password, above the form with one. */
export function SignInMethods({ mode, isTypingPassword }: Props) {
  const providers = useQuery(installationQuery).data?.providers ?? none
  const { failure, onFailed } = useFailure(providers)
  const hasPasskeys = mode === 'in' && canUsePasskeys()
  return (
    <>
      {failure && <FailureNote of={failure} />}
      {(hasPasskeys || providers.length > 0) && (
        <>
          <div className={styles.ways}>
            {providers.map((provider) => (
              <ProviderButton key={provider.name} provider={provider} onFailed={onFailed} />
            ))}
            {hasPasskeys && <PasskeyButton isTypingPassword={isTypingPassword} onFailed={onFailed} />}
          </div>
          <p className={`small muted ${styles.or}`}>
            <span>{mode === 'in' ? 'or with your password' : 'or with your email'}</span>
          </p>
        </>
      )}
    </>
  )
}

interface Failure {
  sentence: string
  /** It is no failure: another step leads on. */
  hasNextStep?: boolean
}

/** The last one: of a visit that led back here, or of a press. */
function useFailure(providers: Installation['providers']) {
  const outcome = useProviderOutcome()
  const [visited] = useState(() => outcome && providerOutcomeText(outcome, providers))
  const [failure, setFailure] = useState<Failure | null>(
    visited ? { sentence: visited, hasNextStep: outcome?.is === 'known' } : null,
  )
  return { failure, onFailed: (sentence: string) => setFailure({ sentence }) }
}

/** The focus goes to it each time that something fails. */
function FailureNote({ of: failure }: { of: Failure }) {
  const place = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The same sentence may be said twice.
  useEffect(() => place.current?.focus(), [failure])
  return (
    <p className={failure.hasNextStep ? 'note wait' : 'note'} ref={place} tabIndex={-1}>
      <Info className="i" />
      <span>{failure.sentence}</span>
    </p>
  )
}

interface Failing {
  onFailed: (sentence: string) => void
}

function ProviderButton({
  provider: { name, label },
  onFailed,
}: Failing & { provider: Installation['providers'][number] }) {
  const { leaveFor } = useNavigation()
  const { isPending, mutate } = useMutation({
    mutationFn: () => api.signInByProvider({ params: { name } }),
    onSuccess: ({ address }) => leaveFor(address),
    onError: (error) => onFailed(errorMessage(error)),
  })
  return (
    <button type="button" className={styles.way} aria-disabled={isPending} onClick={() => isPending || mutate()}>
      <span className="mark letter" aria-hidden="true">
        {[...label][0]}
      </span>
      <span>Continue with {label}</span>
    </button>
  )
}

function PasskeyButton({ isTypingPassword, onFailed }: Failing & Pick<Props, 'isTypingPassword'>) {
  const onSignedIn = useAfterSignIn()
  const { press, isBusy } = usePasskeySignIn({ canAutofill: !isTypingPassword, onSignedIn, onFailed })
  return (
    <button type="button" className={styles.way} aria-disabled={isBusy} onClick={press}>
      <span className="mark" aria-hidden="true">
        <KeyRound className="i" />
      </span>
      <span>Use a Passkey</span>
    </button>
  )
}
