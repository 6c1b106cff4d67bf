import { Info, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { usePasskeySignIn } from '../passkeys/use-passkey-sign-in.ts'
import { useWelcome } from './account.queries.ts'
import * as styles from './login.module.css'

/** Ways to sign in without a password, above the form with one. */
export function LoginWays({ isTypingPassword }: { isTypingPassword: boolean }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const onSignedIn = useWelcome()
  const onFailed = (sentence: string) => setFailure({ sentence })
  const { press, isBusy } = usePasskeySignIn({ inField: !isTypingPassword, onSignedIn, onFailed })
  if (!canUsePasskeys()) return null
  return (
    <>
      {failure && <FailureNote of={failure} />}
      <div className={styles.ways}>
        <button type="button" className={styles.way} aria-disabled={isBusy} onClick={press}>
          <span className={styles.wayMark} aria-hidden="true">
            <KeyRound className={layout.i} />
          </span>
          <span>Use a passkey</span>
        </button>
      </div>
      <p className={styles.or}>
        <span>or with your password</span>
      </p>
    </>
  )
}

interface Failure {
  sentence: string
}

/** The focus goes to it each time that something fails. */
function FailureNote({ of: failure }: { of: Failure }) {
  const place = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The same sentence may be said twice.
  useEffect(() => place.current?.focus(), [failure])
  return (
    <p className={fields.note} ref={place} tabIndex={-1}>
      <Info className={layout.i} />
      <span>{failure.sentence}</span>
    </p>
  )
}
