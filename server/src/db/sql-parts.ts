import { sessionLifetimeDays } from '@app/domain/account/lifetimes'

/** For constants only: it does not escape. */
export const sqlList = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ')

/** By the clock of the database, not by `now` of the app. */
export const sessionAliveSql = (session: string) =>
  `${session}.expires_at > now() and ${session}.updated_at > now() - interval '${sessionLifetimeDays.idle} days'`

export const grantInForceSql = (grant: string, at: string) =>
  `${grant}.revoked_at is null and ${grant}.starts_at <= ${at} and (${grant}.ends_at is null or ${grant}.ends_at > ${at})`

/** As `foldText` folds the words of a search; the text stands in lower case. An index is made of exactly this. */
export const foldedTextSql = (text: string) =>
  `translate(replace(replace(replace(normalize(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'), nfkc),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđħŧıς', 'oldhtiσ')`
