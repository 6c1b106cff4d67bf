import type { Database } from '../../db/database.ts'
import {
  iterateBatches,
  iterateById,
  largeBatch,
  minId,
  pageParams,
  smallBatch,
  textPageParams,
} from '../../db/iterate-batches.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'

const days = statement({
  name: 'own_days',
  params: { userId: 'text', after: 'date', limit: 'int8' },
  columns: { day: 'date', kind: 'text', replaced: 'text?', zone: 'text', roundId: 'uuid?' },
  sql: `select day, kind, replaced, zone, round_id as "roundId" from day_log
    where user_id = :userId and day > :after order by day limit :limit`,
})
export const iterateDays = (db: Database, userId: string) =>
  iterateBatches<RowOf<typeof days>>(largeBatch, (last) =>
    days(db, { userId, after: last?.day ?? '-infinity', limit: largeBatch }),
  )

const rounds = statement({
  name: 'own_rounds',
  params: { userId: 'text', kind: 'text', day: 'date', number: 'int4', limit: 'int8' },
  columns: {
    id: 'uuid',
    kind: 'text',
    day: 'date',
    number: 'int4',
    zone: 'text',
    problem: 'text',
    category: 'text?',
    difficulty: 'text?',
    slots: 'int4',
    thinkerId: 'text?',
    openedAt: 'timestamptz',
    finishedAt: 'timestamptz?',
    receivedAt: 'timestamptz?',
    countedDay: 'date?',
    notCounted: 'text?',
    score: 'jsonb?',
    favourites: 'int4[]?',
    form: 'text?',
    reading: 'jsonb?',
    stage: 'int4?',
    opener: 'int4?',
    thinkerBy: 'text?',
    techniqueLines: 'int4[]?',
    claimedAt: 'timestamptz?',
    opinion: 'jsonb?',
    solutions: typed<object[]>('json'),
    secondLook: typed<object[]>('json'),
    otherLists: typed<object[]>('json'),
  },
  sql: `select r.id, r.kind, r.day, r.number, r.zone, coalesce(p.text, r.custom_problem) as problem, p.category,
      p.difficulty, r.slots, r.thinker_id as "thinkerId", r.opened_at as "openedAt", r.finished_at as "finishedAt",
      r.received_at as "receivedAt", r.counted_day as "countedDay", r.not_counted as "notCounted", r.score, r.favourites,
      r.form, r.reading, r.stage, r.opener, r.thinker_by as "thinkerBy", r.technique_lines as "techniqueLines",
      r.claimed_at as "claimedAt", r.opinion,
      (select coalesce(json_agg(json_build_object('position', s.position, 'text', s.text, 'method', s.method,
         'isExported', s.is_exported, 'trial', (select json_build_object('markedAt', t.marked_at, 'answer', t.answer,
           'note', t.note, 'answeredAt', t.answered_at) from idea_trial t where t.solution_id = s.id and t.user_id = s.user_id))
         order by s.position), '[]') from solution s
       where s.round_id = r.id and s.user_id = r.user_id) as solutions,
      (select coalesce(json_agg(json_build_object('position', l.position, 'text', l.text, 'createdAt', l.created_at)
         order by l.position), '[]') from second_look l
       where l.round_id = r.id and l.user_id = r.user_id) as "secondLook",
      (select coalesce(json_agg(json_build_object('texts', o.texts, 'finishedAt', o.finished_at, 'receivedAt', o.received_at,
         'addedAt', o.added_at) order by o.received_at, o.id), '[]') from other_list o
       where o.round_id = r.id and o.user_id = r.user_id) as "otherLists"
    from round r left join problem p on p.id = r.problem_id
    where r.user_id = :userId and (r.kind, r.day, r.number) > (:kind, :day::date, :number)
    order by r.kind, r.day, r.number limit :limit`,
})
export const iterateRounds = (db: Database, userId: string) =>
  iterateBatches<RowOf<typeof rounds>>(smallBatch, (last) =>
    rounds(db, {
      userId,
      kind: last?.kind ?? '',
      day: last?.day ?? '-infinity',
      number: last?.number ?? 0,
      limit: smallBatch,
    }),
  )

const reports = statement({
  name: 'own_reports',
  params: pageParams,
  columns: { problemId: 'uuid', problem: 'text', reportedAt: 'timestamptz' },
  sql: `select p.id as "problemId", p.text as problem, r.created_at as "reportedAt"
    from problem_report r join problem p on p.id = r.problem_id
    where r.user_id = :userId and p.id > :after order by p.id limit :limit`,
})
export const iterateReports = (db: Database, userId: string) =>
  iterateBatches<RowOf<typeof reports>>(largeBatch, (last) =>
    reports(db, { userId, after: last?.problemId ?? minId, limit: largeBatch }),
  )

const sharedIdeas = statement({
  name: 'own_shared_ideas',
  params: pageParams,
  columns: { id: 'uuid', roundId: 'uuid', position: 'int4', text: 'text', visibleFrom: 'timestamptz', state: 'text' },
  sql: `select id, round_id as "roundId", position, text, visible_from as "visibleFrom", state
    from shared_idea where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateSharedIdeas = iterateById(sharedIdeas)

// Not the ideas: others wrote them.
const shownIdeas = statement({
  name: 'own_shown_ideas',
  params: pageParams,
  columns: {
    id: 'uuid',
    roundId: 'uuid',
    shownAt: 'timestamptz',
    wishedAt: 'timestamptz?',
    reportedAt: 'timestamptz?',
    reason: 'text?',
  },
  sql: `select idea_id as id, round_id as "roundId", shown_at as "shownAt", wished_at as "wishedAt",
      reported_at as "reportedAt", reason
    from shown_idea where user_id = :userId and idea_id > :after order by idea_id limit :limit`,
})
export const iterateShownIdeas = iterateById(shownIdeas)

const shareLinks = statement({
  name: 'own_share_links',
  params: textPageParams,
  columns: {
    id: 'text',
    roundId: 'uuid',
    problem: 'text',
    card: typed<object>('jsonb'),
    idea: 'text?',
    sharedAt: 'timestamptz',
  },
  sql: `select l.code as id, l.round_id as "roundId", p.text as problem, l.card, l.idea, l.shared_at as "sharedAt"
    from share_link l join problem p on p.id = l.problem_id
    where l.user_id = :userId and l.code > :after order by l.code limit :limit`,
})
export const iterateShareLinks = iterateById(shareLinks, '')
