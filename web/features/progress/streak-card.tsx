import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RecentDays } from './progress.queries.ts'
import { Week } from './week.tsx'

const StreakDialog = lazyPart(async () => (await import('./streak-dialog.tsx')).StreakDialog)

/** The streak, and the last seven days as matches. */
export function StreakCard({ streak, today, kinds }: RecentDays & { streak: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="card stat streak">
      <dt>Day streak</dt>
      <dd className="more">
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Your streak
        </button>
        {isOpen && (
          <Suspense>
            <StreakDialog today={today} onClosed={() => setOpen(false)} />
          </Suspense>
        )}
      </dd>
      <dd>
        <span className="v">{streak}</span>
        <span className="u">{streak === 1 ? 'day' : 'days'}</span>
      </dd>
      <dd>
        <Week until={today} today={today} kinds={kinds} />
      </dd>
    </div>
  )
}
