import type { Reply } from '@app/contract/call'
import type { roundOpinion } from '@app/contract/feedback'
import type { RatedIdea } from '@app/domain/score/opinion'
import { statement } from '../../db/statement.ts'

/** Opinions of an older rubric may have another shape: only the version can be relied on. */
export type KeptOpinion = Reply<typeof roundOpinion>

/** Whether the person asks for opinions. Holds their row, so that their own claims come one after the other. */
export const lockOpinions = statement<{ on: boolean }>(
  'lock_opinions_of_person',
  'select opinions_on as "on" from "user" where id = $1 for no key update',
)

export interface OpinionInput {
  opinion: KeptOpinion | null
  problem: string
  ideas: string[]
}

export const findOpinionInput = statement<OpinionInput>(
  'find_opinion_of_round',
  `select r.opinion, coalesce(p.text, r.custom_problem) as problem,
     array(select s.text from solution s where s.round_id = r.id and s.user_id = r.user_id order by s.position) as ideas
   from round r left join problem p on p.id = r.problem_id
   where r.id = $1 and r.user_id = $2 and r.finished_at is not null`,
)

/** Five a day for one person, and one try in ten minutes for one round: else no row comes back. */
export const claimOpinion = statement<{ id: string }>(
  'claim_opinion',
  `update round set opinion_asked_at = $3::timestamptz
   where id = $1 and user_id = $2
     and (opinion_asked_at is null or opinion_asked_at <= $3::timestamptz - interval '10 minutes')
     and (select count(*) from round o where o.user_id = $2 and o.opinion_asked_at > $3::timestamptz - interval '1 day') < 5
   returning id`,
)

export const saveOpinion = statement(
  'save_opinion',
  'update round set opinion = $3::jsonb where id = $1 and user_id = $2',
)

/** What a person's own ideas to a problem were given before, by the same rubric and model; the oldest first. */
export const findRated = statement<{ text: string; idea: RatedIdea }>(
  'find_rated_ideas',
  `select s.text, o.idea
   from round r left join problem p on p.id = r.problem_id
   cross join lateral jsonb_array_elements(r.opinion->'ideas') with ordinality as o(idea, position)
   join solution s on s.round_id = r.id and s.user_id = r.user_id and s.position = o.position
   where r.user_id = $1 and r.opinion->>'version' = $2 and r.opinion->>'model' = $3
     and coalesce(p.text, r.custom_problem) = $4 and s.text = any ($5::text[])
   order by r.opinion->>'at'`,
)
