import type { Day } from '@app/domain/day/day'
import { useQuery } from '@tanstack/react-query'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { storyQuery } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'

/** Why the streak is what it is: a sentence for each day, the newest first. */
export function StreakStory({ today }: { today: Day }) {
  const { data, isError, refetch } = useQuery(storyQuery(today))
  return (
    <section aria-labelledby="story">
      <h3 id="story">Why did my streak change?</h3>
      {isError && (
        <p role="alert">
          The story did not load.{' '}
          <button type="button" className={buttons.link} onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      {data?.length === 0 && <p className={layout.muted}>Nothing yet. Your first session begins it.</p>}
      <ol className={styles.told}>
        {data?.map(({ day, sentence, streak }) => (
          <li key={day}>
            <span>{sentence}</span>
            <span className={`${layout.num} ${styles.num}`}>{streak}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
