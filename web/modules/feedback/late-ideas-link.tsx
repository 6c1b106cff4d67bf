import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'

const LateIdeasDialog = lazyPart(async () => (await import('./late-ideas-dialog.tsx')).LateIdeasDialog)

/** Beside the sentence on order; a list that went the other way must not read that it cannot. */
export function LateIdeasLink({ isSo }: { isSo: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const title = isSo ? 'Why late ideas are odder' : 'Why late ideas are often odder'
  return (
    <>
      <button type="button" className={buttons.link} onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Suspense>
          <LateIdeasDialog title={title} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
