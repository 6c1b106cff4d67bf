import type { IdeaCandidate, IdeaRole } from '@app/domain/shared-ideas/choose-ideas'
import { statement, typed } from '../../db/statement.ts'
import { isVisibleSql, ownColumns, selectOwnSql } from './shared-idea-sql.ts'

/** Of one day, by UTC. */
const maxViewersPerDay = 200
const isBelowLimit = `(s.shown_on is distinct from :today or s.shown_count < ${maxViewersPerDay})`

/** The newest ones of a problem: from these three are chosen. */
const newest = 200

export interface ShownIdea {
  id: string
  role: IdeaRole
  text: string
  thinkerId: string | null
  isWished: boolean
}

const shown = `(select coalesce(json_agg(json_build_object('id', s.id, 'role', x.role, 'text', s.text,
      'thinkerId', s.thinker_id, 'isWished', x.wished_at is not null)), '[]')
    from shown_idea x join shared_idea s on s.id = x.idea_id join "user" a on a.id = s.user_id
    where x.user_id = r.user_id and x.round_id = r.id and x.reported_at is null and ${isVisibleSql})`

// How many ideas a problem has does not matter: they are read along the index of the pool.
const candidates = `(select coalesce(json_agg(json_build_object('id', s.id, 'originality', s.originality,
      'thinkerId', s.thinker_id) order by random()), '[]')
    from (select * from shared_idea where problem_id = p.id and state in ('shown', 'kept')
        order by visible_from desc limit ${newest}) s join "user" a on a.id = s.user_id
    where cardinality(n.taken) < 3 and ${isVisibleSql} and ${isBelowLimit} and s.user_id <> r.user_id
      and not exists (select from shown_idea x where x.idea_id = s.id and x.user_id = r.user_id))`

// An idea that was reported or hidden keeps its place, so that nobody reads the pool by reporting.
export const findOtherIdeas = statement({
  name: 'find_other_ideas',
  params: { roundId: 'uuid', userId: 'text', today: 'date' },
  columns: {
    ...ownColumns,
    shown: typed<ShownIdea[]>('json'),
    taken: typed<IdeaRole[]>('text[]'),
    candidates: typed<IdeaCandidate[]>('json'),
  },
  sql: `select ${selectOwnSql}, ${shown} as shown, n.taken, ${candidates} as candidates
    from round r join "user" u on u.id = r.user_id left join progress g on g.user_id = r.user_id
      left join problem p on p.id = r.problem_id and p.hidden_at is null,
      lateral (select array(select x.role from shown_idea x where x.user_id = r.user_id and x.round_id = r.id) as taken) n
    where r.id = :roundId and r.user_id = :userId and r.finished_at is not null`,
})

// Of a round that is locked. Ideas are locked in one order, and the limit is judged on the locked row, so that nobody is
// one too many.
export const insertShownIdeas = statement({
  name: 'insert_shown_ideas',
  params: {
    userId: 'text',
    roundId: 'uuid',
    ids: 'uuid[]',
    roles: 'text[]',
    now: 'timestamptz',
    today: 'date',
  },
  sql: `with free as materialized (
        select s.id, w.role from unnest(:ids::uuid[], :roles::text[]) as w(id, role) join shared_idea s on s.id = w.id
        where s.state in ('shown', 'kept') and ${isBelowLimit} and not exists (
          select from shown_idea x where x.user_id = :userId and x.round_id = :roundId and x.role = w.role)
        order by s.id for no key update of s),
      counted as (update shared_idea s set shown_on = :today,
          shown_count = case when s.shown_on = :today then s.shown_count + 1 else 1 end
        from free where s.id = free.id returning s.id, s.user_id, free.role)
    insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at)
    select id, :userId, user_id, :roundId, role, :now from counted on conflict do nothing`,
})
