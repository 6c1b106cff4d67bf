import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { openSentence } from './open-sentence.ts'
import type { Open, RecentDays } from './progress.queries.ts'
import { Week } from './week.tsx'

const EarnBack = lazyPart(async () => (await import('./earn-back.tsx')).EarnBack)
const StreakDialog = lazyPart(async () => (await import('./streak-dialog.tsx')).StreakDialog)

/** As long as a streak has become at most when the offer to win the one before back ends: it stands for three days. */
const longestBesideOffer = 3

/** The streak, until when it can go on, and the last seven days as matches. */
export function StreakCard({ streak, today, kinds, open }: RecentDays & { streak: number; open: Open }) {
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
        <Week until={today} today={today} kinds={kinds} open={open} />
      </dd>
      {open && streak > 0 && <dd className="open">{openSentence(open)}</dd>}
      {streak <= longestBesideOffer && (
        <Suspense>
          <EarnBack />
        </Suspense>
      )}
    </div>
  )
}
