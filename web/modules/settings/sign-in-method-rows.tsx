import { useQuery } from '@tanstack/react-query'
import { useIsOffline } from '../../api/network.ts'
import type { User } from '../../api/session.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { AddressSection } from './address-section.tsx'
import { ConnectedSection } from './connected-section.tsx'
import { NoPassword } from './no-password.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSections } from './second-factor-sections.tsx'
import { signInMethodsQuery } from './settings.queries.ts'

export function SignInMethodRows({ user }: { user: User }) {
  const { data: ways, isError, refetch } = useQuery(signInMethodsQuery)
  const isAway = useIsOffline()
  if (!ways)
    return (
      <div aria-busy={!isError}>
        <LoadError what="your ways to sign in" isError={isError} isAway={isAway} onRetry={refetch} />
      </div>
    )
  return (
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
        <SecondFactorSections factor={ways.secondFactor} unprovenEmail={ways.needsMailedPassword ? user.email : null} />
      )}
    </>
  )
}
