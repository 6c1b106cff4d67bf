import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { ExplainerDialog } from './explainer-dialog.tsx'

export function ExplainerLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttons.link} data-part="link" onClick={() => setOpen(true)}>
        <CircleQuestionMark className={layout.i} />
        How brain training works
      </button>
      {isOpen && <ExplainerDialog onClosed={() => setOpen(false)} />}
    </>
  )
}
