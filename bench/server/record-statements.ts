import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createDeps } from '@app/server/start/deps'
import { hold } from '../leftovers.ts'
import type { Given, Statement } from './child.ts'
import type { Member } from './people.ts'
import { productSettings } from './product-settings.ts'
import { readUser, type Sent, submit } from './requests.ts'

/**
 * What the product asks of the database for each call, listened to while it answers: so the bare server asks the same,
 * also after the product has changed.
 */
export async function recordStatements(connection: Given['connection'], member: Member): Promise<Given['recorded']> {
  const pool = openPool(connection, 1)
  const close = hold(() => pool.end())
  let heard: Statement[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const listening = (...args: unknown[]) => {
      const asked = args[0] as Statement
      heard.push(typeof asked === 'string' ? asked : { name: asked.name, text: asked.text })
      return query(...args)
    }
    Object.assign(client, { query: listening })
  })
  const app = createApp(createDeps({ pool, ...productSettings }))

  async function listen({ method, path, headers, body }: Sent) {
    heard = []
    const response = await app.request(path, { method, headers, ...(body && { body }) })
    if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`)
    return heard
  }
  const recorded = { user: await listen(readUser(member)), solutions: await listen(submit(member)) }
  await close()
  return recorded
}
