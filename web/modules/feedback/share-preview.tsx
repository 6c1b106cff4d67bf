import { TriangleAlert } from 'lucide-react'
import { type CSSProperties, type Ref, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { toClipboard } from '../../ui/to-clipboard.ts'
import { showToast } from '../../ui/toast.ts'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { bestMark, type Shape, shapeOf, textOf } from './shape.ts'
import * as styles from './share-preview.module.css'

/** The share sheet of the device reports its own outcome. */
const hasShareSheet = (): boolean => typeof navigator.share === 'function'

interface Props {
  round: FinishedRound
  feedback: Feedback
  onClosed: () => void
}

export const SharePreview = ({ round, feedback, onClosed }: Props) => (
  <Dialog title="Share the shape" onClosed={onClosed}>
    {(close) => <Preview shape={shapeOf({ day: round.day, score: feedback.score })} close={close} />}
  </Dialog>
)

function Preview({ shape, close }: { shape: Shape; close: () => void }) {
  const [hasFailed, setFailed] = useState(false)
  const text = useRef<HTMLPreElement>(null)
  async function send() {
    const outcome = await shareText(textOf(shape))
    setFailed(outcome === 'failed')
    // Selected, so that it can be copied by one key.
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

/** Selecting it copies exactly what is shared. Screen readers read the last line only. */
function ShapeText({ shape, place }: { shape: Shape; place: Ref<HTMLPreElement> }) {
  const [head, signs, ...rest] = textOf(shape).split('\n')
  return (
    <pre ref={place} translate="no">
      {`${head}\n`}
      <span className={styles.signs} aria-hidden="true">
        {signs}
      </span>
      {`\n${rest.join('\n')}`}
    </pre>
  )
}

/** Drawn over the characters, which fonts set at different heights or lack. */
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

async function shareText(text: string): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  if (!hasShareSheet()) return (await toClipboard(text)) ? 'copied' : 'failed'
  try {
    await navigator.share({ text })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed'
  }
}
