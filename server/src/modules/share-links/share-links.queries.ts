import { type ShareCard, shareLinkLifetimeDays } from '@app/domain/share-links/share-card'
import { statement, typed } from '../../db/statement.ts'

const open = `l.shared_at > :now::timestamptz - interval '${shareLinkLifetimeDays} days'`

const columns = {
  id: 'text',
  roundId: 'uuid',
  problemText: 'text',
  idea: 'text?',
  sharedAt: 'timestamptz',
} as const

/**
 * Sharing a round again: a link still open keeps its code and only changes its idea; an expired one starts anew under
 * the same code. An admin's decision to keep it covered the idea shown then, so another idea can be reported again.
 */
export const saveShareLink = statement({
  name: 'save_share_link',
  params: {
    code: 'text',
    userId: 'text',
    roundId: 'uuid',
    problemId: 'uuid',
    card: 'jsonb',
    idea: 'text?',
    now: 'timestamptz',
  },
  columns: { id: 'text', idea: 'text?', sharedAt: 'timestamptz' },
  sql: `insert into share_link as l (code, user_id, round_id, problem_id, card, idea, shared_at)
    values (:code, :userId, :roundId, :problemId, :card, :idea, :now)
    on conflict (user_id, round_id) do update set idea = excluded.idea,
      report = case when l.report = 'open' or l.idea is not distinct from excluded.idea then l.report end,
      card = case when ${open} then l.card else excluded.card end,
      shared_at = case when ${open} then l.shared_at else excluded.shared_at end
    returning code as id, idea, shared_at as "sharedAt"`,
})

export const findProblemOfRound = statement({
  name: 'find_problem_of_shared_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { problemId: 'uuid?' },
  sql: `select problem_id as "problemId" from round
    where id = :roundId and user_id = :userId and finished_at is not null`,
})

export const listShareLinks = statement({
  name: 'list_share_links',
  params: { userId: 'text', now: 'timestamptz', limit: 'int8' },
  columns,
  sql: `select l.code as id, l.round_id as "roundId", p.text as "problemText", l.idea, l.shared_at as "sharedAt"
    from share_link l join problem p on p.id = l.problem_id
    where l.user_id = :userId and ${open} order by l.shared_at desc limit :limit`,
})

export const deleteShareLink = statement({
  name: 'delete_share_link',
  params: { code: 'text', userId: 'text' },
  columns: { code: 'text' },
  sql: 'delete from share_link where code = :code and user_id = :userId returning code',
})

/** A hidden problem is not shown, nothing of an account that is closed, and no idea of one that may share none. */
export const findSharedProblem = statement({
  name: 'find_shared_problem',
  params: { code: 'text', now: 'timestamptz' },
  columns: {
    problemId: 'uuid',
    category: 'text',
    text: 'text',
    card: typed<ShareCard>('jsonb'),
    idea: 'text?',
    isOver: 'bool',
  },
  sql: `select p.id as "problemId", p.category, p.text, l.card, not ${open} as "isOver",
      case when u.sharing_stopped_at is null then l.idea end as idea
    from share_link l join problem p on p.id = l.problem_id and p.hidden_at is null
      join "user" u on u.id = l.user_id and u.deleted_at is null
    where l.code = :code`,
})

/** Before an admin, who has not kept it yet. Of visitors nobody can tell how many they are: no report hides anything. */
export const reportShareLink = statement({
  name: 'report_share_link',
  params: { code: 'text', now: 'timestamptz' },
  sql: `update share_link set report = 'open', reported_at = :now where code = :code and report is null`,
})

export const listReportedLinks = statement({
  name: 'list_reported_links',
  params: { limit: 'int8' },
  columns: { id: 'text', problemText: 'text', idea: 'text?', reportedAt: 'timestamptz' },
  sql: `select l.code as id, p.text as "problemText", l.idea, l.reported_at as "reportedAt"
    from share_link l join problem p on p.id = l.problem_id
    where l.report = 'open' and l.reported_at is not null order by l.reported_at limit :limit`,
})

export const countReportedLinks = statement({
  name: 'count_reported_links',
  columns: { total: 'int4', oldest: 'timestamptz?' },
  sql: `select count(*)::int as total, min(reported_at) as oldest from share_link
    where report = 'open' and reported_at is not null`,
})

export const keepShareLink = statement({
  name: 'keep_share_link',
  params: { code: 'text' },
  columns: { userId: 'text' },
  sql: `update share_link set report = 'kept' where code = :code and report = 'open' returning user_id as "userId"`,
})

export const deleteReportedLink = statement({
  name: 'delete_reported_link',
  params: { code: 'text' },
  columns: { userId: 'text' },
  sql: `delete from share_link where code = :code and report = 'open' returning user_id as "userId"`,
})
