import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nobody } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { Reminders } from './reminders.queries.ts'

const reminders: Reminders = {
  on: true,
  time: '08:00',
  days: 127,
  quiet: null,
  byMail: true,
  timeZone: 'UTC',
  pausedUntil: null,
  stopped: false,
  email: 'ada@example.org',
  mailRefused: false,
  monthMails: false,
  pushKey: 'AAAA',
  devices: [],
}
const label = /^Monthly recap by email/
const open = (change: Partial<Reminders> = {}) =>
  visit('/settings', {
    [routes.reminders]: [200, { ...reminders, ...change }],
    [routes.switchMonthMails]: [200, { ...reminders, ...change, monthMails: true }],
  })

test('the letter of the month is off until somebody with reminder mails switches it on', async () => {
  const { person, sent } = open()
  const control = await screen.findByRole('switch', { name: label })
  expect(control.getAttribute('aria-checked')).toBe('false')
  await person.click(control)
  await waitFor(() => expect(screen.getByRole('switch', { name: label }).getAttribute('aria-checked')).toBe('true'))
  expect(sent.filter(({ call }) => call === routes.switchMonthMails).map(({ body }) => body)).toEqual([{ on: true }])
})

test('who has no reminder mails is not offered it', async () => {
  open({ byMail: false })
  await screen.findByRole('switch', { name: /^Email/ })
  expect(screen.queryByRole('switch', { name: label })).toBeNull()
})

test.each([
  ['month.abc', 'Stop the monthly recap?', 'Stop the Recap', 'No more monthly recaps'],
  ['abc', 'Stop reminder emails?', 'Stop These Emails', 'No more reminder emails'],
])(
  'the link of a mail (%s) names what it stops, and opening it stops nothing',
  async (token, question, button, stopped) => {
    const answers = {
      ...nobody,
      [routes.stopReminderMails]: [200, { address: 'a•••@example.org' }] as [number, unknown],
    }
    const { person, sent } = visit(`/reminder-mails?token=${token}`, answers)
    await screen.findByRole('heading', { name: question })
    expect(sent.some(({ call }) => call === routes.stopReminderMails)).toBe(false)
    await person.click(screen.getByRole('button', { name: button }))
    await screen.findByRole('heading', { name: stopped })
    expect(sent.find(({ call }) => call === routes.stopReminderMails)?.body).toEqual({ token })
  },
)
