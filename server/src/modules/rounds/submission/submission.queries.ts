import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import { type RowOf, statement, typed } from '../../../db/statement.ts'
import { countsBeforeColumns, countsBeforeSql } from '../../achievements/unlock-achievements.ts'
import type { SubmissionOutcome } from './finish-round.queries.ts'

/** To be handed in at once; the number is safe under the lock of the person. */
export const insertCustomRound = statement({
  name: 'insert_custom_round',
  params: {
    id: 'uuid',
    userId: 'text',
    problemText: 'text',
    day: 'date',
    zone: 'text',
    slots: 'int4',
    form: 'text',
    now: 'timestamptz',
  },
  sql: `insert into round (id, user_id, kind, custom_problem, day, zone, number, slots, form, opened_at)
    select :id, :userId, 'custom', :problemText, :day, :zone, coalesce(max(number), 0) + 1, :slots, :form, :now
    from round where user_id = :userId and kind = 'custom' and day = :day
    on conflict (user_id, id) do nothing`,
})

/** What a visitor wrote, to be handed in at once: place 0 of its day, which there is only one of. */
export const insertGuestRound = statement({
  name: 'insert_guest_round',
  params: {
    id: 'uuid',
    userId: 'text',
    problemId: 'uuid',
    day: 'date',
    zone: 'text',
    slots: 'int4',
    handedOutAt: 'timestamptz',
  },
  columns: { id: 'uuid' },
  sql: `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, opened_at)
    values (:id, :userId, 'daily', :problemId, :day, :zone, 0, :slots, :handedOutAt) on conflict do nothing
    returning id`,
})

/** Of a visit that somebody wants to keep; places are counted by UTC, rounds in the zone of the account. */
export const findGuestClaim = statement({
  name: 'find_guest_claim',
  params: { id: 'uuid', userId: 'text', day: 'date', browser: 'text', handedOutOn: 'date', number: 'int4' },
  columns: { isMine: 'bool', isClaimed: 'bool', isDayTaken: 'bool' },
  sql: `select exists (select from round where id = :id and user_id = :userId) as "isMine",
      exists (select from guest_handout where browser = :browser and day = :handedOutOn and number = :number
        and claimed_at is not null) as "isClaimed",
      exists (select from round where user_id = :userId and kind = 'daily' and day = :day and number = 0) as "isDayTaken"`,
})

export const findRoundToFinish = statement({
  name: 'find_round_to_finish',
  params: { id: 'uuid', userId: 'text', today: 'date', thinkerId: 'text?' },
  columns: {
    id: 'uuid',
    kind: typed<'daily' | 'custom'>('text'),
    day: 'date',
    zone: 'text',
    slots: 'int4',
    contentHash: 'text?',
    notCounted: typed<NotCountedReason | null>('text'),
    outcome: typed<SubmissionOutcome | null>('jsonb'),
    problemText: 'text',
    category: 'text?',
    difficulty: typed<Difficulty | null>('text'),
    form: typed<ProblemForm>('text'),
    ...countsBeforeColumns,
    finishedOnItsDay: 'int4',
    finishedToday: 'int4',
  },
  sql: `select r.id, r.kind, r.day, r.zone, r.slots, r.content_hash as "contentHash",
      r.not_counted as "notCounted", r.outcome,
      coalesce(p.text, r.custom_problem) as "problemText", p.category, p.difficulty,
      coalesce(r.form, p.form, 'idea') as form,
      ${countsBeforeSql},
      (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = r.day
        and f.counted_number > 0) as "finishedOnItsDay",
      (select count(*)::int from round f where f.user_id = r.user_id and f.counted_day = :today
        and f.counted_number > 0) as "finishedToday"
    from round r left join problem p on p.id = r.problem_id where r.id = :id and r.user_id = :userId`,
})

export type RoundToFinish = RowOf<typeof findRoundToFinish>

/** Of a row of `idempotency_key`. */
export const isFreshKeySql = (key: string) => `${key}.created_at > :now::timestamptz - interval '2 days'`

export const findIdempotencyKey = statement({
  name: 'find_idempotency_key',
  params: { userId: 'text', key: 'text', now: 'timestamptz' },
  columns: { contentHash: 'text' },
  sql: `select content_hash as "contentHash" from idempotency_key i
    where user_id = :userId and key = :key and ${isFreshKeySql('i')}`,
})

export const saveIdempotencyKey = statement({
  name: 'save_idempotency_key',
  params: { userId: 'text', key: 'text', contentHash: 'text', now: 'timestamptz' },
  sql: `with forgotten as (
      delete from idempotency_key where user_id = :userId and key <> :key
        and created_at < :now::timestamptz - interval '2 days')
    insert into idempotency_key (user_id, key, content_hash, created_at) values (:userId, :key, :contentHash, :now)
    on conflict (user_id, key) do update set content_hash = excluded.content_hash, created_at = excluded.created_at`,
})
