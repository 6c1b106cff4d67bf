import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { useIsOffline } from '../../api/network.ts'
import type { User } from '../../api/session.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { AddressSection } from './address-section.tsx'
import { ConnectedSection } from './connected-section.tsx'
import { NoPassword } from './no-password.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSections } from './second-factor-sections.tsx'
import * as styles from './settings.module.css'
import { signInMethodsQuery } from './settings.queries.ts'

export function SignInMethodsCard({ user }: { user: User }) {
  const { data: ways, isError, refetch } = useQuery(signInMethodsQuery)
  const isAway = useIsOffline()
  return (
    <section className={`card ${styles.card}`} aria-labelledby="ways-head" aria-busy={!(ways || isError)}>
      <h2 id="ways-head">Ways to sign in</h2>
      {ways ? (
        <>
          <AddressSection user={user} undoUntil={ways.addressUndoUntil} />
          {ways.hasPassword ? (
            <PasswordSection
              user={user}
              since={ways.passwordSince}
              isLast={ways.passkeys === 0 && ways.providers.length === 0}
            />
          ) : (
            <NoPassword email={user.email} />
          )}
          <PasskeysSection />
          <ConnectedSection />
          {ways.hasPassword && (
            <SecondFactorSections
              factor={ways.secondFactor}
              unprovenEmail={ways.needsMailedPassword ? user.email : null}
            />
          )}
        </>
      ) : (
        <LoadError what="your ways to sign in" isError={isError} isAway={isAway} onRetry={refetch} />
      )}
    </section>
  )
}

/** Beside the card; on a phone under it. */
export const SignInMethodsNotes = () => (
  <div className={styles.notes}>
    {canUsePasskeys() && (
      <p className="note ok">
        <KeyRound className="i" />
        <span>A passkey replaces your password and codes. Your finger, face or screen lock stays on your device.</span>
      </p>
    )}
    <p className="note">
      <ShieldCheck className="i" />
      <span>We’ll ask you to confirm any change, sign out your other devices and email you.</span>
    </p>
  </div>
)
