import type { Reply } from '@app/contract/calls'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'

const loadSheet = async () => (await import('./share-sheet.tsx')).ShareSheet
const ShareSheet = lazyPart(loadSheet)

interface Props {
  round: Reply<'finishedRound'>
  isBig?: boolean
}

/** Problems of one's own stay where they are. The sheet comes when it is asked for. */
export function ShareButton({ round, isBig = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (round.kind === 'custom') return null
  const ahead = () => void loadSheet().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className={`${buttons.btn} ${buttons.line} ${isBig ? buttons.big : ''}`}
        onPointerDown={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        <Share2 className={layout.i} />
        Share this problem
      </button>
      {isOpen && (
        <Suspense>
          <ShareSheet round={round} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
