import { expect, test } from 'vitest'
import { composeMonthMail } from './compose-month-mail.ts'

const place = { publicUrl: 'https://firecrest.example', supportEmail: 'help@firecrest.example' }
const letter = {
  firstName: 'Maya',
  month: '2026-11',
  sessions: 27,
  ideas: 174,
  stopToken: 'month.a+b',
  litDays: ['2026-11-02', '2026-11-30'],
  unusual: {
    idea: 'Plant the umbrella stand and see what grows.',
    about: '26 November, in the spirit of George Washington Carver.',
  },
  weeks: [{ name: '1 to 8 November', picks: ['A lost property office for good moods.', 'Rent out the staircase.'] }],
  change: { line: 'No clear difference.', detail: 'November looked a lot like October.' },
}
const plain = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('the letter of a month says the same in text and in HTML, and stops by one click', () => {
  const { subject, text, html, headers } = composeMonthMail(letter, place)
  expect(subject).toBe('Your November on Firecrest')
  const said = [
    ...['Your November', 'Hello Maya. 2 days, 27 sessions, 174 ideas.'],
    ...[letter.unusual.idea, letter.unusual.about, ...(letter.weeks[0]?.picks ?? []), '1 to 8 November'],
    ...['Compared with October', 'No clear difference.', 'November looked a lot like October.'],
    'You asked for this monthly recap.',
  ]
  for (const each of said) {
    expect(text).toContain(each)
    expect(plain(html)).toContain(each)
  }
  const stop = 'https://firecrest.example/reminder-mails?token=month.a%2Bb'
  for (const each of [text, html]) {
    expect(each).toContain('https://firecrest.example/months/2026-11')
    expect(each).toContain(stop)
  }
  expect(headers).toEqual({
    'List-Unsubscribe': `<${stop}>, <mailto:help@firecrest.example?subject=Stop%20monthly%20recaps>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('it is a table of 600 pixels without a picture, a script or anything fetched, dark where the reader is', () => {
  const { html } = composeMonthMail(letter, place)
  expect(html).toContain('width="600"')
  expect(html).not.toMatch(/<(img|script|link|iframe|svg|object)|url\(|src=/)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html.match(/> lit</g) ?? html.match(/ lit<\/span>/g)).toHaveLength(2)
})

const withIdea = (idea: string) =>
  composeMonthMail(
    { ...letter, unusual: { idea, about: '26 November.' }, weeks: [{ name: '1 to 8', picks: [idea] }] },
    place,
  )

test.each([
  ['markup', '</p></td><script>alert(1)</script><img src=x onerror=alert(1)>', /<script|<img|<\/td><script/],
  ['an attribute', '" onmouseover="alert(1)', /" onmouseover="/],
])('%s in an idea is text of the page', (_, idea, escapes) => {
  expect(withIdea(idea).html).not.toMatch(escapes)
  expect(plain(withIdea(idea).html)).toContain('alert(1)')
})

test.each([
  ['directions', '\u202etxt.exe\u2066', /[\u202a-\u202e\u2066\u2067]/],
  ['marks over other lines', `a${'\u0301'.repeat(200)}`, /\u0301{9}/],
  ['lines of headers', 'idea\r\nBcc: b@example.org', /\r|\nBcc/],
])('%s in an idea stay inside of it', (_, idea, escapes) => {
  const { subject, text, html } = withIdea(idea)
  for (const each of [subject, text, html]) expect(each).not.toMatch(escapes)
  expect(text).toContain('\n26 November.')
})

test('200 letters without a space break within the 600 pixels, emoji alone are shown', () => {
  const long = 'ö'.repeat(200)
  const { html } = composeMonthMail({ ...letter, weeks: [{ name: '1 to 8', picks: [long, '🔥🔥🔥'] }] }, place)
  for (const idea of [long, '🔥🔥🔥'])
    expect(html).toMatch(new RegExp(`dir="auto" style="[^"]*overflow-wrap:anywhere;[^"]*">${idea}</p>`))
  expect(html).toContain('table-layout:fixed')
})

test('a month without a pick has no empty heading', () => {
  const { text, html } = composeMonthMail({ ...letter, unusual: null, weeks: [] }, place)
  for (const each of [text, html]) expect(each).not.toMatch(/two picks|No one else wrote/i)
})
