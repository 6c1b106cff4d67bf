import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { NewAchievement } from '../achievements/new-achievement.tsx'
import { AllNumbers } from './all-numbers.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import { wasFinishedHere } from './finish-state.ts'
import { MatchRow } from './match-row.tsx'
import { MoreRows } from './more-rows.tsx'
import { LastStep, NextStep } from './next-step.tsx'
import { OtherListsCard } from './other-lists-card.tsx'
import { PickedIdeas, picksOf } from './picked-ideas.tsx'
import { ResultHero } from './result-hero.tsx'
import * as styles from './round-result.module.css'
import { resultHeadOf } from './round-summary.ts'
import { ThinkerLine } from './thinker-line.tsx'
import { WithheldList } from './withheld-card.tsx'

interface Props {
  round: FinishedRound
  heading: RefObject<HTMLHeadingElement | null>
  /** The parts below come together, when every call has answered: none moves another. */
  isRestDue: boolean
  hasOpinions: boolean
}

/** What the person chose, one thing to do next, and nothing that may be wrong; the rest waits behind one press. */
export function RoundResult({ round, heading, isRestDue, hasOpinions }: Props) {
  const { feedback, withheld, coach } = round
  const { title, sub } = resultHeadOf(round)
  const isQuiet = !feedback || withheld !== null
  return (
    <>
      <ResultHero
        title={title}
        sub={sub}
        heading={heading}
        isQuiet={isQuiet}
        matches={isQuiet ? null : <MatchRow count={round.ideas.length} form={round.form} picks={picksOf(round)} />}
      >
        <PickedIdeas round={round} />
      </ResultHero>
      <div className={styles.body}>
        {withheld && <WithheldList round={round} reason={withheld} />}
        {round.otherLists.length > 0 && <OtherListsCard round={round} />}
        {coach?.last && <LastStep last={coach.last} />}
        <div className={styles.sides}>
          <div className={styles.lead}>
            <NextStep round={round} />
          </div>
          <ThinkerLine round={round} />
          <p className={`goes ${styles.done}`} data-part="goes">
            <Button size="big" to="/">
              Back to Today
            </Button>
          </p>
          <div className={styles.rest}>
            {isRestDue && feedback && withheld === null && (
              <AllNumbers round={round} feedback={feedback} hasOpinions={hasOpinions} />
            )}
            {isRestDue && <MoreRows round={round} />}
          </div>
        </div>
        {isRestDue && wasFinishedHere(round.id) && <NewAchievement />}
      </div>
    </>
  )
}
