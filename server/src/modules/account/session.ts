import { randomUUID } from 'node:crypto'
import { sessionMarkerBaseName } from '@app/contract/page-version'
import { sessionLifetimeDays } from '@app/domain/account/lifetimes'
import type { Context, HonoRequest } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../../db/database.ts'
import { hasLoopbackHost } from '../../http/client-network.ts'
import { serializeCookie, sessionCookieBaseName } from '../../http/cookies.ts'
import type { Person, PersonRow } from '../../http/person.ts'
import { createSessionToken, hashToken, signToken, verifyToken } from '../../http/session-token.ts'
import { log } from '../../process/log.ts'
import type { AccountDeps } from './deps.ts'
import { personAt } from './person-at.ts'
import { hasPresentedFactor } from './presented-factor.ts'
import {
  deleteSessionByToken,
  deleteSessionsAndLinks,
  deleteSessionsOfPerson,
  findPersonBySession,
  insertSession,
  markSessionProven,
  replaceSessionToken,
  touchSession,
} from './session.queries.ts'

const longestSessionSeconds = sessionLifetimeDays.absolute * 24 * 60 * 60

export type AdminRule = ReturnType<typeof createAdminRule>

interface AdminSettings {
  adminEmails: readonly string[]
  hasMail: boolean
  isLocalOnly: boolean
}

/** The owner of an address has chosen a password by mail. Without mail, the owner of the account on this machine counts. */
export const createAdminRule =
  ({ adminEmails, hasMail, isLocalOnly }: AdminSettings) =>
  (request: HonoRequest) => {
    const isLocal = !hasMail && isLocalOnly && hasLoopbackHost(request)
    return ({ role, email, emailVerified, ownerUnproven }: PersonRow) =>
      role === 'admin' || (emailVerified && (isLocal || !ownerUnproven) && adminEmails.includes(email))
  }

interface ReaderSettings {
  db: Database
  secret: string
  cookieName: string
  now(): Date
  isAdmin: AdminRule
  needsAdminFactor: boolean
}

/** One prepared join and no cache, so that a revoked session ends at once. */
export function createSessionReader({ db, secret, cookieName, now, isAdmin, needsAdminFactor }: ReaderSettings) {
  return async (c: Context, cookie = getCookie(c, cookieName)): Promise<Person | null> => {
    const token = verifyToken(cookie, secret)
    if (!token) return null
    const moment = now()
    const [row] = await findPersonBySession(db, { tokenHash: hashToken(token), now: moment })
    if (!row) return null
    // Once an hour; a read must not fail by this write.
    if (row.isStale)
      await touchSession(db, { id: row.sessionId }).catch((error) =>
        log('warn', 'A session couldn’t be saved.', { error }),
      )
    const { sessionId, way, hasFreshProof } = row
    const person = personAt(row, moment, isAdmin(c.req))
    const mustShow = needsAdminFactor && person.role === 'admin'
    const needsSecondFactor = mustShow && !(await hasPresentedFactor(db, { sessionId }))
    return { ...person, sessionId, way, hasFreshProof, needsSecondFactor }
  }
}

export const createSession = (db: Database, { userId, token, device, way, passkeyId, isProof }: NewSession) =>
  insertSession(db, {
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    device,
    way,
    passkeyId,
    isProof,
    seconds: longestSessionSeconds,
  })

interface NewSession {
  userId: string
  token: string
  device: string
  way: string
  passkeyId: string | null
  isProof: boolean
}

/** A new token makes copies of the old one worthless; no cookies when the session is gone. */
export async function renewSession(
  db: Database,
  deps: CookieDeps,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
): Promise<string[]> {
  const token = createSessionToken()
  const [renewed] = await replaceSessionToken(db, { id: sessionId, userId: id, tokenHash: hashToken(token) })
  return renewed ? sessionCookies(deps, token, renewed.seconds) : []
}

export async function deleteCurrentSession(db: Database, { secret, sessionCookie: name }: CookieDeps, c: Context) {
  const token = verifyToken(getCookie(c, name), secret)
  if (token) await deleteSessionByToken(db, { tokenHash: hashToken(token) })
}

/** The person has shown once more who they are; `way` where they showed a second factor. */
export const markPersonProven = (
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  db: Database,
  way: 'password_code' | 'passkey' | null = null,
  passkeyId: string | null = null,
) => markSessionProven(db, { id: sessionId, userId: id, way, passkeyId })

/** Signs out everywhere, links that open something by themselves included. */
export const deleteAllAccess = (db: Database, person: { userId: string }) => deleteSessionsAndLinks(db, person)

export const deleteAllSessions = (db: Database, person: { userId: string }) => deleteSessionsOfPerson(db, person)

type CookieDeps = Pick<AccountDeps, 'secret' | 'sessionCookie' | 'publicUrl'>

/** The second one lets pages tell this session from the one before; no script reads the first. */
export const sessionCookies = (deps: CookieDeps, token: string, seconds = longestSessionSeconds): string[] =>
  [
    { name: sessionCookieBaseName, value: signToken(token, deps.secret) },
    { name: sessionMarkerBaseName, value: hashToken(`marker ${token}`), isReadable: true },
  ].map((cookie) => serializeCookie(deps.publicUrl, { ...cookie, seconds }))

/** Answers are stored nowhere, and pages that come back load again. Drafts stay (decisions/0094). */
export function clearSessionCookies(deps: Pick<CookieDeps, 'publicUrl'>, to: Headers) {
  to.append('set-cookie', serializeCookie(deps.publicUrl, { name: sessionCookieBaseName, value: '', seconds: 0 }))
}
