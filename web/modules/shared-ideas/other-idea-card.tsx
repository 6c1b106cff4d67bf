import { type Thinker, thinkers } from '@app/content/thinkers'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useMenu } from '../../ui/use-menu.ts'
import { FailedLine } from './failed-line.tsx'
import * as styles from './other-idea-card.module.css'
import { ReportForm } from './report-form.tsx'
import { type SampleIdea, type SharedIdea, useWishIdea } from './shared-ideas.queries.ts'

/** None where somebody took no thinker, or one of a later release. */
const findThinker = (id: string | null): Thinker | undefined => thinkers.find((thinker) => thinker.id === id)

export function SampleIdeaCard({ idea: { text, thinkerId } }: { idea: SampleIdea }) {
  const thinker = findThinker(thinkerId)
  return (
    <li className={`${styles.mind} ${styles.drawer}`}>
      <p className={`small muted ${styles.from}`}>
        <span className="tag">One of ours</span>
      </p>
      <p className={styles.idea}>{text}</p>
      {thinker && <p className={`small muted ${styles.ours}`}>{`In the spirit of ${thinker.name} ${thinker.emoji}`}</p>}
    </li>
  )
}

/** What somebody let others see, until it is reported. */
export function OtherIdeaCard({ round, idea }: { round: string; idea: SharedIdea }) {
  const [state, setState] = useState<'fresh' | 'asks' | 'back' | 'reported'>('fresh')
  if (state === 'reported') return <Reported />
  if (state === 'asks')
    return <ReportForm idea={idea} onReported={() => setState('reported')} onBack={() => setState('back')} />
  return <Shown round={round} idea={idea} isBack={state === 'back'} onReport={() => setState('asks')} />
}

interface ShownProps {
  round: string
  idea: SharedIdea
  /** From the report that was not made. */
  isBack: boolean
  onReport: () => void
}

function Shown({ round, idea, isBack, onReport }: ShownProps) {
  const { text, thinkerId, isWished } = idea
  const thinker = findThinker(thinkerId)
  const wish = useWishIdea(round, idea)
  return (
    <li className={`card ${styles.mind}`}>
      <p className={`small muted ${styles.from}`}>
        {thinker && (
          <span className={`${styles.plate} label`}>
            <img src={`/plates/small/${thinker.id}.webp`} width="224" height="224" alt="" />
          </span>
        )}
        <span>{thinker ? `with ${thinker.name} ${thinker.emoji}` : 'without a thinker'}</span>
      </p>
      <p className={styles.idea} dir="auto">
        {sanitizeForDisplay(text)}
      </p>
      <div className={styles.foot}>
        <button type="button" className={styles.wish} aria-pressed={isWished} onClick={() => wish.mutate(!isWished)}>
          <SymbolDrawing name={isWished ? 'match-lit' : 'match-new'} />
          <span>Wish I’d thought of that</span>
          <span className="sr">: {sanitizeForDisplay(text)}</span>
        </button>
        <More id={idea.id} isBack={isBack} onReport={onReport} />
      </div>
      <FailedLine error={wish.error} />
    </li>
  )
}

function More({ id, isBack, onReport }: Pick<ShownProps, 'isBack' | 'onReport'> & { id: string }) {
  const button = useFocusIfLost<HTMLButtonElement>(isBack)
  const menu = useMenu(`more-${id}`)
  return (
    <div className={styles.more}>
      <button
        type="button"
        className="iconBtn bare"
        ref={button}
        aria-label="More options for this idea"
        aria-controls={`more-${id}`}
        aria-expanded={menu.isOpen}
        onClick={menu.toggle}
      >
        <Ellipsis className="i" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for focus that leaves, which only its entry has */}
      <div className={styles.menu} id={`more-${id}`} hidden={!menu.isOpen} onBlur={menu.closeWhenLeft}>
        <button type="button" onClick={onReport}>
          <Flag className="i" />
          Report This Idea
        </button>
      </div>
    </div>
  )
}

function Reported() {
  const thanks = useFocusIfLost<HTMLParagraphElement>(true)
  return (
    <li className={`card ${styles.mind}`}>
      <p className={styles.idea} ref={thanks} tabIndex={-1}>
        Thanks. You won’t see this idea again.
      </p>
      <p className={`small muted ${styles.ours}`}>Someone will check it.</p>
    </li>
  )
}
