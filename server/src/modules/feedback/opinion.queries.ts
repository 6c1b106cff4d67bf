import type { Reply } from '@app/contract/calls'
import type { Agreement, Anchor } from '@app/domain/opinion/calibration'
import type { RatedIdea } from '@app/domain/opinion/opinion'
import { type RowOf, statement, typed } from '../../db/statement.ts'

/** The shape of an older rubric may differ; only the version can be relied on. */
export type StoredOpinion = Reply<'roundOpinion'>

export const lockOpinionSetting = statement({
  name: 'lock_opinion_setting',
  params: { userId: 'text' },
  columns: { on: 'bool' },
  sql: 'select opinions_on as "on" from "user" where id = :userId for no key update',
})

export const findRoundToRate = statement({
  name: 'find_round_to_rate',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { opinion: typed<StoredOpinion | null>('jsonb'), problem: 'text', ideas: 'text[]' },
  sql: `select r.opinion, coalesce(p.text, r.custom_problem) as problem,
      array(select s.text from solution s where s.round_id = r.id and s.user_id = r.user_id order by s.position) as ideas
    from round r left join problem p on p.id = r.problem_id
    where r.id = :roundId and r.user_id = :userId and r.finished_at is not null`,
})

export type RoundToRate = RowOf<typeof findRoundToRate>

const pause = `interval '10 minutes'`
const maxADay = 5

export const claimOpinion = statement({
  name: 'claim_opinion',
  params: { roundId: 'uuid', userId: 'text', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `update round set opinion_asked_at = :now::timestamptz
    where id = :roundId and user_id = :userId
      and (opinion_asked_at is null or opinion_asked_at <= :now::timestamptz - ${pause})
      and (select count(*) from round o where o.user_id = :userId
        and o.opinion_asked_at > :now::timestamptz - interval '1 day') < ${maxADay}
    returning id`,
})

export const findNextOpinionAt = statement({
  name: 'find_next_opinion_at',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { at: 'timestamptz?' },
  sql: `select greatest(r.opinion_asked_at + ${pause}, (select o.opinion_asked_at + interval '1 day' from round o
      where o.user_id = r.user_id and o.opinion_asked_at is not null
      order by o.opinion_asked_at desc offset ${maxADay - 1} limit 1)) as at
    from round r where r.id = :roundId and r.user_id = :userId`,
})

export const saveOpinion = statement({
  name: 'save_opinion',
  params: { roundId: 'uuid', userId: 'text', opinion: typed<StoredOpinion>('jsonb') },
  sql: 'update round set opinion = :opinion where id = :roundId and user_id = :userId',
})

export const findCalibration = statement({
  name: 'find_opinion_calibration',
  params: { model: 'text', rubric: 'text' },
  columns: { anchors: typed<Anchor[]>('jsonb'), agreement: typed<Agreement>('jsonb') },
  sql: 'select anchors, agreement from opinion_calibration where model = :model and rubric = :rubric',
})

export const saveCalibration = statement({
  name: 'save_opinion_calibration',
  params: {
    model: 'text',
    rubric: 'text',
    anchors: typed<Anchor[]>('jsonb'),
    agreement: typed<Agreement>('jsonb'),
    now: 'timestamptz',
  },
  sql: `insert into opinion_calibration (model, rubric, anchors, agreement, measured_at)
    values (:model, :rubric, :anchors, :agreement, :now)
    on conflict (model) do update set rubric = excluded.rubric, anchors = excluded.anchors,
      agreement = excluded.agreement, measured_at = excluded.measured_at`,
})

export const listRatedIdeas = statement({
  name: 'list_rated_ideas',
  params: { userId: 'text', version: 'text', model: 'text', problem: 'text', ideas: 'text[]' },
  columns: { text: 'text', idea: typed<RatedIdea>('jsonb') },
  sql: `select s.text, o.idea
    from round r left join problem p on p.id = r.problem_id
    cross join lateral jsonb_array_elements(r.opinion->'ideas') with ordinality as o(idea, position)
    join solution s on s.round_id = r.id and s.user_id = r.user_id and s.position = o.position
    where r.user_id = :userId and r.opinion->>'version' = :version and r.opinion->>'model' = :model
      and coalesce(p.text, r.custom_problem) = :problem and s.text = any (:ideas::text[])
    order by r.opinion->>'at'`,
})
