import type { Reply } from '@app/contract/calls'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

const loadSheet = async () => (await import('./share-sheet.tsx')).ShareSheet
const ShareSheet = lazyPart(loadSheet)

interface Props {
  round: Reply<'finishedRound'>
  className?: string | undefined
}

/** Problems of one's own stay where they are. The sheet comes when it is asked for. */
export function ShareButton({ round, className = '' }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (round.kind === 'custom') return null
  const ahead = () => void loadSheet().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className={`link ${className}`}
        onPointerDown={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        <span>Share This Problem</span>
        <Share2 className="i" />
      </button>
      {isOpen && (
        <Suspense>
          <ShareSheet round={round} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
