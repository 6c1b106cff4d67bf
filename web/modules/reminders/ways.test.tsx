import { routes } from '@app/contract/routes'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../app/query-client.ts'
import { hashEndpoint } from '../../pwa/push-subscription.ts'
import { type Navigation, NavigationContext } from '../../router/navigation.ts'
import { ada, fakeServer } from '../../test/server.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { PushSwitch } from './push-switch.tsx'
import { rememberedPush, rememberPush } from './remembered-push.ts'
import { ReminderNote } from './reminder-note.tsx'
import type { Reminders } from './reminders.queries.ts'
import { RemindersRow } from './reminders-row.tsx'

const reminders: Reminders = {
  on: true,
  time: '08:00',
  days: 127,
  quiet: null,
  byMail: false,
  timeZone: 'UTC',
  pausedUntil: null,
  stopped: false,
  email: null,
  mailRefused: false,
  monthMails: false,
  pushKey: 'AAAA',
  devices: [],
}

const navigation: Navigation = {
  place: { path: '/', search: '', params: {} },
  go: () => undefined,
  fetchAhead: () => undefined,
  leaveFor: () => undefined,
}

const show = (screenOf: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <NavigationContext value={navigation}>
        {screenOf}
        <Toaster />
      </NavigationContext>
    </QueryClientProvider>,
  )

/** A browser that could show notifications, and refuses them once it is asked. */
function refuseNotifications() {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }))
}

test('reminders that have no way to their owner are not called on', async () => {
  refuseNotifications()
  fakeServer({
    [routes.reminderNote]: [200, { kind: 'ask', time: '08:00' }],
    [routes.reminders]: [200, reminders],
    [routes.saveReminders]: [200, reminders],
  })
  show(<ReminderNote user={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, at 08:00' }))
  await screen.findByText('No Reminders Yet')
  expect(screen.queryByText('Reminders Are On')).toBeNull()
})

test('"Yes" asks the browser, subscribes it, and says at what time and where reminders come', async () => {
  refuseNotifications()
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' })
  const endpoint = 'https://push.example.org/own'
  const subscription = { endpoint, getKey: () => new ArrayBuffer(16) }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  // The worker stands already; a new registration would listen for updates beyond the test.
  const register = () => Promise.reject(new Error('The worker could not be read.'))
  const serviceWorker = { register, getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }))
  const sent = fakeServer({
    [routes.reminderNote]: [200, { kind: 'ask', time: '08:15' }],
    [routes.reminders]: [200, { ...reminders, on: false }],
    [routes.saveReminders]: [200, reminders],
    [routes.addPushDevice]: [200, { ...reminders, devices: [await hashEndpoint(endpoint)] }],
  })
  show(<ReminderNote user={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, at 08:15' }))
  await screen.findByText('Reminders Are On')
  screen.getByText('At 08:15, as a notification on this device.')
  const bodyOf = (call: string) => sent.find((each) => each.call === call)?.body
  expect(bodyOf(routes.saveReminders)).toMatchObject({ on: true, time: '08:15', byMail: false })
  expect(bodyOf(routes.addPushDevice)).toMatchObject({ endpoint })
  expect(rememberedPush(ada.id)).toBe(endpoint)
  expect(screen.queryByRole('button', { name: 'Yes, at 08:15' })).toBeNull()
})

test('where the browser refuses notifications reminders come by mail, and that is said', async () => {
  refuseNotifications()
  const byMail = { ...reminders, email: 'ada@example.org' }
  const sent = fakeServer({
    [routes.reminderNote]: [200, { kind: 'ask', time: '08:15' }],
    [routes.reminders]: [200, byMail],
    [routes.saveReminders]: [200, { ...byMail, byMail: true }],
  })
  show(<ReminderNote user={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, at 08:15' }))
  await screen.findByText('At 08:15, by email. This browser didn’t allow notifications.')
  expect(sent.find(({ call }) => call === routes.saveReminders)?.body).toMatchObject({ on: true, byMail: true })
})

test('switched on in the settings with no way chosen, reminders choose one and say which', async () => {
  refuseNotifications()
  const off = { ...reminders, on: false, email: 'ada@example.org' }
  const sent = fakeServer({
    [routes.currentUser]: [200, ada],
    [routes.reminders]: [200, off],
    [routes.saveReminders]: [200, { ...off, on: true, byMail: true }],
  })
  show(<RemindersRow />)
  const main = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Reminders/ })
  await waitFor(() => expect(main().disabled).toBe(false))
  await userEvent.click(main())
  await screen.findByText('At 08:00, by email. This browser didn’t allow notifications.')
  expect(sent.find(({ call }) => call === routes.saveReminders)?.body).toMatchObject({ on: true, byMail: true })
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Email/ }).checked).toBe(true))
})

test('who blocked notifications and has no mail reads in the settings what to do, before and after the press', async () => {
  refuseNotifications()
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' })
  const off = { ...reminders, on: false }
  fakeServer({
    [routes.currentUser]: [200, ada],
    [routes.reminders]: [200, off],
    [routes.saveReminders]: [200, off],
  })
  show(<RemindersRow />)
  await screen.findByText('Press the lock next to the web address and set Notifications to Allow.')
  await userEvent.click(screen.getByRole('switch', { name: /^Reminders/ }))
  await screen.findByText('No Reminders Yet')
  await screen.findByText(/^This browser didn’t allow notifications. Press the lock next to the web address/)
})

test('reminders that had a way go on by it, and nobody is asked again', async () => {
  refuseNotifications()
  const off = { ...reminders, on: false, byMail: true, email: 'ada@example.org' }
  const sent = fakeServer({
    [routes.currentUser]: [200, ada],
    [routes.reminders]: [200, off],
    [routes.saveReminders]: [200, { ...off, on: true }],
  })
  show(<RemindersRow />)
  const main = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Reminders/ })
  await waitFor(() => expect(main().disabled).toBe(false))
  await userEvent.click(main())
  await screen.findByRole('switch', { name: /^Email/ })
  expect(sent.filter(({ call }) => call === routes.saveReminders)).toHaveLength(1)
  expect(screen.queryByText('Reminders Are On')).toBeNull()
})

test('the switch of this device is on only where the server has its own subscription', async () => {
  refuseNotifications()
  const [own, other] = ['https://push.example.org/own', 'https://push.example.org/other']
  rememberPush(ada.id, own)
  const { unmount } = show(<PushSwitch user={ada} reminders={{ ...reminders, devices: [await hashEndpoint(other)] }} />)
  const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked
  await waitFor(() => expect(isOn()).toBe(false))
  // The browser refuses: that another device has notifications is no success.
  await userEvent.click(screen.getByRole('switch'))
  await screen.findByText('Not Turned On')
  unmount()
  show(
    <PushSwitch
      user={ada}
      reminders={{ ...reminders, devices: [await hashEndpoint(other), await hashEndpoint(own)] }}
    />,
  )
  await waitFor(() => expect(isOn()).toBe(true))
})

test('a server that goes away while the browser refuses notifications is said once', async () => {
  refuseNotifications()
  fakeServer({ [routes.reminderNote]: [200, { kind: 'ask', time: '08:00' }], [routes.reminders]: null })
  // Nothing else listens to a promise that fails unseen: that ends the run.
  show(<ReminderNote user={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, at 08:00' }))
  await screen.findByText('No Connection')
})

test('where the push service of the browser gives nothing the switch is off again and says why, without "try again"', async () => {
  refuseNotifications()
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  const subscribe = () => Promise.reject(new DOMException('Registration failed.', 'AbortError'))
  const pushManager = { getSubscription: async () => null, subscribe }
  const register = () => Promise.reject(new Error('The worker could not be read.'))
  const serviceWorker = { register, getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }))
  fakeServer()
  show(<PushSwitch user={ada} reminders={reminders} />)
  await userEvent.click(screen.getByRole('switch'))
  await screen.findByText('This browser can’t receive notifications.')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false))
  expect(screen.queryByText(/try again/)).toBeNull()
})
