import type { Reply } from '@app/contract/calls'
import { expect } from 'vitest'
import { generate, handIn, ideas } from './rounds.ts'
import { createWorld, type WorldSettings } from './world.ts'

const at = '2026-03-14T12:00:00Z'
const usual = ['Paint a tiny window on it', 'Sell rides to patient snails', 'Hang a bell from the lamp']

export type Minds = Reply<'otherMinds'>

interface Joining {
  ideas?: string[]
  thinkerId?: string
  zone?: string
  /** Sessions before this one; two, so that the question is asked. */
  solved?: number
}

const from = (network: string) => ({ 'x-forwarded-for': network })

/** As an admin decides of each idea that waits by now. */
const showWaiting = `update shared_idea set state = 'shown', waits_since = null
  where state = 'in_review' and waits_since <= $1`

/** People who all finish the problem of the day, and a clock that the test moves. */
export async function openSharing(settings: Partial<WorldSettings> = {}) {
  const world = await createWorld({ at, trustProxy: 1, ...settings })
  const { pool, ask, clock } = world

  async function join(name: string, { ideas: written = usual, thinkerId, zone, solved = 2 }: Joining = {}) {
    const person = await world.signIn(name, zone)
    await pool.query(`update "user" set created_at = $1::timestamptz - interval '30 days' where id = $2`, [
      at,
      person.id,
    ])
    await pool.query('insert into progress (user_id, total_solved) values ($1, $2)', [person.id, solved])
    const { body: round } = await generate(world, person.cookie)
    const { status } = await handIn(world, person.cookie, {
      ...ideas(round.id, ...written),
      ...(thinkerId && { thinkerId }),
    })
    expect(status).toBe(200)
    const [roundId, sent] = [round.id as string, { cookie: person.cookie }]
    return { ...person, roundId, ...callsOf(sent, roundId) }
  }

  const callsOf = (sent: { cookie: string }, roundId: string) => {
    const of = { ...sent, params: { id: roundId } }
    return {
      minds: async (): Promise<Minds> => (await ask('otherMinds', of)).body,
      share: (place: number | null) => ask('shareIdea', { ...of, body: { place } }),
      wish: (id: string, isWished = true) => ask('wishIdea', { ...sent, params: { id }, body: { isWished } }),
      report: (id: string, network = '203.0.113.1') =>
        ask('reportIdea', { ...sent, params: { id }, body: { reason: 'hurts' }, headers: from(network) }),
      note: async (): Promise<Reply<'wishNote'>> => (await ask('wishNote', sent)).body,
    }
  }

  async function joinAdmin() {
    const { cookie, id: adminId } = await world.signIn('Root')
    await pool.query(`update "user" set role = 'admin' where id = $1`, [adminId])
    return {
      adminId,
      cookie,
      listed: async (): Promise<Reply<'listSharedIdeas'>> => (await ask('listSharedIdeas', { cookie })).body,
      settle: (id: string, outcome: string) =>
        ask('settleSharedIdea', { cookie, params: { id }, body: { outcome, note: 'I read it.' } }),
    }
  }

  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }

  /** Somebody whose idea of that place others may see by now. */
  async function joinSharing(name: string, joining: Joining = {}, place = 0) {
    const author = await join(name, joining)
    expect((await author.share(place)).status).toBe(200)
    pass(10)
    await pool.query(showWaiting, [clock.now])
    return author
  }

  return { ...world, join, joinSharing, joinAdmin, pass, letOthersSee: () => pool.query(showWaiting, [clock.now]) }
}

export const ofPeople = ({ ideas: all }: Minds) => all.filter((each) => each.from === 'person')
export const textsOf = (minds: Minds) => ofPeople(minds).map(({ text }) => text)
export const idOf = (minds: Minds) => ofPeople(minds)[0]?.id ?? ''
