import { type RefusalCode, refusals } from '@app/contract/refusals'
import { pathOf, routes } from '@app/contract/routes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { putOnDevice } from '../../test/put-on-device.ts'
import { ada, fakeServer } from '../../test/server.ts'
import { unsent } from '../../test/unsent-call.ts'
import { forgetAnswers, store, storedFor } from './device-store.ts'
import { sendOutbox } from './send-outbox.ts'

test.each<{ code: RefusalCode; isFinal: boolean }>([
  { code: 'body_cut', isFinal: false },
  { code: 'cross_site', isFinal: false },
  { code: 'unknown_host', isFinal: false },
  { code: 'too_many_tries', isFinal: false },
  { code: 'busy', isFinal: false },
  { code: 'too_many_solutions', isFinal: true },
  { code: 'round_expired', isFinal: true },
  { code: 'pass_not_valid', isFinal: true },
  { code: 'daily_limit', isFinal: true },
])('a list that the server answers with $code is refused for good: $isFinal', async ({ code, isFinal }) => {
  await store('outbox', unsent)
  const [status, message] = refusals[code]
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [status, { code, message }] })
  expect(await sendOutbox()).toBe(isFinal ? 'done' : 'busy')
  const refused = isFinal ? { refused: message, refusedCode: code } : {}
  expect(await storedFor('outbox')).toEqual([{ ...unsent, ...refused }])
})

test.each([
  { answer: null, end: 'away' },
  { answer: { status: 503 }, end: 'busy' },
  { answer: { status: 401 }, end: 'signed-out' },
])('a refusal whose owner cannot be asked for ($end) is left for the next time', async ({ answer, end }) => {
  await store('outbox', unsent)
  const [status, message] = refusals.round_expired
  const refusal = { code: 'round_expired', message }
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [status, refusal] })
  const server = fetch
  let asked = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== pathOf('currentUser') || asked++ === 0) return server(address, init)
    if (answer === null) throw new TypeError('Failed to fetch')
    return new Response('{}', answer)
  })
  expect(await sendOutbox()).toBe(end)
  expect(await storedFor('outbox')).toEqual([unsent])
})

test.each([
  { what: 'kept', known: [ada.id], more: {}, kept: [{ unsent, solved: 34 }] },
  { what: 'not kept after a sign-out', known: [], more: {}, kept: [] },
  { what: 'not kept where it was sent again', known: [ada.id], more: { isAgain: true }, kept: [] },
])('a list that the server takes is $what', async ({ known, more, kept }) => {
  onTestFinished(() => forgetAnswers())
  await forgetAnswers(ada.id)
  for (const person of known) await putOnDevice(person, [])
  await store('outbox', { ...unsent, ...more })
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  expect(await sendOutbox()).toBe('done')
  const rows = await storedFor('answers', ada.id)
  expect(rows.filter(({ key: [name] }) => name === 'keptHandIn').map(({ data }) => data)).toEqual(kept)
})
