import type { Reply } from '@app/contract/calls'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { slotsFor } from '@app/domain/rounds/slots'
import { formatCount } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type CSSProperties, useEffect } from 'react'
import { useIsOffline } from '../../api/network.ts'
import type { User } from '../../api/session.ts'
import { storePlateId } from '../../device/plate-id.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Matches } from '../../ui/symbols.tsx'
import { CustomProblemLink } from './custom-problem-link.tsx'
import { countDraftedIdeas } from './round-draft.ts'
import { previewProblemQuery, useRoundsToday } from './rounds-today.ts'
import { slotsText } from './slots-text.ts'
import { thinkerBriefs } from './thinker-briefs.ts'
import * as styles from './today-card.module.css'

function Plate({ practice }: { practice: Practice | null }) {
  const next = practice?.thinkerId
  useEffect(() => {
    if (next) storePlateId(next)
  }, [next])
  const id = next ?? 'my-own-path'
  return (
    <Link to="/album" className={`label print ${styles.plate}`} aria-label="Your album">
      <picture className="label">
        <source srcSet={`/plates/${id}.avif`} type="image/avif" />
        <img src={`/plates/${id}.webp`} width="640" height="800" alt="" fetchPriority="high" />
      </picture>
    </Link>
  )
}

type Practice = NonNullable<Reply<'peekProblem'>['practice']>

interface Props {
  user: User
  /** The problem of a session of today that is finished: the card is smaller beside it. */
  finished: string | null
}

function sentenceWithout({ isMissing, isError }: { isMissing: boolean; isError: boolean }) {
  if (isMissing) return 'Today’s problem isn’t on this device. It’ll load once you’re online.'
  if (isError) return 'We couldn’t load today’s problem.'
  return 'No problem available for today. Check back later!'
}

export function TodayCard({ user, finished }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(previewProblemQuery)
  const isAway = useIsOffline()
  const { text, practice = null } = data ?? {}
  // The picture of such a day is not on the device either.
  const isMissing = isAway && !text
  const isFurther = finished !== null
  // Until the next problem has come, the cache still holds the one that was just solved.
  const isPast = isFetching && text === finished
  return (
    <article
      className={`${styles.today} ${isFurther ? styles.further : 'label'} ${isMissing ? styles.bare : ''} onBlock`}
      aria-labelledby="today"
    >
      {!(isFurther || isMissing) && <Plate practice={practice} />}
      <div className={styles.in}>
        <h2 id="today">
          Today's Challenge <span className="tag">Daily</span>
        </h2>
        <p className={`disp ${styles.question}`} aria-busy={isPast}>
          {text ?? sentenceWithout({ isMissing, isError })}
        </p>
        {text && <How user={user} practice={practice} isFurther={isFurther} />}
        <Begun userId={user.id} roundId={data?.id} />
        {text && (
          <Button size="big" className={styles.btn} to="/solve">
            Solve Problem
            <ArrowRight className="i" />
          </Button>
        )}
        {!text && isError && (
          <Button size="big" className={styles.btn} onClick={() => void refetch()}>
            Try Again
          </Button>
        )}
        <CustomProblemLink user={user} className={styles.btn} />
      </div>
    </article>
  )
}

interface HowProps {
  user: User
  practice: Practice | null
  isFurther: boolean
}

const How = ({ user, practice, isFurther }: HowProps) =>
  isFurther ? (
    <p className={styles.how}>This one’s optional. You’ll get a new one at midnight.</p>
  ) : (
    <>
      {practice && <TodayStep practice={practice} />}
      <Slots user={user} />
    </>
  )

function Begun({ userId, roundId }: { userId: string; roundId: string | null | undefined }) {
  const waiting = roundId ? countDraftedIdeas({ userId, roundId }) : 0
  return waiting > 0 && <p className={styles.how}>{`${formatCount(waiting, 'idea')} waiting`}</p>
}

/** One thing to do: the line of the coach where a step is open, else the rule of the thinker. Never both. */
function TodayStep({ practice: { thinkerId, step } }: { practice: Practice }) {
  const [name, rule] = thinkerBriefs[thinkerId]
  return (
    <div className={styles.step}>
      <p>Today’s step</p>
      <p className={`disp ${styles.line}`}>
        <MarkedText text={step?.line ?? rule} />
      </p>
      {!step && <p className={styles.how}>{name}</p>}
    </div>
  )
}

function Slots({ user }: { user: User }) {
  const slots = slotsFor(user)
  const isOnDevice = useIsOffline()
  const text = isOnDevice ? 'It’s on this device, so it works offline.' : slotsText(user)
  return (
    <p className={styles.slots}>
      <span aria-hidden="true" style={{ '--slots': slots } as CSSProperties} data-part="slots">
        <Matches of={slots} lit={0} />
      </span>
      <span>
        {text.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </span>
    </p>
  )
}

export function RoundsDoneCard({ plan }: Pick<User, 'plan'>) {
  const { count, limit } = useRoundsToday() ?? { count: null, limit: roundsPerDay[plan] }
  return (
    <div className={`card stat ${styles.sessions}`}>
      <dt>Sessions today</dt>
      <dd>
        <span>
          <span className="v">{count ?? '–'}</span>
          <span className="u">{`of ${limit}`}</span>
        </span>
        <span className="matches">
          <Matches of={limit} lit={count ?? 0} />
        </span>
      </dd>
    </div>
  )
}
