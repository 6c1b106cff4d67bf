import type { Day } from '@app/domain/day/day'
import { nounFor } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type User, useUser } from '../../api/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { OpenWindow, RecentDays } from './day-log.queries.ts'
import { streakSummaryQuery } from './streak.queries.ts'
import { earnBackText, openWindowText } from './streak-text.ts'
import { Week } from './week.tsx'

// Opened by a press: 4 KB.
const StreakDialog = lazyPart(async () => (await import('./streak-dialog.tsx')).StreakDialog)

/** The offer to win a streak back lasts three days, so the new streak is no longer than this. */
const longestBesideOffer = 3

interface Props extends RecentDays {
  user: User
  since: Day
  open: OpenWindow
  isCalm: boolean
}

export function StreakCard({ user, since, today, kinds, open, isCalm }: Props) {
  const { streak, totalSolved } = user
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={`card stat streak ${isCalm ? 'calm' : ''}`} data-part="streak">
      <dt>Day streak</dt>
      <dd>
        <span className="v" data-part="day-streak">
          {streak}
        </span>
        <span className="u">{nounFor(streak, 'day')}</span>
      </dd>
      <dd className="more">
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Your streak
        </button>
        <Suspense>{isOpen && <StreakDialog today={today} onClosed={() => setOpen(false)} />}</Suspense>
      </dd>
      <dd>
        <Week until={today} since={since} today={today} kinds={kinds} open={open} />
      </dd>
      {open && streak > 0 && (
        <dd className="open" data-part="open">
          {openWindowText(open)}
        </dd>
      )}
      {totalSolved === 0 && <dd className="open">{beginning(kinds.get(today) === 'done')}</dd>}
      {streak <= longestBesideOffer && <EarnBack />}
    </div>
  )
}

/** Nothing is counted yet, although today may be done on the device alone. */
const beginning = (isDone: boolean) =>
  isDone
    ? 'Today is saved on this device. Your streak starts once it’s sent.'
    : 'Finish one session today to start your streak.'

function EarnBack() {
  const totalSolved = useUser()?.totalSolved ?? 0
  const offer = useQuery({ ...streakSummaryQuery, enabled: totalSolved > 0 }).data?.earnBack
  return offer && <dd className="back">{earnBackText(offer)}</dd>
}
