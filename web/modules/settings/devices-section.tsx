import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { showError } from '../../api/api-error.ts'
import { useIsOffline } from '../../api/network.ts'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { showToast } from '../../ui/toast.ts'
import { type Device, devicesQuery, useSignOutDevice } from './settings.queries.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

export function DevicesSection() {
  const { data: devices, isError, refetch } = useQuery(devicesQuery)
  const isAway = useIsOffline()
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="devices-head" aria-busy={!(devices || isError)}>
      <div className="row thing">
        <h3 id="devices-head" tabIndex={-1} ref={head}>
          Your devices
        </h3>
        <SignOutEverywhere />
      </div>
      {devices ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers.
        <ul role="list" className="lines">
          {devices.map((device) => (
            <DeviceLine key={device.id} device={device} onGone={() => head.current?.focus()} />
          ))}
        </ul>
      ) : (
        <LoadError what="your devices" isError={isError} isAway={isAway} onRetry={refetch} />
      )}
    </section>
  )
}

/** `onGone` moves the focus: the clicked button has gone with its line. */
function DeviceLine({ device, onGone }: { device: Device; onGone: () => void }) {
  const { signOut, isBusy } = useSignOut(device, onGone)
  const Icon = /iP|Android/.test(device.device) ? Smartphone : Monitor
  return (
    <li>
      <Icon className="i" />
      <div className="row thing">
        <div>
          <b>{device.device}</b>
          <small>{`Signed in ${formatDateTime(device.signedInAt)}${byWay(device.way)}`}</small>
          <small>Last seen {formatDateTime(device.lastSeenAt)}</small>
        </div>
        {device.isThis ? (
          <span className="tag mint">This device</span>
        ) : (
          <Button kind="line" aria-label={`Sign Out ${device.device}`} isBusy={isBusy} onClick={signOut}>
            Sign Out
          </Button>
        )}
      </div>
    </li>
  )
}

const ways = new Map([
  ['password', ', with a password'],
  ['password_code', ', with a password and code'],
  ['passkey', ', with a passkey'],
])

const byWay = (way: string) =>
  ways.get(way) ?? `, with a connected account${way.startsWith('provider_code') ? ' and code' : ''}`

function useSignOut(device: Device, onGone: () => void) {
  const { isPending, mutateAsync } = useSignOutDevice()
  async function signOut() {
    try {
      await mutateAsync(device)
      onGone()
      showToast({ title: 'Signed Out', text: `${device.device} is signed out.` })
    } catch (error) {
      showError(error)
    }
  }
  return { signOut, isBusy: isPending }
}
