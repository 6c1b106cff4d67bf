import type { Thinker } from '@app/content/thinkers'
import { ArrowDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as styles from './technique.module.css'
import type { TechniqueHelp } from './technique-help.ts'

const ThinkerDialog = lazyPart(async () => (await import('./thinker-dialog.tsx')).ThinkerDialog)
const ThinkerSheet = lazyPart(async () => (await import('./thinker-sheet.tsx')).ThinkerSheet)

const stageTexts = { 1: 'Watch it done', 2: 'First line begun', 3: 'On your own' } as const

interface Props {
  help: TechniqueHelp
  thinker: Thinker
  /** The thinker of the path, not one that the person chose. */
  pathThinkerId: Thinker['id']
  isExampleOpen: boolean
  onToggleExample: () => void
  onChoose: (id: Thinker['id']) => void
  onCover: (isCovered: boolean) => void
}

/** One row: the plate, whose it is, how far somebody is with it, and the rule. */
export function Technique({
  help: { technique, stage, opener, hasExample, isChosen },
  thinker,
  pathThinkerId,
  isExampleOpen,
  onToggleExample,
  onChoose,
  onCover,
}: Props) {
  const [shown, setShown] = useState<'thinker' | 'all' | null>(null)
  const show = (part: typeof shown) => {
    setShown(part)
    onCover(part !== null)
  }
  return (
    <section className={styles.technique} aria-label="Technique" data-part="technique">
      <button
        type="button"
        className={styles.plate}
        aria-label={`About ${thinker.name}`}
        aria-haspopup="dialog"
        onClick={() => show('thinker')}
      >
        <img className="label" src={`/plates/small/${thinker.id}.webp`} width="224" height="224" alt="" />
      </button>
      <div>
        <p className={styles.head}>
          <span>{thinker.shortName}</span>
          <span className={styles.stage}>
            {stage === 1 && !isChosen ? 'For this problem' : stageTexts[stage === 2 && !opener ? 3 : stage]}
          </span>
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => show('all')}>
            All twenty
          </button>
        </p>
        <p className={styles.rule}>{technique.rule}</p>
        {opener && <p className={styles.note}>Finish the first line, or clear it.</p>}
        {hasExample && !isExampleOpen && !opener && (
          <button type="button" className={`link ${styles.show}`} onClick={onToggleExample}>
            Show the example
          </button>
        )}
      </div>
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
    </section>
  )
}

interface ExampleProps {
  help: TechniqueHelp
  /** Null where the example was asked for later. */
  onYourTurn: (() => void) | null
  onKnown: () => void
  onHide: () => void
}

/** What somebody would type, and between the lines what leads from one to the next. */
export function Example({ help: { technique, stage }, onYourTurn, onKnown, onHide }: ExampleProps) {
  const { text, lines } = technique.example
  return (
    <section className={styles.example} aria-label="Example" data-part="example">
      <p className={styles.exampleHead}>{stageTexts[1]}</p>
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
        {onYourTurn ? (
          <Button kind="accent" onClick={onYourTurn}>
            Your turn
          </Button>
        ) : (
          <button type="button" className="link" onClick={onHide}>
            Hide example
          </button>
        )}
        {stage === 1 && (
          <button type="button" className="link" onClick={onKnown}>
            I know this one
          </button>
        )}
      </p>
    </section>
  )
}
