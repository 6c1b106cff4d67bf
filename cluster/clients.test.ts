import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRoute } from '@app/contract/routes'
import { expect, onTestFinished, test } from 'vitest'
import { openClients } from './clients.ts'
import { comeBack, noteTaken, openDevice } from './device.ts'
import type { Insist } from './sender.ts'

interface Manners {
  /** Says that its person has written. */
  setsCookie: boolean
  /** Knows the round that it has opened. */
  knowsRound: boolean
}

interface Answer {
  status?: number
  cookie?: string
  text?: string
}

/** A server with a primary, which has what was written, and a standby, which lags for ever. */
async function openServer({ setsCookie, knowsRound }: Manners) {
  let written = ''
  const answers: Record<string, (sent: string, cookie?: string) => Answer> = {
    [getRoute('signUp').path]: () => ({ status: 201 }),
    [getRoute('signIn').path]: () => ({ cookie: 'session=s; Path=/', text: '{"id":"a"}' }),
    [getRoute('dayPasses').path]: () => ({ text: '{"days":[]}' }),
    [getRoute('openRound').path]: () => ({ text: '{"id":"r"}' }),
    [getRoute('submitSolutions').path]: (sent) => {
      written = sent
      return { status: knowsRound ? 200 : 404, ...(setsCookie && { cookie: 'wrote=1; Max-Age=6; Path=/' }) }
    },
    [getRoute('listSolutions').path]: (_, cookie) => ({ text: cookie === 'session=s; wrote=1' ? written : '[]' }),
  }
  const server = createServer(async (request, response) => {
    const sent = (await request.toArray()).join('')
    const { status = 200, cookie, text = '' } = answers[request.url ?? '']?.(sent, request.headers.cookie) ?? {}
    response.writeHead(status, cookie ? { 'set-cookie': cookie } : {}).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** What one client has noted once it has handed in. */
async function watch(manners: Manners) {
  const clients = openClients(await openServer(manners), async () => true)
  const finish = clients.start(1)
  await expect.poll(() => clients.sent.filter(({ what }) => what === 'openRound').length).toBeGreaterThan(1)
  await finish()
  return { ...clients, first: clients.ledger[0] }
}

test('a server that says that somebody wrote shows them what they wrote', async () => {
  const { unseen, signedUp, first } = await watch({ setsCookie: true, knowsRound: true })
  expect(unseen).toEqual([])
  expect(signedUp.length).toBeGreaterThan(0)
  expect(first).toMatchObject({ isAcknowledged: true, wasMissing: false })
})

test('a server that forgets to say so is noticed', async () => {
  expect((await watch({ setsCookie: false, knowsRound: true })).unseen).not.toEqual([])
})

test('a round that the server does not know any more is noticed', async () => {
  const { first } = await watch({ setsCookie: true, knowsRound: false })
  expect(first).toMatchObject({ isAcknowledged: false, wasMissing: true })
})

test('somebody whose account is gone makes room for the next, and a fault of the drill ends no client', async () => {
  const clients = openClients(await openServer({ setsCookie: true, knowsRound: true }), givePremium)
  const answers = [() => false, () => Promise.reject(new Error('no room'))]
  async function givePremium() {
    return (await answers.shift()?.()) ?? true
  }
  const finish = clients.start(1)
  await expect.poll(() => clients.ledger.filter(({ isAcknowledged }) => isAcknowledged).length).toBeGreaterThan(0)
  await finish()
  expect(clients.failures).toEqual(['Error: no room'])
  expect(clients.signedUp.length).toBeGreaterThan(2)
})

test('a device sends again, with its pass, what a server that counts less than before has forgotten', async () => {
  const [cookie, round, at] = ['session=s', 'r', Date.parse('2026-03-14T20:00:00Z')]
  const entry = {
    round,
    text: 'a kite',
    key: 'k',
    cookie,
    email: 'a',
    tries: 1,
    isAcknowledged: true,
    wasMissing: false,
    at,
  }
  const asked: object[] = []
  const insist =
    (counted: number): Insist =>
    async (asking) => {
      asked.push(asking)
      const pass = { id: round, pass: 'sealed' }
      return {
        status: 200,
        text: JSON.stringify({ totalSolved: counted, days: [{ passes: [pass] }] }),
        cookies: [],
        tries: 1,
      }
    }
  const device = await openDevice(insist(0), { email: 'a', cookie })
  noteTaken(device, entry, '{"user":{"totalSolved":1}}')
  await comeBack(insist(1), device)
  expect(asked).toMatchObject([{ what: 'dayPasses' }, { what: 'currentUser' }])
  await comeBack(insist(0), device)
  const fromDevice = { pass: 'sealed', finishedAt: '2026-03-14T20:00:00.000Z' }
  expect(asked.at(-1)).toMatchObject({
    what: 'submitSolutions',
    headers: { cookie, 'idempotency-key': 'k' },
    body: { problemId: round, submittedSolutions: ['a kite'], fromDevice },
  })
})
