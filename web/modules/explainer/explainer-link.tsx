import { CircleQuestionMark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

// Opened by a press.
const ExplainerDialog = lazyPart(async () => (await import('./explainer-dialog.tsx')).ExplainerDialog)

export function ExplainerLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" data-part="link" onClick={() => setOpen(true)}>
        <CircleQuestionMark className="i" />
        How brain training works
      </button>
      <Suspense>{isOpen && <ExplainerDialog onClosed={() => setOpen(false)} />}</Suspense>
    </>
  )
}
