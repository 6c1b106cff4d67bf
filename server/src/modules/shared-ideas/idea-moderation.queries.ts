import { statement, typed } from '../../db/statement.ts'
import { type SharedState, stateSql } from './shared-idea-sql.ts'

const count = (reason: string) =>
  `'${reason}', (select count(*) from shown_idea x where x.idea_id = s.id and x.reported_at is not null
     and x.reason = '${reason}')`

const isWaiting = 's.waits_since <= :now and u.deleted_at is null and u.sharing_stopped_at is null'

export const listIdeasToModerate = statement({
  name: 'list_ideas_to_moderate',
  params: { now: 'timestamptz', limit: 'int8', offset: 'int8' },
  columns: {
    id: 'uuid',
    text: 'text',
    problemText: 'text',
    authorEmail: 'text',
    at: 'timestamptz',
    state: typed<SharedState>('text'),
    reports: typed<{ hurts: number; names: number; sells: number }>('json'),
  },
  sql: `select s.id, s.text, p.text as "problemText", u.email as "authorEmail", s.waits_since as at, ${stateSql} as state,
      json_build_object(${count('hurts')}, ${count('names')}, ${count('sells')}) as reports
    from shared_idea s join "user" u on u.id = s.user_id join problem p on p.id = s.problem_id
    where ${isWaiting} order by s.waits_since, s.id limit :limit offset :offset`,
})

export const countIdeasToModerate = statement({
  name: 'count_ideas_to_moderate',
  params: { now: 'timestamptz' },
  columns: { total: 'int4', oldest: 'timestamptz?' },
  sql: `select count(*)::int as total, min(s.waits_since) as oldest from shared_idea s join "user" u on u.id = s.user_id where ${isWaiting}`,
})

export const lockIdeaToModerate = statement({
  name: 'lock_idea_to_moderate',
  params: { id: 'uuid' },
  columns: { authorId: 'text' },
  sql: `select user_id as "authorId" from shared_idea where id = :id and waits_since is not null for no key update`,
})

// Kept before it was reported, it may be reported still; taken back, it is shown by nothing.
export const moderateIdea = statement({
  name: 'moderate_idea',
  params: { id: 'uuid', state: typed<'hidden' | 'kept'>('text'), now: 'timestamptz' },
  sql: `update shared_idea set waits_since = null,
      visible_from = case when :state = 'kept' and state = 'in_review' then :now else visible_from end, state = case when state = 'taken_back' then 'hidden'
      when :state = 'kept' and state = 'in_review' then 'shown' else :state end where id = :id`,
})

/** From then on nobody sees any idea of theirs, without a write to each. */
export const stopSharingOfAuthor = statement({
  name: 'stop_sharing_of_author',
  params: { authorId: 'text', now: 'timestamptz' },
  sql: 'update "user" set sharing_stopped_at = :now where id = :authorId and sharing_stopped_at is null',
})
