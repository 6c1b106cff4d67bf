import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/api-error.ts'
import type { Installation } from '../../api/installation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { savePendingAction } from '../providers/pending-action.ts'
import { SupportAddress } from '../support/support-address.tsx'

interface Props {
  about: string
  names: readonly string[]
  /** There is no other way. */
  isOnly: boolean
}

/** One button for each connected service that is still offered. The page is left for it, and comes back by itself. */
export function ProviderProofs({ about, names, isOnly }: Props) {
  const [installation, setInstallation] = useState<Installation>()
  const [failure, setFailure] = useState('')
  // Outside of the app's tree, and so without its cache.
  useEffect(() => {
    api.installation().then(setInstallation, (error: unknown) => setFailure(errorMessage(error)))
  }, [])
  const offered = installation?.providers.filter(({ name }) => names.includes(name)) ?? []
  async function press(name: string) {
    try {
      const { address } = await api.proveByProvider({ params: { name }, body: { from: location.pathname } })
      savePendingAction(about)
      location.assign(address)
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }
  return (
    <>
      {offered.map(({ name, label }) => (
        <Button key={name} kind={isOnly ? undefined : 'line'} onClick={() => void press(name)}>
          Continue with {label}
        </Button>
      ))}
      {installation && isOnly && offered.length === 0 && <NoWayHere {...installation} />}
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </>
  )
}

const byMail = 'We’ll email you a link to choose a password. Then sign in with that password. Nothing arrived? Email'
const byHand = 'Email'

/** The service is not offered any more, or this browser has no passkeys. */
const NoWayHere = ({ mail, supportEmail }: Pick<Installation, 'mail' | 'supportEmail'>) => (
  <>
    <p>
      <span>None of your sign-in options work here right now. {mail ? byMail : byHand} </span>
      <SupportAddress address={supportEmail} />.
    </p>
    {mail && (
      <a className="btn" href="/forgot-password">
        Choose a Password
      </a>
    )}
  </>
)
