import { expect, test } from 'vitest'
import { deviceNameOf } from './device-name.ts'

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'
const windows = 'Windows NT 10.0; Win64; x64'

test.each([
  [mozilla('X11; Linux x86_64; rv:140.0', 'Gecko/20100101 Firefox/140.0'), 'Firefox on Linux'],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', safari), 'Safari on macOS'],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', chrome), 'Chrome on macOS'],
  [mozilla(windows, `${chrome} Edg/140.0.0.0`), 'Edge on Windows'],
  [mozilla(windows, `${chrome} OPR/120.0.0.0`), 'Opera on Windows'],
  [mozilla('Linux; Android 10; K', chrome), 'Chrome on Android'],
  [mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', safari), 'Safari on iPhone'],
  [mozilla('X11; CrOS x86_64 14541.0.0', chrome), 'Chrome on ChromeOS'],
  [mozilla('Plan 9', 'Firefox/1.0'), 'Firefox'],
  [mozilla('X11; Linux x86_64', 'Nobody/1.0'), 'A browser on Linux'],
])('%s is %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name)
})

// Of the kind that the Big List of Naughty Strings collects; the last two look like a browser at first.
test.each([
  null,
  '',
  'undefined',
  "1;DROP TABLE users -- ' OR 1=1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)> Firefox/1 Linux',
  '\u202eFirefox\u202d',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤ Firefox',
  '$HOME; `touch /tmp/x`; %s%n; {{7*7}}',
  '../../../../etc/passwd%00',
  'curl/8.0',
  `Mozilla/5.0 (X11; Linux) Firefox/1${'x'.repeat(500)}`,
  'Mozilla/5.0 (<script>alert(1)</script>)',
])('T35: %j is an unknown device', (userAgent) => {
  expect(deviceNameOf(userAgent)).toBe('Unknown device')
})
