import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** Rows are read in the order of a unique key, each batch after the last row of the one before. */
async function* inBatches<Row extends object>(size: number, read: (after: Row | undefined) => Promise<Row[]>) {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last)
    yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

const many = 1000
/** A round holds up to 160 KiB of solutions. */
const few = 50

interface Day {
  day: string
  kind: string
  zone: string
  roundId: string | null
}

const days = statement<Day>(
  'own_days',
  `select day, kind, zone, round_id as "roundId" from day_log
   where user_id = $1 and day > $2 order by day limit $3`,
)
export const readDays = (db: Database, userId: string) =>
  inBatches<Day>(many, (last) => days(db, userId, last?.day ?? '-infinity', many))

interface Round {
  id: string
  kind: string
  day: string
  number: number
  zone: string
  problem: string
  category: string | null
  difficulty: string | null
  slots: number
  thinkerId: string | null
  openedAt: Date
  finishedAt: Date | null
  countedDay: string | null
  solutions: { position: number; text: string; method: string; isExported: boolean }[]
}

const rounds = statement<Round>(
  'own_rounds',
  `select r.id, r.kind, r.day, r.number, r.zone, coalesce(p.text, r.custom_problem) as problem, p.category, p.difficulty,
     r.slots, r.thinker_id as "thinkerId", r.opened_at as "openedAt", r.finished_at as "finishedAt",
     r.counted_day as "countedDay",
     (select coalesce(json_agg(json_build_object('position', s.position, 'text', s.text, 'method', s.method,
        'isExported', s.is_exported) order by s.position), '[]') from solution s where s.round_id = r.id) as solutions
   from round r left join problem p on p.id = r.problem_id
   where r.user_id = $1 and (r.kind, r.day, r.number) > ($2, $3::date, $4)
   order by r.kind, r.day, r.number limit $5`,
)
export const readRounds = (db: Database, userId: string) =>
  inBatches<Round>(few, (last) =>
    rounds(db, userId, last?.kind ?? '', last?.day ?? '-infinity', last?.number ?? 0, few),
  )

interface Report {
  problemId: string
  problem: string
  reportedAt: Date
}

const reports = statement<Report>(
  'own_reports',
  `select p.id as "problemId", p.text as problem, r.created_at as "reportedAt"
   from problem_report r join problem p on p.id = r.problem_id
   where r.user_id = $1 and p.id > $2 order by p.id limit $3`,
)
const leastId = '00000000-0000-0000-0000-000000000000'
export const readReports = (db: Database, userId: string) =>
  inBatches<Report>(many, (last) => reports(db, userId, last?.problemId ?? leastId, many))

interface Grant {
  id: string
  source: string
  startsAt: Date
  endsAt: Date | null
  revokedAt: Date | null
}

const grants = statement<Grant>(
  'own_grants',
  `select id, source, reference, starts_at as "startsAt", ends_at as "endsAt", revoked_at as "revokedAt"
   from entitlement_grant where user_id = $1 and id > $2 order by id limit $3`,
)
export const readGrants = (db: Database, userId: string) =>
  inBatches<Grant>(many, (last) => grants(db, userId, last?.id ?? leastId, many))

interface Mail {
  id: string
  kind: string
  recipient: string
  createdAt: Date
  sentAt: Date | null
}

// What a letter said besides its words is a key to the account: it stays here.
const mails = statement<Mail>(
  'own_mails',
  `select id, kind, recipient, created_at as "createdAt", sent_at as "sentAt"
   from mail where user_id = $1 and id > $2 order by id limit $3`,
)
export const readMails = (db: Database, userId: string) =>
  inBatches<Mail>(many, (last) => mails(db, userId, last?.id ?? leastId, many))
