import type { Database } from '../../db/database.ts'
import { iterateById, pageParams } from '../../db/iterate-batches.ts'
import { statement, typed } from '../../db/statement.ts'

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

// Not the rest of a mail: it holds keys to the account.
const mails = statement({
  name: 'own_mails',
  params: pageParams,
  columns: { id: 'uuid', kind: 'text', recipient: 'text', createdAt: 'timestamptz', sentAt: 'timestamptz?' },
  sql: `select id, kind, recipient, created_at as "createdAt", sent_at as "sentAt"
    from mail where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateMails = iterateById(mails)

const deeds = statement({
  name: 'own_deeds',
  params: pageParams,
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
export const iterateAuditEntries = iterateById(deeds)

const listOf = (columns: string, from: string) =>
  `(select coalesce(json_agg(to_json(x)), '[]') from (select ${columns} from ${from}) x)`

export const findSmallOwnData = statement({
  name: 'find_small_own_data',
  params: { userId: 'text' },
  columns: {
    choices: typed<object>('json'),
    achievements: typed<object>('json'),
    birds: typed<object>('json'),
    coachSteps: typed<object>('json'),
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
         'hintsOn', hints_on, 'opinionsOn', opinions_on, 'coachOn', coach_on, 'coachSince', coach_since,
         'sharingAskedAt', sharing_asked_at,
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
        `id, rule, set_by as "setBy", set_day as "setDay", facts, shown_in as "shownIn", judged_in as "judgedIn",
          sessions, try_text as "tryText", outcome, closed_at as "closedAt"`,
        'coach_step where user_id = :userId order by set_day, id',
      )} as "coachSteps",
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
