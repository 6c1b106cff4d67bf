import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { ExplainerDialog } from './explainer-dialog.tsx'

export function ExplainerLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" data-part="link" onClick={() => setOpen(true)}>
        <CircleQuestionMark className="i" />
        How brain training works
      </button>
      {isOpen && <ExplainerDialog onClosed={() => setOpen(false)} />}
    </>
  )
}
