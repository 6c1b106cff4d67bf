import { CircleQuestionMark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ExplainerDialog = lazyPart(async () => (await import('./explainer-dialog.tsx')).ExplainerDialog)

export function ExplainerLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        <CircleQuestionMark className="i" />
        How brain training works
      </button>
      {isOpen && (
        <Suspense>
          <ExplainerDialog onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
