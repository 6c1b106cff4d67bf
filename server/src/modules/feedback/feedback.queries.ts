import { statement } from '../../db/statement.ts'

/** Read what was added to the round afterwards: a request that waited must see it. */
export const lockFinishedRound = statement({
  name: 'lock_finished_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { id: 'uuid' },
  sql: 'select id from round where id = :roundId and user_id = :userId and finished_at is not null for update',
})

export const insertSecondLook = statement({
  name: 'insert_second_look',
  params: { roundId: 'uuid', userId: 'text', ideas: 'text[]', now: 'timestamptz' },
  sql: `insert into second_look (user_id, round_id, position, text, created_at)
    select r.user_id, r.id, l.position, l.text, :now from round r, unnest(:ideas::text[]) with ordinality as l(text, position)
    where r.id = :roundId and r.user_id = :userId`,
})

/** A row if the round is theirs and has all of these places; only the first choice is stored, and the first of the technique. */
export const saveFavourites = statement({
  name: 'save_favourites',
  params: { roundId: 'uuid', userId: 'text', favourites: 'int4[]', techniqueLines: 'int4[]?' },
  columns: { ideas: 'int4' },
  sql: `with mine as (
      select r.id, (select count(*)::int from solution s where s.round_id = r.id and s.user_id = r.user_id) as ideas
      from round r where r.id = :roundId and r.user_id = :userId and r.finished_at is not null),
    chosen as (
      update round r set favourites = coalesce(r.favourites, :favourites::int[]),
        technique_lines = coalesce(r.technique_lines, case
          when r.score->>'withheld' is null or r.claimed_at is not null then :techniqueLines::int[] end)
      from mine m
      where r.id = m.id and r.user_id = :userId and num_nulls(r.favourites, r.technique_lines) > 0
        and m.ideas > all (:favourites::int[] || :techniqueLines::int[]))
    select ideas from mine`,
})

export const saveIdeaTrial = statement({
  name: 'save_idea_trial',
  params: { roundId: 'uuid', userId: 'text', position: 'int4', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `insert into idea_trial (solution_id, user_id, marked_at)
    select s.id, r.user_id, :now from round r join solution s on s.round_id = r.id and s.user_id = r.user_id
    where r.id = :roundId and r.user_id = :userId and s.position = :position
    for no key update of s
    on conflict (user_id, solution_id) do update set user_id = excluded.user_id returning solution_id as id`,
})

export const listDueTrials = statement({
  name: 'list_due_trials',
  params: { userId: 'text', dueBefore: 'timestamptz' },
  columns: { id: 'uuid', idea: 'text', problemText: 'text', markedAt: 'timestamptz' },
  sql: `select t.solution_id as id, s.text as idea, coalesce(p.text, r.custom_problem) as "problemText",
      t.marked_at as "markedAt"
    from idea_trial t join solution s on s.id = t.solution_id and s.user_id = t.user_id
      join round r on r.id = s.round_id and r.user_id = s.user_id
      left join problem p on p.id = r.problem_id
    where t.user_id = :userId and t.marked_at <= :dueBefore
      and (t.answer is null or (t.answer = 'not_yet' and t.answered_at <= :dueBefore))
    order by t.marked_at, t.solution_id limit 20`,
})

/** "Not yet" can become something else; the other answers stay. */
export const saveTrialAnswer = statement({
  name: 'save_trial_answer',
  params: { id: 'uuid', userId: 'text', answer: 'text', note: 'text?', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `with mine as (select solution_id as id from idea_trial where solution_id = :id and user_id = :userId),
    answered as (
      update idea_trial set answer = :answer, note = :note, answered_at = :now
      where solution_id = :id and user_id = :userId and (answer is null or answer = 'not_yet'))
    select id from mine`,
})
