import { CloudOff } from 'lucide-react'
import { useIsOffline } from '../../api/network.ts'
import { useLastUpdatedText } from '../../device/last-updated.ts'

/** That no server answers, and how old what is shown is. */
export function OfflineTag() {
  const isAway = useIsOffline()
  const since = useLastUpdatedText()
  if (!isAway && since === null) return null
  return (
    <span className="tag offline" data-part="offline">
      {isAway && <CloudOff className="i" />}
      <span>{isAway ? `Offline${since === null ? '' : `, as of ${since}`}` : `As of ${since}`}</span>
    </span>
  )
}
