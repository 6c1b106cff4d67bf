import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { composeReminderMail } from './compose-reminder-mail.ts'

const place = { publicUrl: 'https://firecrest.example', supportEmail: 'help@firecrest.example' }
const kinds = [
  'verify',
  'sign_ups_full',
  'known_address',
  'reset',
  'choose_password',
  'address_restored',
  'password_changed',
  'codes_guessed',
  'premium_started',
  'premium_ended',
  'premium_ending',
  'premium_price_gone',
] as const
const links = (text: string) => text.match(/\b(?:https?:\/\/|www\.)[^\s"<]+/g) ?? []
const plain = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each(kinds)('the letter "%s" says the same in text and in HTML, with one link, from PUBLIC_URL', (kind) => {
  const { subject, text, html } = composeMail(
    kind,
    {
      firstName: 'Zoë',
      token: 'a+b',
      until: '14 March 2027',
      surplus: '0.5 SOL',
      paid: '$9.95 by card for one month',
      renewsOn: '1 April 2026',
    },
    place,
  )
  expect(subject).toMatch(/^[A-Z][^\r\n]{10,60}$/)
  expect(subject).toContain('Firecrest')
  expect(text).toMatch(/^Hello Zoë,\n/)
  for (const paragraph of text.split('\n\n').filter((each) => !/https:|^-- /.test(each)))
    expect(plain(html)).toContain(paragraph)
  const found = [...links(text), ...links(html)]
  expect(new Set(found)).toEqual(new Set([found[0]]))
  expect(found[0]).toMatch(/^https:\/\/firecrest\.example\/[a-z-]*\?token=a%2Bb$/)
  expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|src=/)
  expect(html).toContain('prefers-color-scheme:dark')
})

test('the link to a new password names the account behind the token, where no server reads it, and others do not', () => {
  const linkOf = (kind: 'reset' | 'verify') =>
    links(composeMail(kind, { firstName: 'Ada', token: 'abc' }, { ...place, to: 'ada+b@example.org' }).text)[0]
  expect(linkOf('reset')).toBe('https://firecrest.example/reset-password?token=abc#ada%2Bb%40example.org')
  expect(linkOf('verify')).toBe('https://firecrest.example/verify-email?token=abc')
})

test('a letter that verifies names the day, the hour with its zone and the device of its sign-up', () => {
  const signUp = { at: '2026-03-14T20:00:00.000Z', zone: 'Asia/Kathmandu', device: 'Firefox on Linux' }
  const { text, html } = composeMail('verify', { firstName: 'Ada', token: 'abc', signUp }, place)
  const sentence =
    /Someone signed up with your address on Sunday,? 15 March 2026 at 01:45 \(Asia\/Kathmandu\) from Firefox on Linux\./
  expect(text).toMatch(sentence)
  expect(plain(html)).toMatch(sentence)
  expect(text).toMatch(/The link works until Monday,? 16 March 2026 at 01:45 \(Asia\/Kathmandu\)\./)
})

test('a letter that verifies says what opens the account then: the password, or the provider of the sign-up', () => {
  const signUp = { at: '2026-03-14T20:00:00.000Z', zone: 'UTC', device: 'Firefox on Linux' }
  const read = (by?: string) =>
    composeMail('verify', { firstName: 'Ada', token: 'abc', signUp: { ...signUp, ...(by && { by }) } }, place).text
  expect(read()).toContain('Your account will then use the password from this sign-up.')
  expect(read('Example Works')).toContain('Then sign in with Example Works.')
  expect(read('Example Works')).not.toContain('password')
})

test('who begins Premium reads what was paid, for how long, and when the card is charged again', () => {
  const paid = '$9.95 by card for one month'
  const { text } = composeMail('premium_started', { firstName: 'Ada', paid, renewsOn: '1 April 2026' }, place)
  for (const sentence of [`You paid ${paid}.`, 'Your next charge is on 1 April 2026. You can cancel before then'])
    expect(text).toContain(sentence)
  expect(text).not.toContain('You’re paid up until')
})

test('a letter names the operator where no support address is set', () => {
  const { text, html } = composeMail('reset', { firstName: 'Ada', token: 'abc' }, { ...place, supportEmail: null })
  for (const each of [text, plain(html)]) expect(each).toContain('Questions? Email the site owner.')
})

test('the foot of a letter that verifies says what to do with the link of a sign-up that is not yours', () => {
  const { text } = composeMail('verify', { firstName: 'Ada', token: 'abc' }, place)
  expect(text).toContain('If you didn’t sign up, don’t verify this email.')
  expect(text).not.toMatch(/nothing happens|whoever/)
})

test.each([
  { name: '<b>Ada</b>', shown: 'Hello,' },
  { name: 'Ada" onload="x', shown: 'Hello Ada&quot; onload=&quot;x,' },
  { name: '<img src=x onerror=alert(1)>', shown: 'Hello &lt;img src=x onerror=alert(1)&gt;,' },
  { name: 'Win: http://evil.example', shown: 'Hello,' },
  { name: 'www.evil', shown: 'Hello,' },
  { name: 'evil.example', shown: 'Hello,' },
  { name: 'ｅｖｉｌ．ｅｘａｍｐｌｅ', shown: 'Hello,' },
  { name: 'evil。example', shown: 'Hello,' },
  { name: 'ada@evil', shown: 'Hello,' },
  { name: 'A. Lovelace', shown: 'Hello A. Lovelace,' },
  { name: 'Ada\r\nBcc: b@c', shown: 'Hello,' },
  { name: 'Ada\u2028Click here', shown: 'Hello Ada Click here,' },
  { name: '\u202eadA', shown: 'Hello adA,' },
  { name: '\u200b\u3164', shown: 'Hello,' },
  { name: '\u2069مريم\u202e', shown: 'Hello \u2068مريم\u2069,' },
  { name: 'O’Hara & Söhne', shown: 'Hello O’Hara &amp; Söhne,' },
  { name: '👩‍👩‍👧‍👦'.repeat(61), shown: `Hello ${'👩‍👩‍👧‍👦'.repeat(60)},` },
  { name: 'x'.repeat(10_240), shown: `Hello ${'x'.repeat(60)},` },
])('T31: a name like "$name" is text and nothing else', ({ name, shown }) => {
  const quiet = composeMail('verify', { firstName: '', token: 'abc' }, place)
  const { subject, text, html } = composeMail('verify', { firstName: name, token: 'abc' }, place)
  const elements = (source: string) => source.match(/<\/?[a-z!][^>]*>/gi)
  expect(subject).toBe(quiet.subject)
  expect(elements(html)).toEqual(elements(quiet.html))
  expect(links(text)).toEqual(links(quiet.text))
  expect(html).toContain(`>${shown}</p>`)
  expect(text.split('\n')[0]).toMatch(/^Hello[^\n]*,$/)
})

const told = { firstName: 'Maya', streak: 13, chosen: 'on weekdays at 08:15', stopToken: 'stop', openToken: 'open' }

test('a reminder is the problem, one plain sentence, and the ways out; one click is for https only', () => {
  const problem = 'How could a pedestrian crossing make people smile?'
  const { subject, text, html, headers } = composeReminderMail({ ...told, problem }, place)
  expect(subject).toBe(problem)
  expect(text).toMatch(/\n\nToday’s problem takes two minutes\. You’re on a 13-day streak\.\n\nSolve Problem:\n/)
  const ways = ['/solve#reminder=open', '/reminder-mails?token=stop', '/settings#reminders']
  const wanted = new Set(ways.map((way) => `https://firecrest.example${way}`))
  expect([new Set(links(text)), new Set(links(html))]).toEqual([wanted, wanted])
  expect(headers).toEqual({
    'List-Unsubscribe':
      '<https://firecrest.example/reminder-mails?token=stop>, <mailto:help@firecrest.example?subject=Stop%20reminder%20emails>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const plainHttp = composeReminderMail(
    { ...told, streak: 1, problem },
    { publicUrl: 'http://localhost:3000', supportEmail: null },
  )
  expect(plainHttp.headers).toEqual({ 'List-Unsubscribe': '<http://localhost:3000/reminder-mails?token=stop>' })
  expect(plainHttp.text).not.toContain('streak')
})

test('a reminder adds that somebody wished for an idea of the person', () => {
  const { text } = composeReminderMail({ ...told, problem: 'How?', wished: 'three' }, place)
  expect(text).toContain('\n\nThree people wished they’d thought of one of your ideas.\n\n')
})

test('a problem with line breaks or marks stays text in a reminder, also in its subject', () => {
  const { subject, html } = composeReminderMail({ ...told, problem: '<b>One</b>\r\nBcc: eve@example.org' }, place)
  expect(subject).toBe('<b>One</b> Bcc: eve@example.org')
  expect(html).not.toContain('<b>One')
})
