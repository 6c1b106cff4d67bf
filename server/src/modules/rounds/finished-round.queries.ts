import type { Reply } from '@app/contract/calls'
import type { Reading } from '@app/domain/coach/read-list'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import type { ThinkerCounts } from '@app/domain/rounds/ink-level'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import type { Score } from '@app/domain/scoring/score'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import { statement, typed } from '../../db/statement.ts'
import type { CoachedRound } from '../coach/coach-view.ts'

export interface StoredOtherList {
  id: string
  finishedAt: string
  texts: string[]
  methods: ('text' | 'voice')[]
  isAdded: boolean
}

const finishedColumns = {
  id: 'uuid',
  kind: typed<'daily' | 'custom'>('text'),
  day: 'date',
  notCounted: typed<NotCountedReason | null>('text'),
  finishedAt: 'timestamptz',
  problemText: 'text',
  category: 'text?',
  difficulty: typed<Difficulty | null>('text'),
  thinkerId: 'text?',
  inkCounts: typed<ThinkerCounts>('json'),
  form: typed<ProblemForm>('text'),
  stage: 'int4?',
  techniqueLines: 'int4[]?',
  claimedAt: 'timestamptz?',
  reading: typed<Reading | null>('jsonb'),
  isCoachOn: 'bool',
  setStep: typed<CoachedRound['setStep']>('json'),
  judgedStep: typed<CoachedRound['judgedStep']>('json'),
  slots: 'int4',
  score: typed<Score | null>('jsonb'),
  favourites: 'int4[]?',
  opinion: typed<Reply<'finishedRound'>['opinion']>('jsonb'),
  ideas: typed<{ text: string; method: 'text' | 'voice'; toTry: boolean }[]>('json'),
  secondLook: 'text[]',
  otherLists: typed<StoredOtherList[]>('json'),
} as const

const finished = `select r.id, r.kind, coalesce(r.counted_day, r.day) as day,
     r.not_counted as "notCounted", r.finished_at as "finishedAt",
     coalesce(p.text, r.custom_problem) as "problemText", p.category, p.difficulty, r.thinker_id as "thinkerId", r.slots,
     r.score, r.favourites, r.opinion, coalesce(r.form, p.form, 'idea') as form, r.stage,
     r.technique_lines as "techniqueLines", r.claimed_at as "claimedAt", r.reading,
     (select coach_on from "user" where id = r.user_id) as "isCoachOn",
     (select json_build_object('id', c.id, 'rule', c.rule, 'facts', c.facts, 'tryText', c.try_text, 'outcome', c.outcome)
      from coach_step c where c.user_id = r.user_id and c.set_by = r.id
      order by c.closed_at desc nulls first limit 1) as "setStep",
     (select json_build_object('rule', c.rule, 'facts', c.facts, 'outcome', c.outcome)
      from coach_step c where c.user_id = r.user_id and c.judged_in = r.id limit 1) as "judgedStep",
     (select row_to_json(c) from (select count(*) filter (where cardinality(t.technique_lines) > 0) as named,
        count(*) filter (where t.form is null) as earlier from round t where t.user_id = r.user_id
        and t.thinker_id = r.thinker_id and (t.counted_day, t.counted_number) <= (r.counted_day, r.counted_number)) c) as "inkCounts",
     (select coalesce(json_agg(json_build_object('text', s.text, 'method', s.method,
         'toTry', exists (select from idea_trial t where t.solution_id = s.id and t.user_id = s.user_id)) order by s.position), '[]')
      from solution s where s.round_id = r.id and s.user_id = r.user_id) as ideas,
     array(select l.text from second_look l where l.round_id = r.id and l.user_id = r.user_id order by l.position) as "secondLook",
     (select coalesce(json_agg(json_build_object('id', o.id, 'finishedAt', o.finished_at, 'texts', o.texts,
         'methods', o.methods, 'isAdded', o.added_at is not null) order by o.received_at, o.id), '[]')
      from other_list o where o.round_id = r.id and o.user_id = r.user_id) as "otherLists"
   from round r left join problem p on p.id = r.problem_id`

export const findFinishedRound = statement({
  name: 'find_finished_round',
  params: { roundId: 'uuid', userId: 'text' },
  columns: finishedColumns,
  sql: `${finished} where r.id = :roundId and r.user_id = :userId and r.finished_at is not null`,
})

export const listLatestRounds = statement({
  name: 'list_latest_rounds',
  params: { userId: 'text', days: 'date[]' },
  columns: finishedColumns,
  sql: `${finished} where r.user_id = :userId and r.id in (
      select distinct on (counted_day) id from round where user_id = :userId and counted_day = any (:days::date[])
      order by counted_day, finished_at desc)`,
})

export const countOtherLists = statement({
  name: 'count_other_lists',
  params: { userId: 'text', roundId: 'uuid', contentHash: 'text' },
  columns: { others: 'int4' },
  sql: `select count(*)::int as others from other_list
    where user_id = :userId and round_id = :roundId and content_hash <> :contentHash`,
})

export const saveOtherList = statement({
  name: 'save_other_list',
  params: {
    userId: 'text',
    roundId: 'uuid',
    contentHash: 'text',
    texts: 'text[]',
    methods: 'text[]',
    finishedAt: 'timestamptz',
    receivedAt: 'timestamptz',
  },
  sql: `insert into other_list (user_id, round_id, content_hash, texts, methods, finished_at, received_at)
    values (:userId, :roundId, :contentHash, :texts, :methods, :finishedAt, :receivedAt)
    on conflict (user_id, round_id, content_hash) do nothing`,
})

export const addOtherList = statement({
  name: 'add_other_list',
  params: { id: 'uuid', roundId: 'uuid', userId: 'text', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `update other_list set added_at = coalesce(added_at, :now)
    where id = :id and user_id = :userId and round_id = :roundId returning id`,
})
