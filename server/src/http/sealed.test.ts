import { expect, test } from 'vitest'
import { openSealed, seal } from './sealed.ts'

const secret = 'a secret that only tests know, long enough'
const sealings = [
  { secret, purpose: 'guest browser' },
  { secret, purpose: 'sign-up link' },
  { secret, purpose: 'known device', owner: 'ada@example.org' },
  { secret, purpose: 'known device', owner: 'grace@example.org' },
  { secret: `${secret}.`, purpose: 'guest browser' },
]
const guest = { secret, purpose: 'guest browser' }
const ours = seal(guest, 'an-id')

test.each(sealings)('an id that is sealed for %j is opened for that and for nothing else', (sealing) => {
  const sealed = seal(sealing, 'an-id')
  const opened = sealings.map((other) => openSealed(other, sealed))
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
  expect(openSealed(guest, text)).toBeNull()
})
