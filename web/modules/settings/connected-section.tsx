import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefused, showError } from '../../api/api-error.ts'
import { useNavigation } from '../../router/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format-date-time.ts'
import { showToast } from '../../ui/toast.ts'
import { isProofRequired } from '../account/with-proof.ts'
import { LastSignInMethod } from './last-sign-in-method.tsx'
import { SettingSection } from './setting-section.tsx'
import {
  type ConnectedAccount,
  connectedAccountsQuery,
  useConnectAccount,
  useDisconnectAccount,
} from './settings.queries.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import * as styles from './ways.module.css'

/** Nothing where the operator offers no service and none is connected. */
export function ConnectedSection() {
  const accounts = useQuery(connectedAccountsQuery).data ?? []
  if (accounts.length === 0) return null
  return (
    <SettingSection head="Connected accounts">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
      <ul role="list" className={`${styles.marks} ${styles.accounts}`}>
        {accounts.map((account) => (
          <AccountLine key={account.name} account={account} />
        ))}
      </ul>
    </SettingSection>
  )
}

function AccountLine({ account }: { account: ConnectedAccount }) {
  const { label, connected } = account
  const { press, isBusy, isLast, onClosed } = useChange(account)
  const act = connected ? 'Disconnect' : 'Connect'
  const { add } = useAddPasskey()
  return (
    <li>
      <span className="mark letter" aria-hidden="true">
        {[...label][0]}
      </span>
      <span>
        <b>{label}</b>
        <small>{connected ? whatOf(connected) : 'Not connected'}</small>
      </span>
      <Button kind="line" aria-label={`${act} ${label}`} isBusy={isBusy} onClick={() => press()}>
        {act}
      </Button>
      {isLast && (
        <Dialog title="This is your only way to sign in" onClosed={onClosed}>
          {(close) => <LastSignInMethod onAdd={add} close={close} />}
        </Dialog>
      )}
    </li>
  )
}

function whatOf({ email, createdAt, lastUsedAt }: NonNullable<ConnectedAccount['connected']>) {
  const when = lastUsedAt ? `last used on ${formatDate(lastUsedAt, '')}` : `connected on ${formatDate(createdAt, '')}`
  return email ? `${sanitizeForDisplay(email)}, ${when}` : `${when[0]?.toUpperCase()}${when.slice(1)}`
}

function useChange(account: ConnectedAccount) {
  const { leaveFor } = useNavigation()
  const [isLast, setLast] = useState(false)
  const connect = useConnectAccount()
  const disconnect = useDisconnectAccount()
  const onError = (error: Error) => {
    if (isRefused(error, 'last_way')) setLast(true)
    // Who closed the question knows.
    else if (!isProofRequired(error)) showError(error)
  }
  const press = () =>
    account.connected
      ? disconnect.mutate(account, {
          onSuccess: () =>
            showToast({ title: 'Disconnected', text: `You can’t sign in with ${account.label} any more.` }),
          onError,
        })
      : connect.mutate(account, { onSuccess: ({ address }) => leaveFor(address), onError })
  return { press, isBusy: connect.isPending || disconnect.isPending, isLast, onClosed: () => setLast(false) }
}
