import type { WithheldReason } from '@app/domain/scoring/withheld'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useId, useState } from 'react'
import { useUser } from '../../api/session.ts'
import { readLocal, writeLocal } from '../../device/local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { type FinishedRound, useClaimRound } from './feedback.queries.ts'
import { NumberedIdeas } from './numbered-ideas.tsx'
import * as styles from './withheld-card.module.css'

const aboutProblem = 'We couldn’t tell whether these are about today’s problem, so there’s no score yet.'

/** What we suspect is not said. */
const askTexts: Record<WithheldReason, string> = {
  topic: aboutProblem,
  copied: aboutProblem,
  salad: aboutProblem,
  about_list: 'Most of these are about your list, not the problem, so there’s no score yet.',
  language: 'We only read English, so there’s no score yet.',
  insult: 'There’s no score for this list yet.',
}

/** The one question of a list without a total; its lines stand below. */
export function WithheldList({ round, reason }: { round: FinishedRound; reason: WithheldReason }) {
  const head = useId()
  return (
    <>
      <WithheldCard round={round} reason={reason} />
      <section className={styles.lines} aria-labelledby={head}>
        <h2 id={head}>{`Your ${round.form}s`}</h2>
        <NumberedIdeas ideas={round.ideas} />
      </section>
    </>
  )
}

/** "Leave it" hides it on this device. */
function WithheldCard({ round, reason }: { round: FinishedRound; reason: WithheldReason }) {
  const key = `firecrest:left:${useUser()?.id}:${round.id}`
  const [isLeft, setLeft] = useState(() => readLocal(key) !== null)
  const claim = useClaimRound(round.id)
  if (isLeft) return null
  function leave() {
    writeLocal(key, 'yes')
    setLeft(true)
  }
  return (
    <section className={styles.ask} aria-label="About this list">
      <p className={`disp ${styles.question}`}>{askTexts[reason]}</p>
      <p className={styles.problem} dir="auto">
        {sanitizeForDisplay(round.problemText)}
      </p>
      <div className="row">
        <Button isBusy={claim.isPending} onClick={() => claim.mutate()}>
          {`These are my ${round.form}s`}
        </Button>
        <Button kind="line" onClick={leave}>
          Leave it
        </Button>
      </div>
    </section>
  )
}
