import { useQuery } from '@tanstack/react-query'
import { useIsServerAway } from '../../api/network.ts'
import type { User } from '../../api/session.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { AddressSection } from './address-section.tsx'
import { ConnectedSection } from './connected-section.tsx'
import { FactorSections } from './factor-sections.tsx'
import { NoPassword } from './no-password.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import * as styles from './settings.module.css'
import { waysQuery } from './settings.queries.ts'

export function WaysCard({ user }: { user: User }) {
  const { data: ways, isError, refetch } = useQuery(waysQuery)
  const isAway = useIsServerAway()
  return (
    <section className={`${surfaces.card} ${styles.card}`} aria-labelledby="ways-head" aria-busy={!(ways || isError)}>
      <h2 id="ways-head">Ways to sign in</h2>
      {ways ? (
        <>
          <AddressSection user={user} />
          {ways.hasPassword ? (
            <PasswordSection user={user} isLast={ways.passkeys === 0 && ways.providers.length === 0} />
          ) : (
            <NoPassword email={user.email} />
          )}
          <PasskeysSection />
          <ConnectedSection />
          {ways.hasPassword && <FactorSections factor={ways.secondFactor} />}
        </>
      ) : (
        <NotLoaded what="your ways to sign in" isError={isError} isAway={isAway} onRetry={refetch} />
      )}
    </section>
  )
}
