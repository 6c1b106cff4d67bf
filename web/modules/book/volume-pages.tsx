import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useCallback, useState } from 'react'
import { bookRoundsQuery } from './book.queries.ts'
import type { PageGroup } from './book-pages.ts'
import { type BookFacts, OtherSheet } from './book-sheets.tsx'
import { RoundSheet } from './round-sheet.tsx'
import * as styles from './volume-pages.module.css'

interface Props {
  groups: readonly PageGroup[]
  facts: BookFacts
  /** As many groups are drawn for the printer, wherever the reader is. */
  drawn: number
}

/** All of the first thirty sessions, so that a print by the keyboard is whole. */
const drawnAtOnce = 3

export const VolumePages = ({ groups, facts, drawn }: Props) => (
  <div className={`stack ${styles.desk}`}>
    {groups.map((group, place) => (
      <Group key={group.first} group={group} facts={facts} isDrawn={place < Math.max(drawnAtOnce, drawn)} />
    ))}
  </div>
)

function Group({ group, facts, isDrawn }: { group: PageGroup; facts: BookFacts; isDrawn: boolean }) {
  const { place, isNear } = useNear()
  const isShown = isDrawn || isNear
  const { data, isError, refetch } = useQuery({
    ...bookRoundsQuery(group.sessions ?? { from: 1, limit: 1 }),
    enabled: isShown && group.sessions !== null,
  })
  const sessions = new Map(data?.map((each) => [each.number, each]))
  return (
    <div
      ref={place}
      className={styles.group}
      data-waits={isShown ? undefined : ''}
      style={{ '--pages': group.pages.length } as CSSProperties}
    >
      {isError && !data && (
        <p role="alert">
          <span>These pages didn’t load.</span>{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      {isShown &&
        group.pages.map((page) =>
          page.kind === 'session' ? (
            <RoundSheet key={page.number} page={page.number} session={sessions.get(page.session)} />
          ) : (
            <OtherSheet key={page.number} page={page} facts={facts} />
          ),
        )}
    </div>
  )
}

/** Once somebody has come near, it stays drawn. */
function useNear() {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  const place = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { place, isNear }
}
