import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createDeps } from '@app/server/start/deps'
import { hold } from '../leftovers.ts'
import type { Given, Requester, Statement } from './child.ts'
import { type Member, storedToken } from './people.ts'
import { productSettings, scoringOff } from './product-settings.ts'
import { readUser, type Sent, submit } from './requests.ts'

/**
 * What the product asks of the database for each call, listened to while it answers: so the bare server asks the same,
 * also after the product has changed. The first two members do beforehand what a process does only once.
 */
export async function recordStatements(
  { connection, scores = true }: Pick<Given, 'connection' | 'scores'>,
  [first, second, member]: readonly [Member, Member, Member],
): Promise<NonNullable<Given['recorded']>> {
  const pool = openPool(connection, { max: 1 })
  const close = hold(() => pool.end())
  let heard: Statement[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const listening = (...args: unknown[]) => {
      heard.push(args[0] as Statement)
      return query(...args)
    }
    Object.assign(client, { query: listening })
  })
  const app = createApp({ ...createDeps({ pool, ...productSettings }), ...(scores ? {} : scoringOff) })
  let answered: object = {}

  async function listen({ method, path, headers, body }: Sent) {
    heard = []
    const response = await app.request(path, { method, headers, ...(body && { body }) })
    if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`)
    answered = (await response.json()) as object
    return heard
  }
  for (const each of [first, second]) await listen(submit(each))
  const user = await listen(readUser(member))
  const handIn = submit(member)
  const solutions = await listen(handIn)
  const recorded = { requester: requesterOf(member, handIn), user, solutions, reply: answered }
  await close()
  return recorded
}

function requesterOf({ userId, cookie, roundId }: Member, { headers }: Sent): Requester {
  const [token = ''] = decodeURIComponent(cookie.split('=').slice(1).join('=')).split('.')
  return { userId, token: storedToken(token), roundId, key: headers['idempotency-key'] ?? '' }
}
