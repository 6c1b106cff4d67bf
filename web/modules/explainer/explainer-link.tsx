import { CircleQuestionMark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'

const ExplainerDialog = lazyPart(async () => (await import('./explainer-dialog.tsx')).ExplainerDialog)

export function ExplainerLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttons.link} data-part="link" onClick={() => setOpen(true)}>
        <CircleQuestionMark className={layout.i} />
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
