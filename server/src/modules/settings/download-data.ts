import type { Hono } from 'hono'
import type { Person } from '../../http/person.ts'
import { registerFileCall } from '../../http/register-call.ts'
import { loadUserView } from '../account/user-view.ts'
import type { SettingsDeps } from './deps.ts'
import {
  iterateCryptoPayments,
  readCardReviews,
  readDays,
  readDeeds,
  readFew,
  readGrants,
  readMails,
  readReports,
  readRounds,
  readSharedIdeas,
  readShareLinks,
  readShownIdeas,
  readSubscriptions,
  readWaysOf,
} from './own-data.queries.ts'
import { listSignedInSessions } from './settings.queries.ts'

export function downloadDataRoute(app: Hono, deps: SettingsDeps) {
  registerFileCall(app, deps, 'downloadData', async ({ person }) => ({
    name: 'firecrest-my-data.json',
    pieces: json(deps, person),
  }))
}

async function* json({ db, now }: SettingsDeps, person: Person) {
  const { difficulty, zone, timeZone, nextTimeZone, nextTimeZoneFrom } = person
  const [{ choices, ...few } = {}] = await readFew(db, { userId: person.id })
  const single = {
    exportedAt: now(),
    profile: await loadUserView(db, person, now()),
    settings: { difficulty, ...choices, timeZone: zone, zonePlan: { timeZone, nextTimeZone, nextTimeZoneFrom } },
    ...few,
  }
  yield JSON.stringify(single, null, 1).slice(0, -2)
  yield* list('devices', [await listSignedInSessions(db, { userId: person.id, currentId: person.sessionId })])
  yield* list('waysToSignIn', [await readWaysOf(db, person.id)])
  yield* list('days', readDays(db, person.id))
  yield* list('rounds', readRounds(db, person.id))
  yield* list('reports', readReports(db, person.id))
  yield* list('shareLinks', readShareLinks(db, person.id))
  yield* list('sharedIdeas', readSharedIdeas(db, person.id))
  yield* list('shownIdeas', readShownIdeas(db, person.id))
  yield* list('grants', readGrants(db, person.id))
  yield* list('subscriptions', readSubscriptions(db, person.id))
  yield* list('cardReviews', readCardReviews(db, person.id))
  yield* list('coinPayments', iterateCryptoPayments(db, person.id))
  yield* list('mails', readMails(db, person.id))
  yield* list('deeds', readDeeds(db, person.id))
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
