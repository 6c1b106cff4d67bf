import { expect, test } from 'vitest'
import { suggestPasskeyName } from './add-passkey.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test.each([
  { userAgent: firefox, attachment: 'platform' as const, transports: ['internal'], name: 'Computer, Firefox' },
  { userAgent: iphone, attachment: 'platform' as const, transports: ['internal', 'hybrid'], name: 'Phone, Safari' },
  { userAgent: ipad, attachment: undefined, transports: [], name: 'Tablet, Safari' },
  { userAgent: firefox, attachment: 'cross-platform' as const, transports: ['hybrid', 'internal'], name: 'Phone' },
  { userAgent: firefox, attachment: 'cross-platform' as const, transports: ['usb', 'nfc'], name: 'Security key' },
  { userAgent: 'curl/8.0', attachment: 'platform' as const, transports: [], name: 'Passkey' },
  { userAgent: undefined, attachment: undefined, transports: [], name: 'Passkey' },
])('a new passkey is called $name', ({ name, ...maker }) => {
  expect(suggestPasskeyName(maker)).toBe(name)
})
