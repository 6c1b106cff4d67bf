import { statement, typed } from '../../db/statement.ts'
import { isReportedSql, ownColumns, type SharedState, selectOwnSql, stateSql } from './shared-idea-sql.ts'

// The row of the round lets one choice of it happen after the other.
export const lockOwnRound = statement({
  name: 'lock_own_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { id: 'uuid' },
  sql: `select id from round where id = :roundId and user_id = :userId and finished_at is not null for no key update`,
})

export const findOwnRound = statement({
  name: 'find_own_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: ownColumns,
  sql: `select ${selectOwnSql}
    from round r join "user" u on u.id = r.user_id left join progress g on g.user_id = r.user_id
      left join problem p on p.id = r.problem_id and p.hidden_at is null
    where r.id = :roundId and r.user_id = :userId`,
})

export const markSharingAsked = statement({
  name: 'mark_sharing_asked',
  params: { userId: 'text', now: 'timestamptz' },
  sql: 'update "user" set sharing_asked_at = :now where id = :userId and sharing_asked_at is null',
})

// A reported one is seen by nobody any more, and stays before an admin.
export const withdrawIdea = statement({
  name: 'withdraw_idea',
  params: { roundId: 'uuid', userId: 'text' },
  sql: `with reported as (update shared_idea set state = 'taken_back'
      where user_id = :userId and round_id = :roundId and ${isReportedSql})
    delete from shared_idea where user_id = :userId and round_id = :roundId and state <> 'hidden' and not (${isReportedSql})`,
})

/** It waits for an admin, from the end of its ten minutes on. */
export const insertSharedIdea = statement({
  name: 'insert_shared_idea',
  params: {
    userId: 'text',
    roundId: 'uuid',
    problemId: 'uuid',
    position: 'int4',
    text: 'text',
    thinkerId: 'text?',
    originality: 'int4?',
    visibleFrom: 'timestamptz',
  },
  sql: `insert into shared_idea (user_id, round_id, problem_id, position, text, thinker_id, originality, visible_from,
      state, waits_since)
    values (:userId, :roundId, :problemId, :position, :text, :thinkerId, :originality, :visibleFrom,
      'in_review', :visibleFrom)
    on conflict (user_id, round_id) do nothing`,
})

export const listOwnSharedIdeas = statement({
  name: 'list_own_shared_ideas',
  params: { userId: 'text', limit: 'int8', offset: 'int8' },
  columns: {
    roundId: 'uuid',
    text: 'text',
    problemText: 'text',
    visibleFrom: 'timestamptz',
    state: typed<SharedState>('text'),
  },
  sql: `select s.round_id as "roundId", s.text, p.text as "problemText", s.visible_from as "visibleFrom",
      ${stateSql} as state
    from shared_idea s join "user" u on u.id = s.user_id join problem p on p.id = s.problem_id
    where s.user_id = :userId order by s.visible_from desc, s.round_id limit :limit offset :offset`,
})

export const countOwnSharedIdeas = statement({
  name: 'count_own_shared_ideas',
  params: { userId: 'text' },
  columns: { total: 'int4' },
  sql: 'select count(*)::int as total from shared_idea where user_id = :userId',
})

// Some at a time: whom they were shown goes with them.
export const withdrawIdeas = statement({
  name: 'withdraw_ideas',
  params: { userId: 'text', limit: 'int8' },
  columns: { id: 'uuid' },
  sql: `with reported as (update shared_idea set state = 'taken_back' where user_id = :userId and ${isReportedSql})
    delete from shared_idea where user_id = :userId and id in (select id from shared_idea
      where user_id = :userId and state <> 'hidden' and not (${isReportedSql}) limit :limit) returning id`,
})
