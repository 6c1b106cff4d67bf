import type { Database } from '../db/database.ts'
import type { MailKind } from '../db/schema/mail.ts'
import type { Deps } from '../deps.ts'
import type { Outbox } from '../mail/outbox.ts'
import { findUser, grantPremium, listGrants, listSpecial, revokeGiven, setRole } from './admin.queries.ts'
import { ToolError } from './open-tool.ts'

const usage = `Please say what to do:
  npm run admin -- grant premium|admin EMAIL
  npm run admin -- revoke premium|admin EMAIL
  npm run admin -- list`

type Means = Pick<Deps, 'db' | 'transact' | 'outbox'>
type User = Awaited<ReturnType<typeof findUser>>[number]

/** Gives and takes premium and the admin role; answers with the sentence to print. */
export async function admin(means: Means, [verb, what, email, ...more]: readonly string[]): Promise<string> {
  if (verb === 'list' && what === undefined) return await list(means.db)
  const change =
    what && Object.hasOwn(changes, `${verb} ${what}`) ? changes[`${verb} ${what}` as keyof typeof changes] : undefined
  if (!change || !email || more.length > 0) throw new ToolError(usage)
  return await means.transact(async (db) => {
    const [user] = await findUser(db, email.trim().normalize('NFKC').toLowerCase())
    if (!user) throw new ToolError(`There is no account with the address ${email}.`)
    return `${user.email} ${await change(db, user, means.outbox)}`
  })
}

const changes = {
  'grant premium': async (db: Database, user: User, outbox: Outbox) => {
    if ((await listGrants(db, user.id)).length > 0) return 'has premium already.'
    await grantPremium(db, user.id)
    await outbox.queue(db, letterTo(user, 'premium_started'))
    return 'has premium now.'
  },
  'revoke premium': async (db: Database, user: User, outbox: Outbox) => {
    const revoked = await revokeGiven(db, user.id)
    const paid = await listGrants(db, user.id)
    if (paid.length > 0) return `keeps premium, which was paid for (${paid.map(({ source }) => source).join(', ')}).`
    if (revoked.length === 0) return 'had no premium.'
    await outbox.queue(db, letterTo(user, 'premium_ended'))
    return 'has no premium any more.'
  },
  'grant admin': async (db: Database, { id }: User) => {
    await setRole(db, id, 'admin')
    return 'is an admin now.'
  },
  'revoke admin': async (db: Database, { id }: User) => {
    await setRole(db, id, 'user')
    return 'is no admin any more (unless ADMIN_EMAILS names the address).'
  },
}

/** The running app sends it within a minute, or at its next start. */
const letterTo = ({ id: userId, email: to, firstName }: User, kind: MailKind) => ({ kind, userId, to, firstName })

async function list(db: Database) {
  const special = await listSpecial(db)
  if (special.length === 0) return 'Nobody has premium or is an admin.'
  return special
    .map(({ email, role, sources }) => {
      const premium = sources.length > 0 ? [`premium (${sources.join(', ')})`] : []
      return [email, ...(role === 'admin' ? ['admin'] : []), ...premium].join('  ')
    })
    .join('\n')
}
