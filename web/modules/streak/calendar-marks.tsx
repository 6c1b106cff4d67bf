import { weekdayNames } from '@app/domain/day/day-words'
import { type DayKind, dayKinds } from '@app/domain/streak/day-log'
import { capitalize } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './calendar-marks.module.css'
import { yearQuery } from './day-log.queries.ts'
import { dayKindTexts } from './streak-text.ts'

export const useDayKinds = (year: number) =>
  useQuery({ ...yearQuery(year), enabled: Number.isInteger(year) }).data?.kinds

/** Of a calendar: a letter for eyes, the name for ears. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {weekdayNames.map((name) => (
        <th key={name} scope="col">
          <span aria-hidden="true">{name[0]}</span>
          <span className="sr">{name}</span>
        </th>
      ))}
    </tr>
  </thead>
)

/** What a day without a session was. A dot is done; the others have shapes of their own, so that no colour has to be told from another. */
export const DayKindMark = ({ kind }: { kind: DayKind }) =>
  kind === 'frozen' ? <Snowflake className={styles.frozen} /> : <i className={styles.mark} data-kind={kind} />

/** What a mark alone does not say, only where one is shown. */
export const DayKindKey = ({ kinds, children }: { kinds: readonly DayKind[]; children?: ReactNode }) => (
  <p className="key">
    {dayKinds
      .filter((kind) => kind !== 'done' && kinds.includes(kind))
      .map((kind) => (
        <span key={kind}>
          <DayKindMark kind={kind} />
          {capitalize(dayKindTexts[kind])}
        </span>
      ))}
    {children}
  </p>
)
