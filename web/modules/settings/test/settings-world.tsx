import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import type { Settings } from '../../../api/settings.ts'
import { type Answer, ada } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'

export const laptop = {
  id: 'laptop',
  device: 'Firefox on Linux',
  way: 'password_code',
  signedInAt: '2026-11-18T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  isThis: true,
}
export const telephone = {
  id: 'tele phone/1',
  device: 'Safari on iPhone',
  way: 'passkey',
  signedInAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-19T21:30:00.000Z',
  isThis: false,
}

export const settled: Settings = {
  difficulty: 'medium',
  timeZone: 'Europe/Berlin',
  nextTimeZone: null,
  hintsOn: false,
  countsForRarity: true,
  opinionsOn: false,
  coachOn: true,
}

const reminders = {
  on: false,
  time: '08:15',
  days: 31,
  quiet: null,
  byMail: false,
  timeZone: 'Europe/Berlin',
  pausedUntil: null,
  stopped: false,
  email: null,
  mailRefused: false,
  monthMails: false,
  pushKey: 'key',
  devices: [],
}

export const byPassword = {
  hasPassword: true,
  passwordSince: '2026-10-03T08:00:00.000Z',
  passkeys: 0,
  providers: [],
  secondFactor: null,
  hasFreshProof: true,
  needsFactor: false,
  addressUndoUntil: null,
  needsMailedPassword: false,
}

const quiet: Record<string, Answer> = {
  [routes.reminders]: [200, reminders],
  [routes.settings]: [200, settled],
  [routes.listDevices]: [200, [laptop, telephone]],
  [routes.calendarFeed]: [200, { isOn: false }],
  [routes.waysToSignIn]: [200, byPassword],
  [routes.listConnectedAccounts]: [200, []],
}

/** Ada before her settings. What is answered later can be changed in `answers`. */
export async function atSettings(given: Parameters<typeof visit>[1] = {}, user: Partial<typeof ada> = {}, search = '') {
  const answers: typeof given = { [routes.currentUser]: [200, { ...ada, ...user }], ...quiet, ...given }
  const visited = visit(`/settings${search}`, answers)
  await screen.findByRole('heading', { name: 'Settings' })
  return { ...visited, answers }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The one toast that is shown. Its code comes when it is needed, which may take a moment on a busy machine. */
export async function toast(title: string) {
  const head = await screen.findByText(title, { selector: '[data-part="toast"] b' })
  const whole = head.closest('li')
  if (!whole) throw new Error(`"${title}" stands in no toast`)
  return within(whole)
}
