import { statement } from '../../db/statement.ts'

/** One more call of a day, unless it has had them all: then no row comes back. */
export const takeCall = statement({
  name: 'writer_take_call',
  params: { day: 'date', dailyCalls: 'int4' },
  columns: { calls: 'int4' },
  sql: `insert into writer_day (day, calls) select :day::date, 1 where :dailyCalls::int > 0
    on conflict (day) do update set calls = writer_day.calls + 1 where writer_day.calls < :dailyCalls
    returning calls`,
})

/** The one row, made if need be, and locked until the transaction ends. */
export const lockBreaker = statement({
  name: 'writer_lock_breaker',
  columns: { outcomes: 'text', openUntil: 'timestamptz?', trialUntil: 'timestamptz?' },
  sql: `insert into writer_breaker (id) values (1) on conflict (id) do update set id = 1
    returning outcomes, open_until as "openUntil", trial_until as "trialUntil"`,
})

export const saveBreaker = statement({
  name: 'writer_save_breaker',
  params: { outcomes: 'text', openUntil: 'timestamptz?', trialUntil: 'timestamptz?' },
  sql: 'update writer_breaker set outcomes = :outcomes, open_until = :openUntil, trial_until = :trialUntil',
})
