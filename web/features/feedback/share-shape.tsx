import { Share2, TriangleAlert } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawing } from '../../ui/symbols.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { handOn, hasShareSheet } from './hand-on.ts'
import { bestMark, type Shape, shapeOf, textOf } from './shape.ts'
import './share-shape.css'

/** Shares what a list looks like and not what it says. What goes is shown before it goes. */
export function ShareShape({ round, feedback }: { round: FinishedRound; feedback: Feedback }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn line big" onClick={() => setOpen(true)}>
        <Share2 className="i" />
        Share the shape, not the words
      </button>
      {isOpen && (
        <Dialog title="Share the shape" onClosed={() => setOpen(false)}>
          {(close) => <Preview shape={shapeOf({ day: round.day, score: feedback.score })} close={close} />}
        </Dialog>
      )}
    </>
  )
}

function Preview({ shape, close }: { shape: Shape; close: () => void }) {
  const [hasFailed, setFailed] = useState(false)
  async function send() {
    const outcome = await handOn(textOf(shape))
    setFailed(outcome === 'failed')
    if (outcome === 'shared' || outcome === 'copied') close()
    if (outcome === 'copied') showToast({ title: 'Copied', text: 'The shape is ready to paste.' })
  }
  return (
    <div className="share-shape">
      <p className="muted">This goes, and nothing else: no word of the problem, none of your ideas.</p>
      <div className="text">
        <p>{shape.head}</p>
        <Marks marks={shape.marks} />
        <p>{shape.legend}</p>
        <p>{shape.facts}</p>
      </div>
      {hasFailed && (
        <p className="note warn" role="alert">
          <TriangleAlert className="i" />
          <span>That did not work. Please select the text and copy it by hand.</span>
        </p>
      )}
      <button type="button" className="btn" onClick={() => void send()}>
        {hasShareSheet() ? 'Share' : 'Copy'}
      </button>
    </div>
  )
}

/** The marks as they are sent, drawn over: fonts set them at different heights, and some have none. */
const Marks = ({ marks }: Pick<Shape, 'marks'>) => (
  <p className="marks">
    {marks.map(({ high, sign }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <span key={place} style={{ '--high': high } as CSSProperties}>
        {sign}
        {sign === bestMark && <Drawing name="flame" />}
      </span>
    ))}
  </p>
)
