import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../api/api-error.ts'
import { useIsOffline } from '../../api/network.ts'
import { Button } from '../../ui/button.tsx'
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts'
import { Field } from '../../ui/field.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { showToast } from '../../ui/toast.ts'
import { SettingSection } from './setting-section.tsx'
import { calendarQuery, useCloseCalendar, useOpenCalendar } from './settings.queries.ts'

/** The address is shown where it was just made, and never again: only its hash is stored. */
export function CalendarSection() {
  const { data, isError, refetch } = useQuery(calendarQuery)
  const isAway = useIsOffline()
  const isOn = data?.isOn ?? false
  const open = useOpenCalendar()
  const close = useCloseCalendar()
  const isBusy = !data || open.isPending || close.isPending
  const address = isOn ? open.data?.address : undefined
  const renew = () => open.mutate(undefined, { onError: (error) => showError(error) })
  const end = () => close.mutate(undefined, { onError: (error) => showError(error) })
  if (isError && !data)
    return (
      <SettingSection head="Calendar">
        <LoadError what="your calendar" isError isAway={isAway} onRetry={refetch} />
      </SettingSection>
    )
  const act = (
    <div className="row">
      <Button kind="line" isBusy={isBusy} onClick={renew}>
        <span>{isOn ? 'Get a New Link' : 'Get a Link'}</span>
      </Button>
      {isOn && (
        <Button kind="line" isBusy={isBusy} onClick={end}>
          Turn Off
        </Button>
      )}
    </div>
  )
  const note = isOn
    ? 'Anyone with the link can see your sessions. A new link replaces the old one.'
    : 'See your sessions in your own calendar.'
  return (
    <SettingSection head="Calendar" note={note} act={act}>
      {address && <Address key={address} address={address} />}
    </SettingSection>
  )
}

function Address({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    if (await copyToClipboard(address)) setCopied(true)
    else showToast({ title: 'Not Copied', text: 'Select the link and copy it yourself.' })
  }
  return (
    <div className="stack">
      <Field
        label="Your link (we only show it once)"
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="row">
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy Link'}</Button>
      </div>
    </div>
  )
}
