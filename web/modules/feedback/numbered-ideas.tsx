import { ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import type { FinishedRound } from './feedback.queries.ts'

interface Props {
  ideas: FinishedRound['ideas']
  className?: string | undefined
  'aria-label'?: string
}

/** The ideas of a finished list, as they were written. */
export const NumberedIdeas = ({ ideas, ...list }: Props) => (
  <ol {...list}>
    {ideas.map(({ text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <li key={place}>
        <b className="num">{ideaNumberOf(place)}</b>
        <span dir="auto">{sanitizeForDisplay(text)}</span>
      </li>
    ))}
  </ol>
)
