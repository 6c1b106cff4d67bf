import { statement } from '../../db/statement.ts'

const factorColumns = {
  secret: 'text',
  confirmedAt: 'timestamptz?',
  asksKnownDevices: 'bool',
  codesLeft: 'int4',
} as const

export const findSecondFactor = statement({
  name: 'find_second_factor',
  params: { userId: 'text' },
  columns: factorColumns,
  sql: `select secret, confirmed_at as "confirmedAt", asks_known_devices as "asksKnownDevices",
      (select count(*)::int from recovery_code where user_id = :userId and used_at is null) as "codesLeft"
    from second_factor where user_id = :userId`,
})

/** Nothing where one is on already. */
export const insertSecondFactor = statement({
  name: 'insert_second_factor',
  params: { userId: 'text', secret: 'text', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `insert into second_factor as f (user_id, secret, created_at) values (:userId, :secret, :now)
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null
    where f.confirmed_at is null returning user_id as "userId"`,
})

/** Each code once: of two with one code, the second finds its step taken. */
export const consumeCodeStep = statement({
  name: 'consume_code_step',
  params: { userId: 'text', step: 'int8' },
  columns: { userId: 'text' },
  sql: `update second_factor set last_step = :step
    where user_id = :userId and confirmed_at is not null and (last_step is null or last_step < :step)
    returning user_id as "userId"`,
})

export const confirmSecondFactor = statement({
  name: 'confirm_second_factor',
  params: { userId: 'text', secret: 'text', step: 'int8', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `update second_factor set confirmed_at = :now, last_step = :step
    where user_id = :userId and secret = :secret and confirmed_at is null returning user_id as "userId"`,
})

export const deleteSecondFactor = statement({
  name: 'delete_second_factor',
  params: { userId: 'text' },
  columns: { wasOn: 'bool' },
  sql: `with codes as (delete from recovery_code where user_id = :userId)
    delete from second_factor where user_id = :userId returning confirmed_at is not null as "wasOn"`,
})

export const updateAsksTrustedDevices = statement({
  name: 'update_asks_trusted_devices',
  params: { userId: 'text', on: 'bool' },
  columns: { userId: 'text' },
  sql: `update second_factor set asks_known_devices = :on
    where user_id = :userId and confirmed_at is not null returning user_id as "userId"`,
})

export const replaceRecoveryCodes = statement({
  name: 'replace_recovery_codes',
  params: { userId: 'text', hashes: 'text[]' },
  sql: `with gone as (delete from recovery_code where user_id = :userId)
    insert into recovery_code (user_id, code_hash) select :userId, unnest(:hashes::text[])`,
})

/** Of two with one code, the second finds it used. */
export const consumeRecoveryCode = statement({
  name: 'consume_recovery_code',
  params: { userId: 'text', hashes: 'text[]', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `update recovery_code set used_at = :now
    where user_id = :userId and code_hash = any(:hashes) and used_at is null returning user_id as "userId"`,
})
