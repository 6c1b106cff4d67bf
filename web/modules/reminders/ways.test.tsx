import { routes } from '@app/contract/routes'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../app/query-client.ts'
import { hashOf } from '../../pwa/push-subscription.ts'
import { ada, fakeServer } from '../../test/server.ts'
import { type Navigation, NavigationContext } from '../../ui/navigation.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { PushSwitch } from './push-switch.tsx'
import { rememberPush } from './remembered-push.ts'
import { ReminderNote } from './reminder-note.tsx'
import type { Reminders } from './reminders.queries.ts'

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
    <QueryClientProvider client={makeQueryClient(() => undefined)}>
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

test('the switch of this device is on only where the server has its own subscription', async () => {
  refuseNotifications()
  const [own, other] = ['https://push.example.org/own', 'https://push.example.org/other']
  rememberPush(ada.id, own)
  const { unmount } = show(<PushSwitch user={ada} reminders={{ ...reminders, devices: [await hashOf(other)] }} />)
  const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked
  await waitFor(() => expect(isOn()).toBe(false))
  // The browser refuses: that another device has notifications is no success.
  await userEvent.click(screen.getByRole('switch'))
  await screen.findByText('Not switched on')
  unmount()
  show(<PushSwitch user={ada} reminders={{ ...reminders, devices: [await hashOf(other), await hashOf(own)] }} />)
  await waitFor(() => expect(isOn()).toBe(true))
})

test('a server that goes away while the browser refuses notifications is said once', async () => {
  refuseNotifications()
  fakeServer({ [routes.reminderNote]: [200, { kind: 'ask', time: '08:00' }], [routes.reminders]: null })
  // Nothing else listens to a promise that fails unseen: that ends the run.
  show(<ReminderNote user={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, at 08:00' }))
  await screen.findByText('No network')
})
