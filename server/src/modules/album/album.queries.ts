import { statement } from '../../db/statement.ts'

/**
 * With each thinker the own pick that is the most unusual. Only where nothing was picked the most unusual idea of all,
 * among the two that each score names: scores are slow to unpack.
 */
export const listBestIdeasByThinker = statement({
  name: 'list_best_ideas_by_thinker',
  params: { userId: 'text' },
  columns: {
    thinkerId: 'text',
    idea: 'text',
    isPicked: 'bool',
    day: 'date',
    problemText: 'text',
    roundId: 'uuid',
  },
  sql: `with mine as (
      select id, thinker_id, counted_day, counted_number, problem_id, custom_problem, score, favourites,
        bool_or(coalesce(cardinality(favourites), 0) > 0) over (partition by thinker_id) as picks
      from round where user_id = :userId and counted_day is not null and thinker_id is not null),
    named as (
      select m.id, m.thinker_id, m.picks, m.counted_day, m.counted_number, place, (m.score->'ideas'->place->>'originality')::int as rarity
      from mine m cross join lateral unnest(m.favourites) as place where m.picks
      union all
      select m.id, m.thinker_id, m.picks, m.counted_day, m.counted_number, place::int, (m.score->'ideas'->place::int->>'originality')::int
      from mine m cross join lateral jsonb_array_elements(m.score->'originality'->'top') as place
      where not m.picks and not coalesce(m.score->'originality'->'unpraised' @> place, false)),
    best as (
      select distinct on (thinker_id) id, thinker_id, picks, place from named
      order by thinker_id, rarity desc nulls last, counted_day, counted_number, place)
    select b.thinker_id as "thinkerId", s.text as idea, b.picks as "isPicked", r.counted_day as day,
      coalesce(p.text, r.custom_problem) as "problemText", r.id as "roundId"
    from best b join round r on r.id = b.id and r.user_id = :userId
      join solution s on s.round_id = b.id and s.user_id = :userId and s.position = b.place + 1
      left join problem p on p.id = r.problem_id`,
})
