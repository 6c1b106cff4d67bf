import type { Day } from '@app/domain/day/day'
import { useQuery } from '@tanstack/react-query'
import { storyQuery } from './streak.queries.ts'

/** Why the streak is what it is: a sentence for each day, the newest first. */
export function StreakStory({ today }: { today: Day }) {
  const { data, isError, refetch } = useQuery(storyQuery(today))
  return (
    <section aria-labelledby="story">
      <h3 id="story">Why did my streak change?</h3>
      {isError && (
        <p role="alert">
          The story did not load.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="muted">Nothing yet. Your first session begins it.</p>}
      <ol className="told">
        {data?.map(({ day, sentence, streak }) => (
          <li key={day}>
            <span>{sentence}</span>
            <span className="num">{streak}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
