import type { Database } from '../db/database.ts'
import { findUser, grantPremium, listGrants, listSpecial, revokeGiven, setRole } from './admin.queries.ts'
import { ToolError } from './open-tool.ts'

const usage = `Please say what to do:
  npm run admin -- grant premium|admin EMAIL
  npm run admin -- revoke premium|admin EMAIL
  npm run admin -- list`

/** Gives and takes premium and the admin role; answers with the sentence to print. */
export async function admin(db: Database, [verb, what, email, ...more]: readonly string[]): Promise<string> {
  if (verb === 'list' && what === undefined) return await list(db)
  const change =
    what && Object.hasOwn(changes, `${verb} ${what}`) ? changes[`${verb} ${what}` as keyof typeof changes] : undefined
  if (!change || !email || more.length > 0) throw new ToolError(usage)
  const [user] = await findUser(db, email.trim().normalize('NFKC').toLowerCase())
  if (!user) throw new ToolError(`There is no account with the address ${email}.`)
  return `${user.email} ${await change(db, user.id)}`
}

const changes = {
  'grant premium': async (db: Database, id: string) => {
    if ((await listGrants(db, id)).length > 0) return 'has premium already.'
    await grantPremium(db, id)
    return 'has premium now.'
  },
  'revoke premium': async (db: Database, id: string) => {
    const revoked = await revokeGiven(db, id)
    const paid = await listGrants(db, id)
    if (paid.length > 0) return `keeps premium, which was paid for (${paid.map(({ source }) => source).join(', ')}).`
    return revoked.length > 0 ? 'has no premium any more.' : 'had no premium.'
  },
  'grant admin': async (db: Database, id: string) => {
    await setRole(db, id, 'admin')
    return 'is an admin now.'
  },
  'revoke admin': async (db: Database, id: string) => {
    await setRole(db, id, 'user')
    return 'is no admin any more (unless ADMIN_EMAILS names the address).'
  },
}

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
