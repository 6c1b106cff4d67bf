import { type RefusalCode, refusals } from '@app/contract/refusals'
import { routes } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { ada, fakeServer } from '../../test/server.ts'
import { store, storedFor } from './device-store.ts'
import type { UnsentCall } from './rows.ts'
import { sendOutbox } from './send-outbox.ts'

const unsent: UnsentCall = {
  person: ada.id,
  id: 'a',
  call: 'submitSolutions',
  body: {},
  at: 0,
  about: { id: 'round', day: '2026-03-14', title: 'A doorstop', texts: ['a wedge'] },
}

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
