import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import type { Feedback, FinishedRound } from './feedback.queries.ts'

const SharePreview = lazyPart(async () => (await import('./share-preview.tsx')).SharePreview)

export function ShareShape({ round, feedback }: { round: FinishedRound; feedback: Feedback }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`${buttons.btn} ${buttons.line} ${buttons.big}`} onClick={() => setOpen(true)}>
        <Share2 className={layout.i} />
        Share the shape, not the words
      </button>
      {isOpen && (
        <Suspense>
          <SharePreview round={round} feedback={feedback} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
