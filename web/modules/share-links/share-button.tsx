import type { Reply } from '@app/contract/calls'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

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
      <Button
        kind="line"
        size={isBig ? 'big' : undefined}
        onPointerDown={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        <Share2 className="i" />
        Share this problem
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet round={round} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
