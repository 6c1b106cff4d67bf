import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSettings, button, toast } from './test/settings-world.tsx'

const address = 'https://firecrest.example/api/calendar/secret.ics'

/** A press before that does nothing. */
const ready = (name: string) => waitFor(() => expect(button(name).getAttribute('aria-disabled')).toBe('false'))

test('the calendar is off until a person asks for its address, which is copied, renewed and switched off', async () => {
  const { person, sent } = await atSettings({
    [routes.openCalendarFeed]: [200, { address }],
    [routes.closeCalendarFeed]: [204, undefined],
  })
  await screen.findByRole('heading', { name: 'Calendar' })
  expect(screen.queryByRole('button', { name: 'Turn Off' })).toBeNull()
  await ready('Get a Link')
  await person.click(button('Get a Link'))
  const shown = await screen.findByLabelText<HTMLInputElement>('Your link (we only show it once)')
  expect([shown.value, shown.readOnly]).toEqual([address, true])
  await person.click(button('Copy Link'))
  await screen.findByRole('button', { name: 'Copied' })
  expect(await navigator.clipboard.readText()).toBe(address)
  await person.click(button('Get a New Link'))
  await ready('Turn Off')
  await person.click(button('Turn Off'))
  await screen.findByRole('button', { name: 'Get a Link' })
  expect(screen.queryByLabelText('Your link (we only show it once)')).toBeNull()
  const calls = sent.map(({ call }) => call).filter((call) => /^POST .*calendar/.test(call))
  expect(calls).toEqual([routes.openCalendarFeed, routes.openCalendarFeed, routes.closeCalendarFeed])
})

test('an address that was made before is not shown again, and a failure says so', async () => {
  const { person } = await atSettings({ [routes.calendarFeed]: [200, { isOn: true }], [routes.openCalendarFeed]: null })
  await screen.findByRole('button', { name: 'Turn Off' })
  expect(screen.queryByLabelText('Your link (we only show it once)')).toBeNull()
  await person.click(button('Get a New Link'))
  await toast('No Connection')
})

test('a calendar that does not load leaves the focus and the page where they are', async () => {
  await atSettings({ [routes.calendarFeed]: null })
  await screen.findByText(/We can’t load your calendar offline|We couldn’t load your calendar/)
  expect(document.activeElement).toBe(document.body)
})
