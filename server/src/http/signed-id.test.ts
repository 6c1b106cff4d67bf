import { expect, test } from 'vitest'
import { signId, verifySignedId } from './session-token.ts'

const secret = 'a secret that only tests know, long enough'
const sealings = [
  { secret, purpose: 'guest browser' },
  { secret, purpose: 'sign-up link' },
  { secret, purpose: 'known device', owner: 'ada@example.org' },
  { secret, purpose: 'known device', owner: 'grace@example.org' },
  { secret: `${secret}.`, purpose: 'guest browser' },
]
const guest = { secret, purpose: 'guest browser' }
const ours = signId(guest, 'an-id')

test.each(sealings)('an id that is sealed for %j is opened for that and for nothing else', (sealing) => {
  const sealed = signId(sealing, 'an-id')
  const opened = sealings.map((other) => verifySignedId(other, sealed))
  expect(opened).toEqual(sealings.map((other) => (other === sealing ? 'an-id' : null)))
})

test.each([
  undefined,
  '',
  '.',
  'an-id',
  'an-id.',
  ours.slice('an-id'.length),
  `${ours}.more`,
  `${ours}=`,
  `${ours} `,
  ` ${ours}`,
  ours.slice(0, -1),
  `another${ours}`,
])('T64: %j is no sealed text of ours', (text) => {
  expect(verifySignedId(guest, text)).toBeNull()
})
