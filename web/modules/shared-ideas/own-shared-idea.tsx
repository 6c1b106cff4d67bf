import { sanitizeForDisplay } from '@app/domain/text/text'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { FailedLine } from './failed-line.tsx'
import type { ChosenIdea, useShareIdea } from './shared-ideas.queries.ts'
import * as styles from './sharing-choice.module.css'

interface Props {
  ideas: readonly { text: string }[]
  chosen: ChosenIdea
  share: ReturnType<typeof useShareIdea>
  onChooseAnother: () => void
}

export function OwnSharedIdea({ ideas, chosen, share, onChooseAnother }: Props) {
  const head = useId()
  return (
    <section className={`card ${styles.own} onBlock`} aria-labelledby={head}>
      <div>
        <h2 id={head}>{heads[chosen.state]}</h2>
        <ul>
          <li>Only people who solved this problem can see it.</li>
          <li>{sharingStateText(chosen)}</li>
        </ul>
      </div>
      <div>
        <p className={styles.shown} dir="auto">
          {sanitizeForDisplay(ideas[chosen.place]?.text ?? '')}
        </p>
        {chosen.state !== 'hidden' && (
          <div className={`row ${styles.acts}`}>
            <Button className={styles.back} isBusy={share.isPending} onClick={() => share.mutate(null)}>
              <Undo2 className="i" />
              Take It Back
            </Button>
            <button type="button" className="link" onClick={onChooseAnother}>
              Choose a Different One
            </button>
          </div>
        )}
        <FailedLine error={share.error} />
      </div>
    </section>
  )
}

const heads: Record<ChosenIdea['state'], string> = {
  in_review: 'We’ll check this one first',
  shown: 'Others can see this one',
  hidden: 'Hidden from everyone',
}

/** Since or from when others see an idea, or why they do not. */
export function sharingStateText({ state, visibleFrom }: Pick<ChosenIdea, 'state' | 'visibleFrom'>): string {
  if (state === 'hidden') return 'Hidden because someone reported it.'
  if (state === 'in_review') return 'Waiting for review.'
  return `Shared without your name since ${formatDateTime(visibleFrom)}.`
}
