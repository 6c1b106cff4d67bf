import type { Day } from '@app/domain/day/day'
import type { Difficulty } from '@app/domain/round/difficulty'
import type { Score } from '@app/domain/score/score'
import { statement } from '../../db/statement.ts'
import type { KeptOpinion } from './opinion.queries.ts'

export interface Finished {
  id: string
  kind: 'daily' | 'custom'
  day: Day
  finishedAt: Date
  problemText: string
  category: string | null
  difficulty: Difficulty | null
  thinkerId: string | null
  slots: number
  score: Score | null
  favourites: number[] | null
  opinion: KeptOpinion | null
  ideas: { text: string; method: 'text' | 'voice'; toTry: boolean }[]
  secondLook: string[]
}

const finished = `select r.id, r.kind, r.counted_day as day, r.finished_at as "finishedAt",
     coalesce(p.text, r.custom_problem) as "problemText", p.category, p.difficulty, r.thinker_id as "thinkerId", r.slots,
     r.score, r.favourites, r.opinion,
     (select coalesce(json_agg(json_build_object('text', s.text, 'method', s.method,
         'toTry', exists (select from idea_trial t where t.solution_id = s.id)) order by s.position), '[]')
      from solution s where s.round_id = r.id and s.user_id = r.user_id) as ideas,
     array(select l.text from second_look l where l.round_id = r.id order by l.position) as "secondLook"
   from round r left join problem p on p.id = r.problem_id`

export const findFinished = statement<Finished>(
  'find_finished_round',
  `${finished} where r.id = $1 and r.user_id = $2 and r.finished_at is not null`,
)

/** The last finished one of each of the days. */
export const latestOfDays = statement<Finished>(
  'latest_rounds_of_days',
  `${finished} where r.id in (
     select distinct on (counted_day) id from round where user_id = $1 and counted_day = any ($2::date[])
     order by counted_day, finished_at desc)`,
)

/** Holds a finished round, so that nobody else adds to it. What was added is read afterwards: whoever waited must see it. */
export const lockFinished = statement<{ id: string }>(
  'lock_finished_round',
  'select id from round where id = $1 and user_id = $2 and finished_at is not null for update',
)

export const saveSecondLook = statement(
  'save_second_look',
  `insert into second_look (round_id, position, text, created_at)
   select r.id, l.position, l.text, $4 from round r, unnest($3::text[]) with ordinality as l(text, position)
   where r.id = $1 and r.user_id = $2`,
)

/** Answers with the round if it is theirs and has all of these places; only the first choice is kept. */
export const saveFavourites = statement<{ ideas: number }>(
  'save_favourites',
  `with mine as (
     select r.id, (select count(*)::int from solution s where s.round_id = r.id) as ideas
     from round r where r.id = $1 and r.user_id = $2 and r.finished_at is not null),
   chosen as (
     update round r set favourites = $3::int[] from mine m
     where r.id = m.id and r.favourites is null and m.ideas > all ($3::int[]))
   select ideas from mine`,
)

export const saveTrial = statement<{ id: string }>(
  'save_trial',
  `insert into idea_trial (solution_id, user_id, marked_at)
   select s.id, r.user_id, $4 from round r join solution s on s.round_id = r.id
   where r.id = $1 and r.user_id = $2 and s.position = $3
   on conflict (solution_id) do update set user_id = excluded.user_id returning solution_id as id`,
)

interface Due {
  id: string
  idea: string
  problemText: string
  markedAt: Date
}

export const listDue = statement<Due>(
  'list_due_trials',
  `select t.solution_id as id, s.text as idea, coalesce(p.text, r.custom_problem) as "problemText",
     t.marked_at as "markedAt"
   from idea_trial t join solution s on s.id = t.solution_id join round r on r.id = s.round_id
     left join problem p on p.id = r.problem_id
   where t.user_id = $1 and s.user_id = $1 and t.marked_at <= $2
     and (t.answer is null or (t.answer = 'not_yet' and t.answered_at <= $2))
   order by t.marked_at, t.solution_id limit 20`,
)

/** Answers with the idea if it is theirs. "Not yet" can still become something else; the other answers stay. */
export const saveAnswer = statement<{ id: string }>(
  'save_trial_answer',
  `with mine as (select solution_id as id from idea_trial where solution_id = $1 and user_id = $2),
   answered as (
     update idea_trial set answer = $3, note = $4, answered_at = $5
     where solution_id = $1 and user_id = $2 and (answer is null or answer = 'not_yet'))
   select id from mine`,
)
