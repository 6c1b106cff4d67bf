import { sanitizeForDisplay } from '@app/domain/text/text'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { FailedLine } from './failed-line.tsx'
import type { ChosenIdea, useShareIdea } from './shared-ideas.queries.ts'
import * as styles from './sharing-choice.module.css'
import { sharingStateText } from './sharing-state-text.ts'

interface Props {
  ideas: readonly { text: string }[]
  chosen: ChosenIdea
  share: ReturnType<typeof useShareIdea>
  onChooseAnother: () => void
}

export function OwnSharedIdea({ ideas, chosen, share, onChooseAnother }: Props) {
  const head = useId()
  return (
    <section className={`${surfaces.card} ${styles.own} ${layout.onBlock}`} aria-labelledby={head}>
      <div>
        <h2 id={head}>{heads[chosen.state]}</h2>
        <ul>
          <li>Only people who have handed in this problem see it.</li>
          <li>{sharingStateText(chosen)}</li>
        </ul>
      </div>
      <div>
        <p className={styles.shown} dir="auto">
          {sanitizeForDisplay(ideas[chosen.place]?.text ?? '')}
        </p>
        {chosen.state !== 'hidden' && (
          <div className={styles.acts}>
            <button
              type="button"
              className={`${buttons.btn} ${styles.back}`}
              aria-disabled={share.isPending}
              onClick={() => share.isPending || share.mutate(null)}
            >
              <Undo2 className={layout.i} />
              Take it back
            </button>
            <button type="button" className={buttons.link} onClick={onChooseAnother}>
              Choose another
            </button>
          </div>
        )}
        <FailedLine error={share.error} />
      </div>
    </section>
  )
}

const heads: Record<ChosenIdea['state'], string> = {
  waiting: 'Soon others may see this one',
  in_review: 'This one is read first',
  shown: 'Others may see this one',
  hidden: 'Nobody sees this one any more',
}
