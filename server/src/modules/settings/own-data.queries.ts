import type { Database } from '../../db/database.ts'
import { inBatches } from '../../db/in-batches.ts'
import { statement } from '../../db/statement.ts'

const many = 1000
/** A round holds up to 160 KiB of solutions. */
const few = 50

interface Day {
  day: string
  kind: string
  replaced: string | null
  zone: string
  roundId: string | null
}

const days = statement<Day>(
  'own_days',
  `select day, kind, replaced, zone, round_id as "roundId" from day_log
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
  receivedAt: Date | null
  countedDay: string | null
  score: unknown
  favourites: number[] | null
  opinion: unknown
  solutions: object[]
  secondLook: object[]
}

const rounds = statement<Round>(
  'own_rounds',
  `select r.id, r.kind, r.day, r.number, r.zone, coalesce(p.text, r.custom_problem) as problem, p.category, p.difficulty,
     r.slots, r.thinker_id as "thinkerId", r.opened_at as "openedAt", r.finished_at as "finishedAt",
     r.received_at as "receivedAt", r.counted_day as "countedDay", r.score, r.favourites, r.opinion,
     (select coalesce(json_agg(json_build_object('position', s.position, 'text', s.text, 'method', s.method,
        'isExported', s.is_exported, 'trial', (select json_build_object('markedAt', t.marked_at, 'answer', t.answer,
          'note', t.note, 'answeredAt', t.answered_at) from idea_trial t where t.solution_id = s.id))
        order by s.position), '[]') from solution s where s.round_id = r.id) as solutions,
     (select coalesce(json_agg(json_build_object('position', l.position, 'text', l.text, 'createdAt', l.created_at)
        order by l.position), '[]') from second_look l where l.round_id = r.id) as "secondLook"
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
  plan: string | null
  reason: string | null
  startsAt: Date
  endsAt: Date | null
  revokedAt: Date | null
}

const grants = statement<Grant>(
  'own_grants',
  `select id, source, reference, plan, reason, starts_at as "startsAt", ends_at as "endsAt", revoked_at as "revokedAt"
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

interface Deed {
  id: string
  at: Date
  action: string
  /** Whether they did it themselves, or it was done to them; by whom is somebody else's. */
  isOwn: boolean
  details: object
}

const deeds = statement<Deed>(
  'own_deeds',
  `select id, at, action, actor_id is not distinct from $1 as "isOwn", details
   from audit_log where (actor_id = $1 or target_id = $1) and id > $2 order by id limit $3`,
)
export const readDeeds = (db: Database, userId: string) =>
  inBatches<Deed>(many, (last) => deeds(db, userId, last?.id ?? leastId, many))

interface Subscription {
  id: string
  status: string
  plan: string | null
  periodEnd: Date | null
  cancelsAtPeriodEnd: boolean
}

const subscriptions = statement<Subscription>(
  'own_subscriptions',
  `select id, status, plan, period_end as "periodEnd", cancel_at_period_end as "cancelsAtPeriodEnd"
   from stripe_subscription where user_id = $1 and id > $2 order by id limit $3`,
)
export const readSubscriptions = (db: Database, userId: string) =>
  inBatches<Subscription>(many, (last) => subscriptions(db, userId, last?.id ?? '', many))

interface CardReview {
  id: string
  subscription: string | null
  amount: number
  currency: string
  foundAt: Date
  settledAt: Date | null
  note: string | null
}

const cardReviews = statement<CardReview>(
  'own_card_reviews',
  `select payment_id as id, subscription_id as subscription, amount, currency, found_at as "foundAt",
     settled_at as "settledAt", note from card_review where user_id = $1 and payment_id > $2 order by payment_id limit $3`,
)
export const readCardReviews = (db: Database, userId: string) =>
  inBatches<CardReview>(many, (last) => cardReviews(db, userId, last?.id ?? '', many))

type Few = Record<'choices' | 'checkouts' | 'achievements' | 'birds' | 'pauses' | 'zoneChanges' | 'amnesties', object>

const listOf = (columns: string, from: string) =>
  `(select coalesce(json_agg(to_json(x)), '[]') from (select ${columns} from ${from}) x)`

/** What a person chose, and of what they have a few at most. */
export const readFew = statement<Few>(
  'own_few',
  `select
     (select json_build_object('difficultySince', difficulty_since, 'countsForRarity', counts_for_rarity, 'hintsOn', hints_on,
        'opinionsOn', opinions_on)
        from "user" where id = $1) as choices,
     ${listOf('achievement_id as id, unlocked_at as "unlockedAt", seen_at as "seenAt"', 'achievement where user_id = $1 order by 2, 1')} as achievements,
     ${listOf('thinker_id as "thinkerId", found_at as "foundAt"', 'bird_found where user_id = $1 order by 2, 1')} as birds,
     ${listOf('from_day as "from", to_day as "to", created_at as "createdAt"', 'pause where user_id = $1 order by 1')} as pauses,
     ${listOf('at, left_zone as "leftZone"', 'zone_change where user_id = $1 order by 1')} as "zoneChanges",
     ${listOf('day, reason', 'amnesty where user_id = $1 order by 1')} as amnesties,
     ${listOf('attempt, plan, started_at as "startedAt"', 'card_checkout where user_id = $1')} as checkouts`,
)

interface CoinPayment {
  id: string
  currency: string
  network: string
  due: string
  received: string
  address: string
  status: string
  createdAt: Date
  claimedTx: string | null
  claimedSender: string | null
  receipts: object[]
  steps: object[]
}

const coinPayments = statement<CoinPayment>(
  'own_coin_payments',
  `select p.id, p.currency, p.network, p.due, p.received, p.address, p.memo, p.status, p.created_at as "createdAt",
     p.verified_at as "verifiedAt", p.claimed_tx as "claimedTx", p.claimed_sender as "claimedSender", p.note,
     (select coalesce(json_agg(json_build_object('tx', r.tx, 'amount', r.amount::text, 'seenAt', r.seen_at)
        order by r.seen_at, r.tx, r.out_ref), '[]') from chain_receipt r where r.payment_id = p.id) as receipts,
     (select coalesce(json_agg(json_build_object('at', s.at, 'after', s.after, 'reason', s.reason) order by s.id), '[]')
      from crypto_payment_step s where s.payment_id = p.id) as steps
   from crypto_payment p where p.user_id = $1 and p.id > $2 order by p.id limit $3`,
)
export const readCoinPayments = (db: Database, userId: string) =>
  inBatches<CoinPayment>(many, (last) => coinPayments(db, userId, last?.id ?? leastId, many))
