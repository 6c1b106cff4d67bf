import type { Query } from '@app/contract/calls'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import { trimText } from '@app/domain/text/text'
import type { Database } from '../../db/database.ts'
import { iterateBatches } from '../../db/iterate-batches.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import { createSearchPattern } from './search-pattern.ts'

type Kind = 'daily' | 'custom'

const rowColumns = {
  id: 'uuid',
  solutionText: 'text',
  submissionMethod: typed<'text' | 'voice'>('text'),
  sessionType: typed<Kind>('text'),
  customProblemText: 'text?',
  problemText: 'text?',
  problemSource: typed<'bank' | 'model' | null>('text'),
  createdAt: 'timestamptz',
  isExported: 'bool',
  notCounted: typed<NotCountedReason | null>('text'),
  position: 'int4',
  roundId: 'uuid',
} as const

const columns = `s.id, s.text as "solutionText", s.method as "submissionMethod", s.kind as "sessionType",
  r.custom_problem as "customProblemText", p.text as "problemText", p.source as "problemSource", s.created_at as "createdAt",
  s.is_exported as "isExported", r.not_counted as "notCounted", s.position, s.round_id as "roundId"`
const origin = `join round r on r.id = s.round_id and r.user_id = s.user_id left join problem p on p.id = r.problem_id`
const newestFirst = 'created_at desc, round_id, position desc'

const findTotals = statement({
  name: 'solution_totals',
  params: { userId: 'text' },
  columns: { daily: 'int4', custom: 'int4' },
  sql: 'select daily_solutions as daily, custom_solutions as custom from progress where user_id = :userId',
})

// The index alone finds the place; the texts are fetched for one page only, each by its key. What the planner believes a
// person to have may be old, so the fences (materialized, offset 0) leave it no other order.
const pageOf = (condition: string) => `with page as materialized (
    select created_at, round_id, position from solution where ${condition}
    order by ${newestFirst} limit :limit offset :offset)
  select ${columns} from page
  cross join lateral (select * from solution where user_id = :userId and created_at = page.created_at
    and round_id = page.round_id and position = page.position offset 0) as s ${origin}
  order by s.created_at desc, s.round_id, s.position desc`
const part = { userId: 'text', limit: 'int8', offset: 'int8' } as const

const readAll = statement({
  name: 'history_page',
  params: part,
  columns: rowColumns,
  sql: pageOf('user_id = :userId'),
})
const readKind = statement({
  name: 'history_page_of_kind',
  params: { ...part, kind: 'text' },
  columns: rowColumns,
  sql: pageOf('user_id = :userId and kind = :kind'),
})
export type HistoryRow = RowOf<typeof readAll>

export interface HistoryPageInput {
  kind: Kind | null
  limit: number
  offset: number
}

/** One page, newest first, and how many ideas there are. */
export async function findHistoryPage(db: Database, userId: string, { kind, limit, offset }: HistoryPageInput) {
  const [{ daily, custom } = { daily: 0, custom: 0 }] = await findTotals(db, { userId })
  const total = kind ? { daily, custom }[kind] : daily + custom
  if (offset >= total) return { total, rows: [] }
  const walk = { userId, limit, offset }
  return { total, rows: await (kind ? readKind(db, { ...walk, kind }) : readAll(db, walk)) }
}

// A text written in two ways is one.
const plain = (text: string) =>
  `lower(case when ${text} is nfkc normalized then ${text} else normalize(${text}, nfkc) end)`

const problemOf = 'coalesce(r.custom_problem, p.text)'

const search = statement({
  name: 'search_history',
  params: { userId: 'text', limit: 'int8', offset: 'int8', kind: 'text?', pattern: 'text' },
  columns: {
    total: 'int4',
    id: 'uuid?',
    solutionText: 'text?',
    submissionMethod: typed<'text' | 'voice' | null>('text'),
    sessionType: typed<Kind | null>('text'),
    customProblemText: 'text?',
    problemText: 'text?',
    problemSource: typed<'bank' | 'model' | null>('text'),
    createdAt: 'timestamptz?',
    isExported: 'bool?',
    notCounted: typed<NotCountedReason | null>('text'),
    position: 'int4?',
    roundId: 'uuid?',
  },
  sql: `with matching as materialized (
      select r.id from round r left join problem p on p.id = r.problem_id
      where r.user_id = :userId and ${plain(problemOf)} ~ :pattern),
    hit as materialized (
      select s.id, s.created_at, s.round_id, s.position from solution s
      where s.user_id = :userId and (:kind::text is null or s.kind = :kind)
        and (s.round_id in (select id from matching) or ${plain('s.text')} ~ :pattern))
    select counted.total, found.* from (select count(*)::int as total from hit) as counted
    left join (select ${columns}
      from (select id from hit order by ${newestFirst} limit :limit offset :offset) as page
      cross join lateral (select * from solution where user_id = :userId and id = page.id offset 0) as s ${origin}
      ) as found on true
    order by found."createdAt" desc, found."roundId", found.position desc`,
})

export async function searchHistoryPage(
  db: Database,
  userId: string,
  { kind, limit, offset }: HistoryPageInput,
  words: string,
) {
  const rows = await search(db, { userId, limit, offset, kind, pattern: createSearchPattern(words) })
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row): row is typeof row & HistoryRow => row.id !== null) }
}

const few = 100

const isChosen = `(:kind::text is null or s.kind = :kind)
  and (:pattern::text is null or ${plain(problemOf)} ~ :pattern or ${plain('s.text')} ~ :pattern)`

export interface HistoryFilter {
  kind: Kind | null
  /** Null for all that there is. */
  words: string | null
}

export const toHistoryFilter = ({
  type = 'all',
  q = '',
}: Pick<Query<'listSolutions'>, 'type' | 'q'>): HistoryFilter => ({
  kind: type === 'all' ? null : type,
  words: trimText(q) || null,
})

const chosenBy = ({ kind, words }: HistoryFilter) => ({ kind, pattern: words && createSearchPattern(words) })

// The limit is written out: with a parameter PostgreSQL sorts all that is left for each batch.
const batch = statement({
  name: 'solutions_to_export',
  params: {
    userId: 'text',
    kind: 'text?',
    pattern: 'text?',
    moment: typed<string>('timestamptz'),
    roundId: 'uuid',
    position: 'int4',
  },
  columns: {
    id: 'uuid',
    roundId: 'uuid',
    position: 'int4',
    createdAt: 'timestamptz',
    moment: 'text',
    sessionType: typed<Kind>('text'),
    problem: 'text',
    solution: 'text',
    submissionMethod: typed<'text' | 'voice'>('text'),
  },
  sql: `select s.id, s.round_id as "roundId", s.position, s.created_at as "createdAt", s.created_at::text as moment,
      s.kind as "sessionType", ${problemOf} as problem, s.text as solution,
      s.method as "submissionMethod"
    from solution s ${origin}
    where s.user_id = :userId and s.created_at <= :moment::timestamptz
      and (s.created_at < :moment::timestamptz or s.round_id > :roundId
        or (s.round_id = :roundId and s.position > :position))
      and ${isChosen}
    order by s.created_at desc, s.round_id, s.position limit ${few}`,
})

export type ExportedIdea = RowOf<typeof batch>

const leastId = '00000000-0000-0000-0000-000000000000'

export const iterateIdeas = (db: Database, userId: string, choice: HistoryFilter) =>
  iterateBatches<ExportedIdea>(few, (last) =>
    batch(db, {
      userId,
      ...chosenBy(choice),
      moment: last?.moment ?? 'infinity',
      roundId: last?.roundId ?? leastId,
      position: last?.position ?? 0,
    }),
  )

const markRounds = statement({
  name: 'mark_as_exported',
  params: { userId: 'text', roundIds: 'uuid[]', kind: 'text?', pattern: 'text?' },
  sql: `update solution s set is_exported = true from round r left join problem p on p.id = r.problem_id
    where s.user_id = :userId and s.round_id = any(:roundIds::uuid[]) and not s.is_exported
      and r.id = s.round_id and r.user_id = s.user_id and ${isChosen}`,
})

const many = 500

export async function markExported(db: Database, userId: string, roundIds: readonly string[], choice: HistoryFilter) {
  for (let from = 0; from < roundIds.length; from += many)
    await markRounds(db, { userId, roundIds: roundIds.slice(from, from + many), ...chosenBy(choice) })
}
