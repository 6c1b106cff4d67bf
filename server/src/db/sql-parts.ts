import { sessionDays } from '@app/domain/account/lifetimes'

/** For constants only: it does not escape. */
export const listed = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ')

/** By the clock of the database, not by `now` of the app. */
export const isSessionAlive = (session: string) =>
  `${session}.expires_at > now() and ${session}.updated_at > now() - interval '${sessionDays.unused} days'`

export const inForce = (grant: string, at: string) =>
  `${grant}.revoked_at is null and ${grant}.starts_at <= ${at} and (${grant}.ends_at is null or ${grant}.ends_at > ${at})`
