import { statement } from '../../db/statement.ts'

/** One more call of a day, unless it has had them all: then no row comes back. */
export const takeCall = statement<{ calls: number }>(
  'writer_take_call',
  `insert into writer_day (day, calls) select $1::date, 1 where $2::int > 0
   on conflict (day) do update set calls = writer_day.calls + 1 where writer_day.calls < $2
   returning calls`,
)

interface BreakerRow {
  outcomes: string
  openUntil: Date | null
  trialUntil: Date | null
}

/** The one row, made if need be, and locked until the transaction ends. */
export const lockBreaker = statement<BreakerRow>(
  'writer_lock_breaker',
  `insert into writer_breaker (id) values (1) on conflict (id) do update set id = 1
   returning outcomes, open_until as "openUntil", trial_until as "trialUntil"`,
)

export const saveBreaker = statement(
  'writer_save_breaker',
  'update writer_breaker set outcomes = $1, open_until = $2, trial_until = $3',
)
