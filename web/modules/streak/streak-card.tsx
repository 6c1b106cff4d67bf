import type { Day } from '@app/domain/day/day'
import { nounFor } from '@app/domain/text/number-words'
import { Suspense, useState } from 'react'
import type { User } from '../../api/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import type { OpenWindow, RecentDays, StreakNews } from './day-log.queries.ts'
import { earnBackText, isClosingSoon, openWindowText } from './streak-text.ts'
import { Week } from './week.tsx'

// Opened by a press: 4 KB.
const StreakDialog = lazyPart(async () => (await import('./streak-dialog.tsx')).StreakDialog)

interface Props extends RecentDays {
  earnBack: StreakNews['earnBack']
  user: User
  since: Day
  open: OpenWindow
  isCalm: boolean
}

export function StreakCard({ user, since, today, kinds, open, earnBack, isCalm }: Props) {
  const { streak, totalSolved } = user
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={`card stat streak ${isCalm ? 'calm' : ''}`} data-part="streak" data-out={streak === 0 || undefined}>
      <dt>Day streak</dt>
      <dd>
        <span className="v" data-part="day-streak">
          {streak}
        </span>
        <span className="u">{nounFor(streak, 'day')}</span>
        <SymbolDrawing name={streak > 0 ? 'flame' : 'match-new'} />
      </dd>
      {totalSolved > 0 && (
        <dd className="more">
          <button type="button" className="link" onClick={() => setOpen(true)}>
            Your streak
          </button>
          <Suspense>{isOpen && <StreakDialog today={today} onClosed={() => setOpen(false)} />}</Suspense>
        </dd>
      )}
      <dd>
        <Week until={today} since={since} today={today} kinds={kinds} open={open} />
      </dd>
      {open && streak > 0 && isClosingSoon(open, Date.now()) && (
        <dd className="open" data-part="open">
          {openWindowText(open)}
        </dd>
      )}
      {totalSolved === 0 && <dd className="hSm disp">{beginning(kinds.get(today) === 'done')}</dd>}
      {earnBack && <dd className="back">{earnBackText(earnBack)}</dd>}
    </div>
  )
}

/** Nothing is counted yet, although today may be done on the device alone. */
const beginning = (isDone: boolean) =>
  isDone
    ? 'Today’s session is saved on this device. Your streak starts once we have it.'
    : 'Finish one session today to start your streak.'
