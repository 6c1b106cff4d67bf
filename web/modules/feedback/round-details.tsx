import { Timer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ShareButton } from '../share-links/share-button.tsx'
import { OtherIdeas } from '../shared-ideas/other-ideas.tsx'
import { ActiveWeekCard } from '../streak/active-week-card.tsx'
import { AnswerCard } from './answer-card.tsx'
import { Comparisons } from './comparisons.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import { FewIdeas, hasFewIdeas } from './few-ideas.tsx'
import { IdeaRows } from './idea-rows.tsx'
import { NotCountedCard } from './not-counted-card.tsx'
import { OpinionCard } from './opinion-card.tsx'
import * as roundEndStyles from './round-end.module.css'
import { ScoreSection } from './score-section.tsx'
import { SecondLook } from './second-look.tsx'

interface Props {
  round: FinishedRound
  hasOpinions: boolean
  isLast: boolean
}

export function RoundDetails({ round, hasOpinions, isLast }: Props) {
  const { feedback } = round
  return (
    <>
      <AnswerCard round={round} />
      {feedback &&
        (hasFewIdeas(feedback) ? <FewIdeas {...feedback} /> : <ScoreSection feedback={feedback} Head="h2" />)}
      {feedback && (
        <Comparisons {...feedback} isOwn={round.kind === 'custom'} own={round.own}>
          <ActiveWeekCard day={round.day} slots={round.slots} />
        </Comparisons>
      )}
      <IdeaRows round={round} feedback={feedback} />
      {hasUncounted(round) && <NotCountedCard round={round} />}
      {hasOpinions && <OpinionCard round={round} />}
      <SecondLook round={round} />
      <OtherIdeas round={round} />
      <RoundEnd round={round} isLast={isLast} />
    </>
  )
}

const hasUncounted = ({ notCounted, otherLists }: FinishedRound) => Boolean(notCounted) || otherLists.length > 0

const RoundEnd = ({ round, isLast }: { round: FinishedRound; isLast: boolean }) => (
  <div className={`row ${roundEndStyles.roundEnd}`}>
    <Button size="big" to="/">
      Done
    </Button>
    <ShareButton round={round} isBig />
    {isLast && (
      <p className={roundEndStyles.later}>
        <Timer className="i" />
        <span>Second look tomorrow: one minute to add to this list</span>
      </p>
    )}
  </div>
)
