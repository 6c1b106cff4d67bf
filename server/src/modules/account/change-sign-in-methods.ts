import type { SignInMethodChange } from '@app/contract/account'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import { formatMailDay } from '../mail/outbox.ts'
import { deleteMailedTokens, lockUser } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { deleteOtherSessions, lockSessionForShare } from './session.queries.ts'

const countSignInMethods = statement({
  name: 'count_sign_in_methods',
  params: { userId: 'text' },
  columns: { passwordSince: 'timestamptz?', passkeys: 'int4', providers: 'text[]' },
  sql: `select (select updated_at from account where user_id = :userId and provider_id = 'credential'
        and password is not null) as "passwordSince",
      (select count(*)::int from passkey where user_id = :userId) as passkeys,
      array(select provider from connected_account where user_id = :userId order by created_at, issuer) as providers`,
})

interface Owner extends Pick<Person, 'email' | 'firstName'> {
  id: string
  /** The session that stays. */
  sessionId: string | null
}

interface Change {
  change: SignInMethodChange
  /** Of a passkey, or the label of a provider. */
  name?: string
  /** Who did it; the person unless given, null: the operator's command. */
  actorId?: string | null
}

export async function listSignInMethods(db: Database, userId: string) {
  const [ways = { passwordSince: null, passkeys: 0, providers: [] }] = await countSignInMethods(db, { userId })
  return { ...ways, hasPassword: ways.passwordSince !== null }
}

/**
 * Every change of a way to sign in, in one transaction of the caller: `write` happens under the lock of the user's row
 * and leaves at least one way, other sessions and reset links end, and the person gets a letter. `outbox.nudge` follows.
 * A text that `write` answers with is the name of what it changed.
 */
export async function changeSignInMethods<Written>(
  db: Database,
  deps: Deps,
  owner: Owner,
  what: Change,
  write: (db: Database) => Promise<Written>,
) {
  const { id: userId, sessionId } = owner
  const [held] = await lockUser(db, { id: userId })
  // The lock may have been waited for while another device ended this session.
  const [open] = held && sessionId !== null ? await lockSessionForShare(db, { id: sessionId, userId }) : [held]
  if (!open) throw new AppError('sign_in_required')
  const written = await write(db)
  const { hasPassword, passkeys, providers } = await listSignInMethods(db, userId)
  if (!hasPassword && passkeys === 0 && providers.length === 0) throw new AppError('last_way')
  await deleteOtherSessions(db, { userId, sessionId })
  await deleteMailedTokens(db, { userId })
  await recordSignInMethodChange(db, deps, owner, { ...(typeof written === 'string' && { name: written }), ...what })
  return written
}

type Deps = Pick<AccountDeps, 'outbox' | 'now'>

/** In the audit log and by a letter. */
export async function recordSignInMethodChange(
  db: Database,
  { outbox, now }: Deps,
  { id: userId, email: to, firstName }: Pick<Owner, 'id' | 'email' | 'firstName'>,
  { change, name, actorId = userId }: Change,
) {
  const at = now()
  const details = { change, ...(name !== undefined && { name }) }
  await recordAdminAction(db, { at, actorId, action: 'ways_changed', targetId: userId, details })
  await outbox.queue(db, {
    kind: 'ways_changed',
    userId,
    to,
    firstName,
    change: { what: change, name, on: formatMailDay(at) },
  })
}
