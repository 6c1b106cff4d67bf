import { CloudOff } from 'lucide-react'
import { useIsServerAway } from '../../api/network.ts'
import * as layout from '../../ui/styles/layout.module.css'
import * as tag from '../../ui/styles/tag.module.css'

export const OfflineTag = () =>
  useIsServerAway() && (
    <span className={`${tag.tag} ${tag.offline}`} data-part="offline">
      <CloudOff className={layout.i} />
      <span>Offline</span>
    </span>
  )
