import { Share2, TriangleAlert } from 'lucide-react'
import { type CSSProperties, type Ref, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { bestMark, type Shape, shapeOf, textOf } from './shape.ts'
import * as styles from './share-shape.module.css'

/** The device's own sheet, where there is one, says by itself what became of a text. */
const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/** Shares what a list looks like and not what it says. What goes is shown before it goes. */
export function ShareShape({ round, feedback }: { round: FinishedRound; feedback: Feedback }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`${buttons.btn} ${buttons.line} ${buttons.big}`} onClick={() => setOpen(true)}>
        <Share2 className={layout.i} />
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
  const text = useRef<HTMLPreElement>(null)
  async function send() {
    const outcome = await handOn(textOf(shape))
    setFailed(outcome === 'failed')
    // By hand it is one press then, also for a person without a mouse.
    if (outcome === 'failed' && text.current) getSelection()?.selectAllChildren(text.current)
    if (outcome === 'shared' || outcome === 'copied') close()
    if (outcome === 'copied') showToast({ title: 'Copied', text: 'The shape is ready to paste.' })
  }
  return (
    <div className={styles.shareShape}>
      <p className={layout.muted}>This goes, and nothing else: no word of the problem, none of your ideas.</p>
      <div className={styles.text} data-part="shape">
        <Bars marks={shape.marks} />
        <ShapeText shape={shape} place={text} />
      </div>
      {hasFailed && (
        <p className={`${fields.note} ${fields.warn}`} role="alert">
          <TriangleAlert className={layout.i} />
          <span>That did not work. The text is selected: please copy it by hand.</span>
        </p>
      )}
      <button type="button" className={buttons.btn} onClick={() => void send()}>
        {hasShareSheet() ? 'Share' : 'Copy'}
      </button>
    </div>
  )
}

/** The text to the letter: a person who selects it has what is sent. Its signs say nothing aloud; the last line does. */
function ShapeText({ shape, place }: { shape: Shape; place: Ref<HTMLPreElement> }) {
  const [head, signs, ...rest] = textOf(shape).split('\n')
  return (
    <pre ref={place}>
      {`${head}\n`}
      <span className={styles.signs} aria-hidden="true">
        {signs}
      </span>
      {`\n${rest.join('\n')}`}
    </pre>
  )
}

/** Drawn over the signs: fonts set them at different heights, and some have none. */
const Bars = ({ marks }: Pick<Shape, 'marks'>) => (
  <div className={styles.bars} aria-hidden="true">
    {marks.map(({ high, sign }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <span key={place} style={{ '--high': high } as CSSProperties}>
        {sign === bestMark && <Drawing name="flame" />}
      </span>
    ))}
  </div>
)

/** Hands a text on, by the sheet of the device or else by the clipboard. No server hears of it. */
async function handOn(text: string): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  try {
    if (!hasShareSheet()) {
      await navigator.clipboard.writeText(text)
      return 'copied'
    }
    await navigator.share({ text })
    return 'shared'
  } catch (error) {
    // A person who closes the sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'
  }
}
