import type { Database } from '../../db/database.ts'
import { iterateBatches } from '../../db/iterate-batches.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'

const largeBatch = 1000
const smallBatch = 50

const leastId = '00000000-0000-0000-0000-000000000000'

const page = { userId: 'text', after: 'uuid', limit: 'int8' } as const
const pageOfText = { userId: 'text', after: 'text', limit: 'int8' } as const

type ListById<Row> = (db: Database, input: { userId: string; after: string; limit: number }) => Promise<Row[]>

const byId =
  <Row extends { id: string }>(list: ListById<Row>, first = leastId) =>
  (db: Database, userId: string) =>
    iterateBatches<Row>(largeBatch, (last) => list(db, { userId, after: last?.id ?? first, limit: largeBatch }))

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

/** Without their keys. */
const ways = statement({
  name: 'own_ways_to_sign_in',
  params: { userId: 'text' },
  columns: { ways: typed<object>('json') },
  sql: `select json_build_object(
      'passkeys', (select coalesce(json_agg(json_build_object('name', name, 'createdAt', created_at,
          'lastUsedAt', last_used_at, 'backedUp', backed_up) order by created_at), '[]')
        from passkey where user_id = :userId),
      'connectedAccounts', (select coalesce(json_agg(json_build_object('provider', provider, 'issuer', issuer,
          'subject', subject, 'email', email, 'createdAt', created_at, 'lastUsedAt', last_used_at) order by created_at), '[]')
        from connected_account where user_id = :userId),
      'secondFactor', (select json_build_object('since', confirmed_at, 'asksKnownDevices', asks_known_devices)
        from second_factor where user_id = :userId),
      'recoveryCodes', (select json_build_object('left', count(*) filter (where used_at is null), 'usedAt',
          coalesce(json_agg(used_at) filter (where used_at is not null), '[]'))
        from recovery_code where user_id = :userId),
      'newAddress', (select new_email from address_change where user_id = :userId),
      'formerAddresses', (select coalesce(json_agg(json_build_object('email', old_email, 'until', expires_at)), '[]')
        from address_undo where user_id = :userId)) as ways`,
})
export const listOwnSignInMethods = async (db: Database, userId: string) =>
  (await ways(db, { userId })).map(({ ways }) => ways)

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
    answer: 'text?',
    opinion: 'jsonb?',
    solutions: typed<object[]>('json'),
    secondLook: typed<object[]>('json'),
    otherLists: typed<object[]>('json'),
  },
  sql: `select r.id, r.kind, r.day, r.number, r.zone, coalesce(p.text, r.custom_problem) as problem, p.category,
      p.difficulty, r.slots, r.thinker_id as "thinkerId", r.opened_at as "openedAt", r.finished_at as "finishedAt",
      r.received_at as "receivedAt", r.counted_day as "countedDay", r.not_counted as "notCounted", r.score, r.favourites, r.answer, r.opinion,
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
  params: page,
  columns: { problemId: 'uuid', problem: 'text', reportedAt: 'timestamptz' },
  sql: `select p.id as "problemId", p.text as problem, r.created_at as "reportedAt"
    from problem_report r join problem p on p.id = r.problem_id
    where r.user_id = :userId and p.id > :after order by p.id limit :limit`,
})
export const iterateReports = (db: Database, userId: string) =>
  iterateBatches<RowOf<typeof reports>>(largeBatch, (last) =>
    reports(db, { userId, after: last?.problemId ?? leastId, limit: largeBatch }),
  )

const sharedIdeas = statement({
  name: 'own_shared_ideas',
  params: page,
  columns: { id: 'uuid', roundId: 'uuid', position: 'int4', text: 'text', visibleFrom: 'timestamptz', state: 'text' },
  sql: `select id, round_id as "roundId", position, text, visible_from as "visibleFrom", state
    from shared_idea where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateSharedIdeas = byId(sharedIdeas)

// Not the ideas: others wrote them.
const shownIdeas = statement({
  name: 'own_shown_ideas',
  params: page,
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
export const iterateShownIdeas = byId(shownIdeas)

const grants = statement({
  name: 'own_grants',
  params: page,
  columns: {
    id: 'uuid',
    source: 'text',
    reference: 'text',
    plan: 'text?',
    reason: 'text?',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz?',
    revokedAt: 'timestamptz?',
  },
  sql: `select id, source, reference, plan, reason, starts_at as "startsAt", ends_at as "endsAt",
      revoked_at as "revokedAt"
    from entitlement_grant where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateGrants = byId(grants)

// Not the rest of a mail: it holds keys to the account.
const mails = statement({
  name: 'own_mails',
  params: page,
  columns: { id: 'uuid', kind: 'text', recipient: 'text', createdAt: 'timestamptz', sentAt: 'timestamptz?' },
  sql: `select id, kind, recipient, created_at as "createdAt", sent_at as "sentAt"
    from mail where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateMails = byId(mails)

const deeds = statement({
  name: 'own_deeds',
  params: page,
  columns: {
    id: 'uuid',
    at: 'timestamptz',
    action: 'text',
    /** Who else did it is not theirs to read. */
    isOwn: 'bool',
    details: typed<object>('jsonb'),
  },
  sql: `select id, at, action, actor_id is not distinct from :userId as "isOwn", details
    from audit_log where (actor_id = :userId or target_id = :userId) and id > :after order by id limit :limit`,
})
export const iterateAuditEntries = byId(deeds)

const subscriptions = statement({
  name: 'own_subscriptions',
  params: pageOfText,
  columns: { id: 'text', status: 'text', plan: 'text?', periodEnd: 'timestamptz?', cancelsAtPeriodEnd: 'bool' },
  sql: `select id, status, plan, period_end as "periodEnd", cancel_at_period_end as "cancelsAtPeriodEnd"
    from stripe_subscription where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateSubscriptions = byId(subscriptions, '')

const cardReviews = statement({
  name: 'own_card_reviews',
  params: pageOfText,
  columns: {
    id: 'text',
    subscription: 'text?',
    amount: 'int4',
    currency: 'text',
    foundAt: 'timestamptz',
    settledAt: 'timestamptz?',
    note: 'text?',
  },
  sql: `select payment_id as id, subscription_id as subscription, amount, currency, found_at as "foundAt",
      settled_at as "settledAt", note
    from card_review where user_id = :userId and payment_id > :after order by payment_id limit :limit`,
})
export const iterateCardReviews = byId(cardReviews, '')

const shareLinks = statement({
  name: 'own_share_links',
  params: pageOfText,
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
export const iterateShareLinks = byId(shareLinks, '')

const listOf = (columns: string, from: string) =>
  `(select coalesce(json_agg(to_json(x)), '[]') from (select ${columns} from ${from}) x)`

export const findSmallOwnData = statement({
  name: 'find_small_own_data',
  params: { userId: 'text' },
  columns: {
    choices: typed<object>('json'),
    achievements: typed<object>('json'),
    birds: typed<object>('json'),
    pauses: typed<object>('json'),
    zoneChanges: typed<object>('json'),
    amnesties: typed<object>('json'),
    checkouts: typed<object>('json'),
    reminders: typed<object>('json'),
    remindersSent: typed<object>('json'),
    monthLetters: typed<object>('json'),
    pushDevices: typed<object>('json'),
  },
  sql: `select
      (select json_build_object('difficultySince', difficulty_since, 'countsForRarity', counts_for_rarity,
         'hintsOn', hints_on, 'opinionsOn', opinions_on, 'sharingAskedAt', sharing_asked_at,
         'sharingStoppedAt', sharing_stopped_at, 'wishNoteAwayOn', wish_note_away_on,
         'passkeyOfferAwayAt', passkey_offer_away_at) from "user" where id = :userId) as choices,
      ${listOf(
        'achievement_id as id, unlocked_at as "unlockedAt", seen_at as "seenAt"',
        'achievement where user_id = :userId order by 2, 1',
      )} as achievements,
      ${listOf(
        'thinker_id as "thinkerId", found_at as "foundAt"',
        'bird_found where user_id = :userId order by 2, 1',
      )} as birds,
      ${listOf(
        'from_day as "from", to_day as "to", created_at as "createdAt"',
        'pause where user_id = :userId order by 1',
      )} as pauses,
      ${listOf('at, left_zone as "leftZone"', 'zone_change where user_id = :userId order by 1')} as "zoneChanges",
      ${listOf('day, reason', 'amnesty where user_id = :userId order by 1')} as amnesties,
      ${listOf('attempt, plan, started_at as "startedAt"', 'card_checkout where user_id = :userId')} as checkouts,
      ${listOf(
        `is_on as "isOn", minute, days, quiet_from as "quietFrom", quiet_to as "quietTo", by_mail as "byMail",
          mail_refused_at as "mailRefusedAt", paused_until as "pausedUntil", ignored, stopped_at as "stoppedAt",
          declined_at as "declinedAt", month_mails as "monthMails"`,
        'reminder where user_id = :userId',
      )} as reminders,
      ${listOf(
        'day, sent_at as "sentAt", opened_at as "openedAt"',
        'reminder_sent where user_id = :userId order by 1',
      )} as "remindersSent",
      ${listOf(
        'month, is_sent as "isSent", decided_at as "decidedAt"',
        'month_letter where user_id = :userId order by 1',
      )} as "monthLetters",
      ${listOf('created_at as "createdAt"', 'push_endpoint where user_id = :userId order by 1')} as "pushDevices"`,
})

const cryptoPayments = statement({
  name: 'crypto_payments',
  params: page,
  columns: {
    id: 'uuid',
    currency: 'text',
    network: 'text',
    due: 'numeric',
    received: 'numeric',
    address: 'text',
    memo: 'text',
    status: 'text',
    createdAt: 'timestamptz',
    verifiedAt: 'timestamptz?',
    surplusReadAt: 'timestamptz?',
    claimedTx: 'text?',
    claimedSender: 'text?',
    note: 'text?',
    receipts: typed<object[]>('json'),
    steps: typed<object[]>('json'),
  },
  sql: `select p.id, p.currency, p.network, p.due, p.received, p.address, p.memo, p.status, p.created_at as "createdAt",
      p.verified_at as "verifiedAt", p.surplus_read_at as "surplusReadAt", p.claimed_tx as "claimedTx", p.claimed_sender as "claimedSender", p.note,
      (select coalesce(json_agg(json_build_object('tx', r.tx, 'amount', r.amount::text, 'seenAt', r.seen_at)
         order by r.seen_at, r.tx, r.out_ref), '[]') from chain_receipt r where r.payment_id = p.id) as receipts,
      (select coalesce(json_agg(json_build_object('at', s.at, 'after', s.after, 'reason', s.reason) order by s.id), '[]')
       from crypto_payment_step s where s.payment_id = p.id) as steps
    from crypto_payment p where p.user_id = :userId and p.id > :after order by p.id limit :limit`,
})
export const iterateCryptoPayments = byId(cryptoPayments)
