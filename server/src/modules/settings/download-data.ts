import type { Hono } from 'hono'
import type { Person } from '../../http/person.ts'
import { registerFileCall } from '../../http/register-call.ts'
import { loadUserView } from '../account/user-view.ts'
import type { SettingsDeps } from './delete-account.ts'
import { findSmallOwnData, iterateAuditEntries, iterateMails, listOwnSignInMethods } from './own-data.queries.ts'
import {
  iterateCardReviews,
  iterateCryptoPayments,
  iterateGrants,
  iterateSubscriptions,
} from './own-payments.queries.ts'
import {
  iterateDays,
  iterateReports,
  iterateRounds,
  iterateSharedIdeas,
  iterateShareLinks,
  iterateShownIdeas,
} from './own-rounds.queries.ts'
import { listSignedInSessions } from './settings.queries.ts'

export function registerDownloadDataRoute(app: Hono, deps: SettingsDeps) {
  registerFileCall(app, deps, 'downloadData', async ({ person }) => ({
    name: 'firecrest-my-data.json',
    pieces: json(deps, person),
  }))
}

async function* json({ db, now }: SettingsDeps, person: Person) {
  const { difficulty, zone, timeZone, nextTimeZone, nextTimeZoneFrom } = person
  const [{ choices, ...few } = {}] = await findSmallOwnData(db, { userId: person.id })
  const single = {
    exportedAt: now(),
    profile: await loadUserView(db, person, now()),
    settings: { difficulty, ...choices, timeZone: zone, zonePlan: { timeZone, nextTimeZone, nextTimeZoneFrom } },
    ...few,
  }
  yield JSON.stringify(single, null, 1).slice(0, -2)
  yield* list('devices', [await listSignedInSessions(db, { userId: person.id, currentId: person.sessionId })])
  yield* list('waysToSignIn', [await listOwnSignInMethods(db, person.id)])
  yield* list('days', iterateDays(db, person.id))
  yield* list('rounds', iterateRounds(db, person.id))
  yield* list('reports', iterateReports(db, person.id))
  yield* list('shareLinks', iterateShareLinks(db, person.id))
  yield* list('sharedIdeas', iterateSharedIdeas(db, person.id))
  yield* list('shownIdeas', iterateShownIdeas(db, person.id))
  yield* list('grants', iterateGrants(db, person.id))
  yield* list('subscriptions', iterateSubscriptions(db, person.id))
  yield* list('cardReviews', iterateCardReviews(db, person.id))
  yield* list('coinPayments', iterateCryptoPayments(db, person.id))
  yield* list('mails', iterateMails(db, person.id))
  yield* list('deeds', iterateAuditEntries(db, person.id))
  yield '\n}\n'
}

async function* list(name: string, batches: AsyncIterable<object[]> | Iterable<object[]>) {
  let between = `,\n "${name}": [\n`
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield `${between}${rows.map((row) => JSON.stringify(row)).join(',\n')}`
    between = ',\n'
  }
  yield between === ',\n' ? '\n ]' : `,\n "${name}": []`
}
