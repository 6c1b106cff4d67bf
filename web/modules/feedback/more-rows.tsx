import { capitalize, countInWords } from '@app/domain/text/number-words'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShareButton } from '../share-links/share-button.tsx'
import { OtherIdeas, useOtherIdeas } from '../shared-ideas/other-ideas.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import * as styles from './more-rows.module.css'
import { SecondLook } from './second-look.tsx'

/** What else there is of a session, closed to one row each. */
export function MoreRows({ round }: { round: FinishedRound }) {
  const { canLookAgain, secondLook, withheld } = round
  return (
    <div className={styles.more}>
      {(canLookAgain || secondLook.length > 0) && (
        <MoreRow title={canLookAgain ? 'A second look' : 'Your second look'}>
          <SecondLook round={round} isTitled={false} />
        </MoreRow>
      )}
      {withheld === null && <OthersRow round={round} />}
      {withheld === null && <ShareButton round={round} className={styles.row} />}
    </div>
  )
}

function OthersRow({ round }: { round: FinishedRound }) {
  const minds = useOtherIdeas(round).data
  if (!minds) return null
  const { ideas, own } = minds
  if (ideas.length === 0 && (own.places.length === 0 || own.offer === 'no')) return null
  const areOfOthers = ideas.some(({ from }) => from === 'person')
  const count = capitalize(countInWords(ideas.length, round.form))
  const title =
    ideas.length === 0
      ? `Let others see ${round.form === 'idea' ? 'an idea' : `a ${round.form}`}`
      : areOfOthers
        ? `${count} from others`
        : `${count} from us`
  return (
    <MoreRow title={title}>
      <OtherIdeas round={round} />
    </MoreRow>
  )
}

const MoreRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className={styles.row}>
      <span>{title}</span>
      <ChevronDown className="i" />
    </summary>
    <div className={styles.opened}>{children}</div>
  </details>
)
