import { buildPath } from '@app/contract/routes'
import { quantile } from '../figures.ts'
import { openDatabase } from '../server/open-database.ts'
import { get } from '../server/requests.ts'
import { send } from '../server/send.ts'
import { startChild } from '../server/start-child.ts'
import { atMost, millis, say, type Table } from '../table.ts'
import { pool, writeIdeas } from './write-pool.ts'

const limit = 20

/** What three ideas of others cost where very many people share: one request at a time, at the 99th of 100. */
export async function* measureSharing(): AsyncGenerator<Table> {
  say(`Writing ${pool.ideas} shared ideas …\n`)
  const { connection, people } = await openDatabase({ reader: 10, solver: 10, newcomer: 10, returner: 600 })
  const rounds = await writeIdeas(connection)
  const { port } = await startChild('product.ts', { connection })
  const minds = people.returner.map((member) =>
    get(buildPath('otherMinds', { id: rounds.get(member.userId) ?? '' }), member),
  )
  const note = people.returner.map((member) => get(buildPath('wishNote'), member))
  const took = async (requests: typeof minds) => quantile(await send(port, requests, () => true, 1), 0.99)
  await took(minds.slice(0, 100))
  const later = minds.slice(100)
  yield {
    title: `${pool.ideas} shared ideas of ${pool.problems} problems, ${pool.people} people`,
    rows: [
      atMost('three ideas, chosen', await took(later), limit, millis),
      atMost('the same three again', await took(later), limit, millis),
      atMost('the note of an author', await took(note), limit, millis),
    ],
  }
}
