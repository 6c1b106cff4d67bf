import type { Score } from '@app/domain/scoring/score'
import { typed } from '../../db/statement.ts'

/** Others see the idea `s` of the author `a`: an admin has read it. */
export const isVisibleSql = `s.state in ('shown', 'kept') and a.deleted_at is null and a.sharing_stopped_at is null`

export type SharedState = 'in_review' | 'shown' | 'hidden'

/** An admin has to look at it, though its author takes it back. */
export const isReportedSql = `waits_since is not null and state <> 'in_review'`

/** Of the idea `s` of the author `u`, as they may know it. */
export const stateSql = `case when s.state in ('hidden', 'taken_back') or u.sharing_stopped_at is not null then 'hidden'
  when s.state = 'in_review' then 'in_review' else 'shown' end`

export interface StoredSharingChoice {
  place: number
  visibleFrom: string
  state: SharedState
}

/** Read by `selectOwnSql`. */
export const ownColumns = {
  problemId: 'uuid?',
  thinkerId: 'text?',
  score: typed<Score | null>('jsonb'),
  texts: 'text[]',
  solved: 'int4',
  wasAsked: 'bool',
  isStopped: 'bool',
  chosen: typed<StoredSharingChoice | null>('json'),
} as const

/** `r` is a round, `u` its person, `g` their progress and `p` its problem, unless that is hidden. */
export const selectOwnSql = `p.id as "problemId", r.thinker_id as "thinkerId", r.score,
  array(select l.text from solution l where l.round_id = r.id and l.user_id = r.user_id order by l.position) as texts,
  coalesce(g.total_solved, 0) as solved, u.sharing_asked_at is not null as "wasAsked",
  u.sharing_stopped_at is not null as "isStopped",
  (select json_build_object('place', s.position - 1, 'visibleFrom', s.visible_from, 'state', ${stateSql})
   from shared_idea s where s.user_id = r.user_id and s.round_id = r.id) as chosen`
