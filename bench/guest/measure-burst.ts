import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { buildPath, routes } from '@app/contract/routes'
import type { openPool } from '@app/server/db/database'
import { quantile } from '../figures.ts'
import type { Member } from '../server/people.ts'
import { post, readUser, type Sent } from '../server/requests.ts'
import { ask } from '../server/send.ts'
import { asideOf, atLeast, atMost, millis, plain, type Table } from '../table.ts'

const rowsAtMost = 1_000_000
const calm = 5_000
const times = 5

interface Measured {
  port: number
  pool: ReturnType<typeof openPool>
  reader: Member
}

/** Each from a network of its own, so that no limit spares the server the work. */
const track = (n: number): Sent =>
  post(
    buildPath('trackGuest'),
    { eventType: 'genius_selected', sessionId: `session_${n}`, geniusName: 'Hokusai' },
    { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
  )

/** Five seconds' worth of tracking at once, while a person goes on with their session. */
export async function measureBurst({ port, pool, reader }: Measured): Promise<Table> {
  await flood(port, 2_000, 16)
  const perSecond = calm / ((await flood(port, calm, 16)).took / 1000)
  const usual = await readFor(port, reader, pause(2_000))
  const burst = flood(port, Math.round(times * perSecond), 400)
  const during = await readFor(port, reader, burst)
  const { statuses, took } = await burst
  await pause(3_000)
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from guest_event')
  const refused = statuses.filter((status) => status !== 204).length
  return {
    title: `${routes.trackGuest}: ${plain(Math.round(perSecond))} a second with 16 at once; then five times as many over 400 connections`,
    rows: [
      atLeast("a person's calls that were answered meanwhile", during.answered / during.asked, 1, plain),
      asideOf('  in, p50 / p99', latency(during.took), `before ${latency(usual.took)}`),
      atMost('rows that wait for the roll-up', rows[0]?.count ?? 0, rowsAtMost, plain),
      asideOf('tracked in the burst', plain(statuses.length), `${refused} refused, in ${millis(took)}`),
    ],
  }
}

const latency = (took: readonly number[]) => `${millis(quantile(took, 0.5))} / ${millis(quantile(took, 0.99))}`

async function flood(port: number, count: number, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const begun = performance.now()
  const statuses: number[] = []
  let sent = 0
  const work = async () => {
    while (sent < count) statuses.push((await ask(agent, port, track(sent++))).status)
  }
  await Promise.all(Array.from({ length: sockets }, work))
  agent.destroy()
  return { statuses, took: performance.now() - begun }
}

/** One person who asks again and again until something else is over. */
async function readFor(port: number, reader: Member, until: Promise<unknown>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen = { asked: 0, answered: 0, took: [] as number[] }
  const state = { isOver: false }
  const over = until.then(() => {
    state.isOver = true
  })
  while (!state.isOver) {
    seen.asked += 1
    const begun = performance.now()
    const { status } = await ask(agent, port, readUser(reader))
    seen.took.push(performance.now() - begun)
    if (status === 200) seen.answered += 1
    await pause(20)
  }
  await over
  agent.destroy()
  return seen
}
