import type { Thinker } from '@app/content/thinkers'
import { ArrowDown, ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OfflinePlate } from './offline-plate.tsx'
import * as styles from './technique.module.css'
import type { TechniqueHelp } from './technique-help.ts'

const ThinkerDialog = lazyPart(async () => (await import('./thinker-dialog.tsx')).ThinkerDialog)
const ThinkerSheet = lazyPart(async () => (await import('./thinker-sheet.tsx')).ThinkerSheet)

interface Props {
  help: TechniqueHelp
  thinker: Thinker
  /** The thinker of the path, not one that the person chose. */
  pathThinkerId: Thinker['id']
  /** Null where its example is there already. */
  onExample: (() => void) | null
  onChoose: (id: Thinker['id']) => void
  onCover: (isCovered: boolean) => void
}

/** One row: the plate, whose it is, how far somebody is with it, and the rule. */
export function Technique({
  help: { technique, stage, opener, hasExample },
  thinker,
  pathThinkerId,
  onExample,
  onChoose,
  onCover,
}: Props) {
  const [shown, setShown] = useState<'thinker' | 'all' | null>(null)
  // A begun line stands above ideas only.
  const stageText = stage === 2 && opener !== null ? 'First line started for you' : null
  const show = (part: typeof shown) => {
    setShown(part)
    onCover(part !== null)
  }
  return (
    <>
      <section className={styles.technique} aria-label="Technique" data-part="technique">
        <button
          type="button"
          className={styles.plate}
          aria-label={`About ${thinker.name}`}
          aria-haspopup="dialog"
          onClick={() => show('thinker')}
        >
          <span className="label">
            <OfflinePlate id={thinker.id} className="label" />
          </span>
        </button>
        <div>
          <p className={styles.head}>
            <span>{stageText ? thinker.shortName : thinker.name}</span>
            {stageText && <span className="tag brand">{stageText}</span>}
            <button type="button" className="link" aria-haspopup="dialog" onClick={() => show('all')}>
              Change
            </button>
          </p>
          <p className={`disp ${styles.rule}`}>{technique.rule}</p>
          {opener && <p className={styles.note}>Finish the first line, or clear it.</p>}
          {hasExample && onExample && !opener && (
            <button type="button" className="link" onClick={onExample}>
              Show the example
            </button>
          )}
        </div>
      </section>
      {/* Beside the section: what colours it is not for dialogs. */}
      <Suspense>
        {shown === 'thinker' && <ThinkerDialog thinker={thinker} onClosed={() => show(null)} />}
        {shown === 'all' && (
          <ThinkerSheet
            chosen={thinker.id}
            pathThinkerId={pathThinkerId}
            onChoose={onChoose}
            onClosed={() => show(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ExampleProps {
  help: TechniqueHelp
  isOpen: boolean
  onToggle: () => void
  onYourTurn: () => void
  onKnown: () => void
}

/** One press, so that the first box is in the first view of a phone: then what somebody would type, and what leads on. */
export function Example({ help: { technique, stage }, isOpen, onToggle, onYourTurn, onKnown }: ExampleProps) {
  const { text, lines } = technique.example
  return (
    <section className={styles.example} aria-label="Example" data-part="example">
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span>See an example</span>
        <ChevronDown className="i" />
      </button>
      {isOpen && (
        <>
          <p className={styles.problem}>{text}</p>
          <ol>
            {lines.map((line, at) => (
              <li key={line.text}>
                <p className={styles.line}>{line.text}</p>
                {at < lines.length - 1 && (
                  <p className={styles.move}>
                    <ArrowDown className="i" />
                    <span>
                      <span className="sr">Move: </span>
                      {line.move}
                    </span>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p className={styles.acts}>
            <Button kind="accent" onClick={onYourTurn}>
              Your turn
            </Button>
            {stage === 1 && (
              <button type="button" className="link" onClick={onKnown}>
                I know this one
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}
