import type { HonoRequest } from 'hono'
import { namesThisMachine } from '../../http/client-network.ts'
import type { PersonRow } from '../../http/person.ts'

export type AdminRule = ReturnType<typeof adminRule>

interface AdminSettings {
  adminEmails: readonly string[]
  /** On this machine only, with no proxy in front. */
  listensLocally: boolean
}

/** An account that is verified only for lack of mail is an admin only for requests from this machine. */
export const adminRule =
  ({ adminEmails, listensLocally }: AdminSettings) =>
  (request: HonoRequest) => {
    const isLocal = listensLocally && namesThisMachine(request)
    return ({ role, email, emailVerified, autoVerified }: PersonRow) =>
      role === 'admin' || (emailVerified && (isLocal || !autoVerified) && adminEmails.includes(email))
  }
