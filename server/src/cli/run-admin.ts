import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalEmail } from '@app/domain/account/credentials'
import type { Config } from '../config/config.ts'
import { type Database, openDatabase, type openPool } from '../db/database.ts'
import { grantInForceSql } from '../db/sql-parts.ts'
import { type RowOf, statement } from '../db/statement.ts'
import { inTransaction } from '../db/transaction.ts'
import { changeSignInMethods, listSignInMethods } from '../modules/account/change-sign-in-methods.ts'
import { deleteSecondFactor, findSecondFactor } from '../modules/account/second-factor.queries.ts'
import { recordAdminAction } from '../modules/audit/audit-log.ts'
import type { MailKind } from '../modules/mail/outbox.queries.ts'
import { createOutbox, type Outbox } from '../modules/mail/outbox.ts'
import { listStoredMailFiles } from '../modules/mail/stored-mails.ts'
import { insertGrant, listGrantSources, revokeAdminGrants } from '../modules/premium/grants.ts'
import { resolveSecret, rotateSecret } from '../process/secret.ts'
import type { Deps } from '../start/deps.ts'
import { ToolError } from './run-tool.ts'

const findUser = statement({
  name: 'tool_find_user',
  params: { email: 'text' },
  columns: { id: 'text', email: 'text', firstName: 'text' },
  sql: 'select id, email, first_name as "firstName" from "user" where email = :email for update',
})

const setRole = statement({
  name: 'tool_set_role',
  params: { id: 'text', role: 'text' },
  columns: { id: 'text' },
  sql: 'update "user" set role = :role, updated_at = now() where id = :id and role <> :role returning id',
})

const isInForce = grantInForceSql('g', 'now()')

const listSpecial = statement({
  name: 'tool_list_special',
  columns: { email: 'text', role: 'text', sources: 'text[]' },
  sql: `select u.email, u.role, array(select distinct g.source from entitlement_grant g
      where g.user_id = u.id and ${isInForce} order by 1) as sources
    from "user" u
    where u.role = 'admin' or exists (select from entitlement_grant g where g.user_id = u.id and ${isInForce})
    order by u.email`,
})

const usage = `Choose a command after "npm run admin --":
  grant premium|admin EMAIL
  revoke premium|admin EMAIL
  list
  ways EMAIL
  reset-second-factor EMAIL
  emails FOLDER
  rotate-secret`

interface AdminTool extends Pick<Deps, 'db' | 'transact' | 'outbox' | 'now'> {
  secret: string
  /** Null: it is a setting. */
  secretFile?: string | null
}
type User = RowOf<typeof findUser>

export async function createAdminTool(pool: ReturnType<typeof openPool>, config: Config): Promise<AdminTool> {
  const secret = await resolveSecret(config)
  const secretFile = config.secret ? null : join(config.dataDir, 'secret')
  const now = () => new Date()
  const transact: AdminTool['transact'] = (work) => inTransaction(pool, work)
  return { db: openDatabase(pool), transact, outbox: createOutbox({ secret, now }), secret, secretFile, now }
}

export async function runAdmin(tool: AdminTool, [verb, what, email, ...more]: readonly string[]): Promise<string> {
  const alone = { list: () => list(tool.db), 'rotate-secret': () => rotate(tool) }
  const ofOne = {
    emails: (folder: string) => writeMails(tool, folder),
    ways: (address: string) => listWays(tool.db, address),
    'reset-second-factor': (address: string) => resetFactor(tool, address),
  }
  if (verb && what === undefined && Object.hasOwn(alone, verb)) return await alone[verb as keyof typeof alone]()
  if (verb && what && email === undefined && Object.hasOwn(ofOne, verb))
    return await ofOne[verb as keyof typeof ofOne](what)
  const change =
    what && Object.hasOwn(changes, `${verb} ${what}`) ? changes[`${verb} ${what}` as keyof typeof changes] : undefined
  if (!change || !email || more.length > 0) throw new ToolError(usage)
  return await tool.transact(async (db) => {
    const user = await find(db, email)
    const { done, says } = await change(db, user, tool.outbox)
    if (done) await recordAdminAction(db, { at: new Date(), actorId: null, action: done, targetId: user.id })
    return `${user.email} ${says}`
  })
}

async function rotate({ secretFile }: AdminTool) {
  if (!secretFile)
    throw new ToolError(
      'Put the value of APP_SECRET at the start of APP_SECRET_BEFORE and a new one in APP_SECRET ("openssl rand -hex 32"), then restart.',
    )
  await rotateSecret(secretFile)
  return `${secretFile} now starts with a new secret. Restart Firecrest. Keep its other lines: earlier authenticator apps and recovery codes need them.`
}

async function find(db: Database, email: string) {
  const [user] = await findUser(db, { email: canonicalEmail(email) })
  if (!user) throw new ToolError(`No account uses the email address ${email}.`)
  return user
}

async function listWays(db: Database, typed: string) {
  const { id, email } = await find(db, typed)
  const { hasPassword, passkeys, providers } = await listSignInMethods(db, id)
  const [factor] = await findSecondFactor(db, { userId: id })
  const ways = [
    ...(hasPassword ? ['password'] : []),
    ...(factor?.confirmedAt ? [`authenticator app since ${factor.confirmedAt.toISOString().slice(0, 10)}`] : []),
    ...(factor?.confirmedAt ? [`recovery codes left: ${factor.codesLeft}`] : []),
    ...(passkeys > 0 ? [`passkeys: ${passkeys}`] : []),
    ...providers.map((name) => `connected account: ${name}`),
  ]
  return `${email}  ${ways.length > 0 ? ways.join(', ') : 'no way to sign in yet'}`
}

const removePasskeys = statement({
  name: 'tool_remove_passkeys',
  params: { userId: 'text' },
  sql: 'delete from passkey where user_id = :userId',
})

/** Who lost app, codes and passkeys has nobody else to ask. Every session ends, and the person gets a letter. */
const resetFactor = (tool: AdminTool, typed: string) =>
  tool.transact(async (db) => {
    const user = await find(db, typed)
    const userId = user.id
    const { hasPassword, passkeys, providers } = await listSignInMethods(db, userId)
    const [factor] = await findSecondFactor(db, { userId })
    if (!factor?.confirmedAt && passkeys === 0) return `${user.email} has no authenticator app or passkey.`
    if (!hasPassword && providers.length === 0)
      throw new ToolError(
        `${user.email} has no other way to sign in. Have them choose a password with “Forgot password?” first.`,
      )
    const owner = { ...user, sessionId: null }
    await changeSignInMethods(db, tool, owner, { change: 'second_factor_reset', actorId: null }, async () => {
      await deleteSecondFactor(db, { userId })
      await removePasskeys(db, { userId })
    })
    return `${user.email} no longer has an authenticator app or passkey. We’ve signed them out and emailed them.`
  })

const changes = {
  'grant premium': async (db: Database, user: User, outbox: Outbox) => {
    const at = new Date()
    if ((await listGrantSources(db, user.id, at)).length > 0) return { says: 'already has Premium.' }
    await insertGrant(db, { userId: user.id, source: 'admin', reference: `admin-${randomUUID()}`, startsAt: at })
    await outbox.queue(db, mailTo(user, 'premium_started'))
    return { done: 'premium_granted' as const, says: 'now has Premium.' }
  },
  'revoke premium': async (db: Database, user: User, outbox: Outbox) => {
    const at = new Date()
    const isTaken = await revokeAdminGrants(db, user.id, { at, reason: 'Revoked by an admin.' })
    const done = isTaken ? ('premium_revoked' as const) : undefined
    const paid = await listGrantSources(db, user.id, at)
    if (paid.length > 0) return { done, says: `keeps Premium, because they paid for it (${paid.join(', ')}).` }
    if (done) await outbox.queue(db, mailTo(user, 'premium_ended'))
    return { done, says: done ? 'no longer has Premium.' : 'didn’t have Premium.' }
  },
  'grant admin': async (db: Database, { id }: User) => {
    const [changed] = await setRole(db, { id, role: 'admin' })
    return { done: changed && ('admin_granted' as const), says: 'is now an admin.' }
  },
  // Also the last one: this command makes the next.
  'revoke admin': async (db: Database, { id }: User) => {
    const [changed] = await setRole(db, { id, role: 'user' })
    const says = 'is no longer an admin (unless ADMIN_EMAILS lists the address).'
    return { done: changed && ('admin_revoked' as const), says }
  },
}

const mailTo = ({ id: userId, email: to, firstName }: User, kind: MailKind) => ({ kind, userId, to, firstName })

async function list(db: Database) {
  const special = await listSpecial(db)
  if (special.length === 0) return 'There are no admins, and no one has Premium.'
  return special
    .map(({ email, role, sources }) => {
      const premium = sources.length > 0 ? [`premium (${sources.join(', ')})`] : []
      return [email, ...(role === 'admin' ? ['admin'] : []), ...premium].join('  ')
    })
    .join('\n')
}

/** Only their owner may read the files: their links open accounts. */
async function writeMails({ db, secret }: AdminTool, folder: string) {
  const mails = await listStoredMailFiles(db, secret)
  const readable = mails.flatMap(({ mailId, content }) => (content === null ? [] : [{ mailId, content }]))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { mailId, content } of readable) await writeFile(join(folder, `${mailId}.eml`), content, { mode: 0o600 })
  const sealed = mails.length - readable.length
  const rest = sealed > 0 ? ` ${sealed} more can’t be read, because APP_SECRET has changed.` : ''
  return `${readable.length === 1 ? 'One email is' : `${readable.length} emails are`} now in ${folder}.${rest}`
}
