import { addDays, type Day, dayAt } from '@app/domain/day/day'
import { slotsFor } from '@app/domain/rounds/slots'
import { useQuery } from '@tanstack/react-query'
import { type User, useUser } from '../../api/session.ts'
import * as styles from './active-week-card.module.css'
import { isLastDoneDay, recentDaysQuery } from './day-log.queries.ts'
import { nextSlotsText } from './streak-text.ts'
import { Week } from './week.tsx'

interface Props {
  /** The day that the round counts for, and its slots. */
  day: Day
  slots: number
}

/** The log around the day of a round. An older round is never the last, so the log is not needed. */
export function useDayLogAround(day: Day, zone: string) {
  const guess = dayAt(Date.now(), zone)
  return useQuery({ ...recentDaysQuery(guess), enabled: day >= addDays(guess, -2) })
}

export function ActiveWeekCard(round: Props) {
  const user = useUser()
  return user && <Lit user={user} {...round} />
}

function Lit({ user, day, slots }: Props & { user: User }) {
  const log = useDayLogAround(day, user.timeZone).data
  if (!log || !isLastDoneDay(day, log)) return null
  return (
    <article className={`${styles.litCard} onBlock`} aria-labelledby="lit-day">
      <h3 id="lit-day">{`Day ${user.streak} is done`}</h3>
      <p>{nextSlotsText({ isToday: day === log.today, slots, next: slotsFor(user) })}</p>
      <Week until={day} since={dayAt(Date.parse(user.createdAt), user.timeZone)} {...log} />
    </article>
  )
}
