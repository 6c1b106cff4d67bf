import { thinkers } from '@app/content/thinkers'
import { formatDay, formatDayAndMonth, formatMonthName, formatMonthOfYear } from '@app/domain/day/day-words'
import { endOfMonth } from '@app/domain/day/month'
import { formatNumber } from '@app/domain/text/number-words'
import { isolateText, sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { isNetworkError, isRefused } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { useNavigation } from '../../router/navigation.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { deviceDayOf } from '../../ui/format-date-time.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { displayNameOf } from '../../ui/person-name.ts'
import { Matches, SymbolDrawing } from '../../ui/symbols.tsx'
import { useDayKinds } from '../streak/calendar-marks.tsx'
import { yearOf } from '../streak/month-grid.ts'
import { ActiveDays } from './active-days.tsx'
import * as styles from './month.module.css'
import { type Month, monthQuery } from './month.queries.ts'
import { Practised, Weeks } from './month-lists.tsx'

export function MonthScreen() {
  const { month = '' } = useNavigation().place.params
  const { data, error, isError, refetch } = useQuery(monthQuery(month))
  const kinds = useDayKinds(yearOf(`${month}-01`))
  if (isRefused(error, 'not_found', 'invalid_request')) return <NoSuchMonth />
  return (
    <main id="main" className={`wrap page ${styles.page}`} data-paper="">
      <title>{`${data ? formatMonthName(`${data.month}-01`) : 'A month'} — ${brand}`}</title>
      {data ? (
        <LookBack month={data} kinds={kinds} />
      ) : (
        <>
          <h1>Looking back</h1>
          <LoadError what="your month" isError={isError} isAway={isNetworkError(error)} onRetry={refetch} />
        </>
      )}
    </main>
  )
}

const NoSuchMonth = () => (
  <main id="main" className="wrap page">
    <title>{`Month not found — ${brand}`}</title>
    <div className="empty" role="alert">
      <h1>We can’t find that month</h1>
      <p>It hasn’t started, or it was before you joined.</p>
      <Button to="/">Back to Today</Button>
    </div>
  </main>
)

interface LookBackProps {
  month: Month
  kinds: ReturnType<typeof useDayKinds>
}

function LookBack({ month, kinds }: LookBackProps) {
  const user = useUser()
  const name = formatMonthName(`${month.month}-01`)
  const hasPicks = month.weeks.length > 0
  return (
    <>
      <Head month={month} name={name} />
      {month.sessions === 0 ? (
        <Nothing name={name} isOver={month.isOver} />
      ) : (
        <div className={styles.grid}>
          <div className={styles.column}>
            <ActiveDays month={month} kinds={kinds} />
            {!month.unusual && hasPicks && <Change month={month} />}
          </div>
          <div className={styles.column}>
            {month.unusual && <Unusual unusual={month.unusual} />}
            {!month.unusual && hasPicks ? <Weeks weeks={month.weeks} /> : <Change month={month} />}
          </div>
          {month.practised.techniques.length > 0 && <Practised practised={month.practised} />}
          {month.unusual && hasPicks && <Weeks weeks={month.weeks} />}
        </div>
      )}
      {user && (
        <p className={styles.foot}>
          {`${brand}, the two-minute brain trainer. Printed for ${isolateText(displayNameOf(user))} on ${formatDay(deviceDayOf(Date.now()))}.`}
        </p>
      )}
    </>
  )
}

function Head({ month, name }: { month: Month; name: string }) {
  const first = `${month.month}-01`
  return (
    <div className={`band onBlock ${styles.head}`}>
      <div className="row">
        <Turn to={month.before} Icon={ChevronLeft} side="before" />
        <Turn to={month.after} Icon={ChevronRight} side="after" />
        <p>{`1 to ${formatDay(endOfMonth(first))}`}</p>
        {month.sessions > 0 && (
          <Button kind="line" onClick={() => print()}>
            <Printer className="i" />
            Print
          </Button>
        )}
      </div>
      <h1>{month.isOver ? `Your ${name}` : `Your ${name} so far`}</h1>
      {month.sessions > 0 && <Sums month={month} />}
    </div>
  )
}

function Turn({ to, Icon, side }: { to: string | null; Icon: typeof ChevronLeft; side: 'before' | 'after' }) {
  if (!to)
    return (
      <button type="button" className="iconBtn" aria-label={`No month ${side}`} aria-disabled="true">
        <Icon className="i" />
      </button>
    )
  return (
    <Link to={`/months/${to}`} className="iconBtn" aria-label={formatMonthOfYear(`${to}-01`)}>
      <Icon className="i" />
    </Link>
  )
}

const Nothing = ({ name, isOver }: { name: string; isOver: boolean }) => (
  <div className={`empty ${styles.empty}`}>
    <span className="matches" aria-hidden="true">
      <Matches of={3} lit={0} unlit="match-wait" />
    </span>
    <h2>{isOver ? `No sessions in ${name}` : `No sessions in ${name} yet`}</h2>
    {isOver ? <Button to="/">Back to Today</Button> : <Button to="/solve">Solve Problem</Button>}
  </div>
)

const Sums = ({ month: { litDays, sessions, ideas } }: { month: Month }) => (
  <dl className={styles.sums}>
    {[
      { name: litDays.length === 1 ? 'Day lit' : 'Days lit', value: litDays.length },
      { name: sessions === 1 ? 'Session' : 'Sessions', value: sessions },
      { name: ideas === 1 ? 'Idea' : 'Ideas', value: ideas },
    ].map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="bigNum">{formatNumber(value)}</dd>
      </div>
    ))}
  </dl>
)

function Unusual({ unusual: { idea, day, thinkerId, nobodyOf } }: { unusual: NonNullable<Month['unusual']> }) {
  const thinker = thinkers.find(({ id }) => id === thinkerId)
  return (
    <section className={`label ${styles.unusual} onBlock`} aria-labelledby="unusual">
      <div>
        <h2 id="unusual">No one else wrote this</h2>
        <p className={`disp ${styles.line}`} dir="auto" data-length={idea.length > 120 ? 'long' : undefined}>
          {sanitizeForDisplay(idea)}
        </p>
        <p className={styles.small}>
          <span>{formatDayAndMonth(day)}</span>
          {thinker && <Manner {...thinker} />}
          <span>.</span>
          <span>{` Out of ${nobodyOf} people, no one had an idea like it.`}</span>
        </p>
      </div>
      <SymbolDrawing name="bird" />
    </section>
  )
}

const Manner = ({ name, emoji }: { name: string; emoji: string }) => (
  <span>
    <span>{`, in the spirit of ${name} `}</span>
    <span aria-hidden="true">{emoji}</span>
  </span>
)

function Change({ month: { month, before, change } }: { month: Month }) {
  return (
    <section className={styles.change} aria-labelledby="change">
      <h2 id="change">
        {before ? `Compared with ${formatMonthName(`${before}-01`)}` : formatMonthName(`${month}-01`)}
      </h2>
      <p className={`disp ${styles.line}`}>{change.line}</p>
      <p className={styles.small}>{change.detail}</p>
      <SymbolDrawing name="bird" />
    </section>
  )
}
