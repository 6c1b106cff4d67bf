import { statement } from '../../db/statement.ts'

export const listPasskeys = statement({
  name: 'list_passkeys',
  params: { userId: 'text' },
  columns: { id: 'text', name: 'text', transports: 'text[]', createdAt: 'timestamptz', lastUsedAt: 'timestamptz?' },
  sql: `select id, name, transports, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey
    where user_id = :userId order by created_at, id`,
})

export const findPasskey = statement({
  name: 'find_passkey',
  params: { id: 'text' },
  columns: { userId: 'text', publicKey: 'bytea' },
  sql: 'select user_id as "userId", public_key as "publicKey" from passkey where id = :id',
})

export const lockPasskey = statement({
  name: 'lock_passkey',
  params: { id: 'text', userId: 'text' },
  columns: { counter: 'float8', name: 'text' },
  sql: `select counter::float8 as counter, name from passkey where id = :id and user_id = :userId
    for no key update`,
})

export const updatePasskeyUse = statement({
  name: 'update_passkey_use',
  params: { id: 'text', counter: 'int8', backedUp: 'bool', now: 'timestamptz' },
  sql: 'update passkey set counter = :counter, backed_up = :backedUp, last_used_at = :now where id = :id',
})

export const insertPasskey = statement({
  name: 'insert_passkey',
  params: {
    id: 'text',
    userId: 'text',
    publicKey: 'bytea',
    counter: 'int8',
    transports: 'text[]',
    name: 'text',
    backedUp: 'bool',
    now: 'timestamptz',
  },
  columns: { id: 'text' },
  sql: `insert into passkey (id, user_id, public_key, counter, transports, name, backed_up, created_at)
    values (:id, :userId, :publicKey, :counter, :transports, :name, :backedUp, :now)
    on conflict (id) do nothing returning id`,
})

export const renamePasskey = statement({
  name: 'rename_passkey',
  params: { id: 'text', userId: 'text', name: 'text' },
  columns: { id: 'text' },
  sql: 'update passkey set name = :name where id = :id and user_id = :userId returning id',
})

export const deletePasskey = statement({
  name: 'delete_passkey',
  params: { id: 'text', userId: 'text' },
  columns: { name: 'text' },
  sql: 'delete from passkey where id = :id and user_id = :userId returning name',
})

export const hasOpenPasskeyOffer = statement({
  name: 'has_open_passkey_offer',
  params: { userId: 'text' },
  columns: { isOpen: 'bool' },
  sql: `select passkey_offer_away_at is null and not exists (select from passkey where user_id = :userId) as "isOpen"
    from "user" where id = :userId`,
})

export const closePasskeyOffer = statement({
  name: 'close_passkey_offer',
  params: { userId: 'text', now: 'timestamptz' },
  sql: `update "user" set passkey_offer_away_at = coalesce(passkey_offer_away_at, :now) where id = :userId`,
})

export const findPasskeyOwner = statement({
  name: 'find_passkey_owner',
  params: { userId: 'text' },
  columns: { email: 'text', firstName: 'text' },
  sql: 'select email, first_name as "firstName" from "user" where id = :userId and deleted_at is null',
})
