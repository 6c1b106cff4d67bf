import { buildPath, routes } from '@app/contract/routes'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setOnline } from '../../api/network.ts'
import { ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import { atSettings, button, settled, toast } from './test/settings-world.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('the person sees who they are: their name once, to change, and the address beside its change', async () => {
  const { person } = await atSettings()
  within(screen.getByRole('region', { name: 'Name' })).getByText('Ada Lovelace')
  await person.click(button('Change Name'))
  expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Lovelace'])
  expect(await within(screen.getByRole('main')).findAllByText('ada@example.org')).toHaveLength(1)
  expect(document.title).toBe('Settings — Firecrest')
})

async function rename(name: string, answers: Parameters<typeof atSettings>[0]) {
  const visited = await atSettings(answers)
  await visited.person.click(button('Change Name'))
  await visited.person.clear(field('Last name'))
  if (name) await visited.person.type(field('Last name'), name)
  await visited.person.click(button('Save Name'))
  return visited
}

test('a new name is saved, and the account menu has it', async () => {
  const names = { firstName: 'Ada', lastName: 'Byron' }
  const { sent } = await rename('Byron', { [routes.changeName]: [200, names] })
  await toast('Name Changed')
  expect(sent.find(({ call }) => call === routes.changeName)?.body).toEqual(names)
  within(screen.getByRole('region', { name: 'Name' })).getByText('Ada Byron')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Name' }))
  screen.getByRole('button', { name: 'Account menu for Ada Byron, AB' })
})

test('a name without a last name is not sent', async () => {
  const { sent } = await rename('', {})
  screen.getByText('Last name is required')
  expect(document.activeElement).toBe(field('Last name'))
  expect(sent.some(({ call }) => call === routes.changeName)).toBe(false)
})

test('without network a name stays as it was typed, and the person reads why it was not saved', async () => {
  await rename('Byron', { [routes.changeName]: null })
  ;(await toast('No Connection')).getByText('This needs a connection. Try again when you’re online.')
  expect(field('Last name').value).toBe('Byron')
  screen.getByRole('button', { name: 'Account menu for Ada Lovelace, AL' })
})

test.each([
  { plan: 'free', label: 'Free Trainer', line: '2 sessions a day with up to 10 ideas each', link: 'Go Premium' },
  {
    plan: 'premium',
    label: 'Premium Trainer',
    line: '5 sessions a day with up to 20 ideas each',
    link: 'Manage Premium',
  },
] as const)(
  'the plan $plan reads $label, and a link leads to what can be done about it',
  async ({ plan, label, line, link }) => {
    await atSettings({}, { plan })
    screen.getByRole('heading', { name: label })
    screen.getByText(line)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/premium')
  },
)

test('the security notes are there', async () => {
  await atSettings()
  screen.getByText(/^After a change, we sign out/)
  screen.getByText('We never ask for your password by email.')
})

test('all data is one download away, for who has just shown who they are', async () => {
  const { person, left } = await atSettings()
  const link = screen.getByRole('link', { name: 'Download My Data' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([buildPath('downloadData'), true])
  await person.click(link)
  await waitFor(() => expect(left).toEqual([buildPath('downloadData')]))
})

test('the menu leads to the settings, twice, and to the users only for admins', async () => {
  const { router } = visit('/')
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  const entry = (name: string) => screen.queryByRole('link', { name, hidden: true })?.getAttribute('href')
  expect([entry('Profile'), entry('Settings'), entry('Users')]).toEqual(['/settings', '/settings', undefined])
  await router.go('/settings')
  await screen.findByRole('heading', { name: 'Settings' })
})

test('the menu of an admin leads to the users', async () => {
  visit('/', { [routes.currentUser]: [200, { ...ada, role: 'admin' }] })
  const link = await screen.findByRole('link', { name: 'Users', hidden: true })
  expect(link.getAttribute('href')).toBe('/admin')
})

test.each([
  { call: routes.settings, sentence: 'We couldn’t load your settings.' },
  { call: routes.listDevices, sentence: 'We couldn’t load your devices.' },
])('when $call fails, the card says so and tries again', async ({ call, sentence }) => {
  const { person, sent } = await atSettings({ [call]: [500, { message: 'Something went wrong' }] })
  await screen.findByText(sentence)
  await person.click(button('Try Again'))
  expect(sent.filter((each) => each.call === call)).toHaveLength(2)
})

test('a device that never had the settings online says of each card that it needs a connection', async () => {
  const calls = [routes.reminders, routes.settings, routes.listDevices, routes.calendarFeed, routes.waysToSignIn]
  await atSettings(Object.fromEntries(calls.map((call) => [call, null])))
  await waitFor(() => expect(screen.getAllByText(/^We couldn’t load/)).toHaveLength(calls.length))
  act(() => setOnline(false))
  for (const what of ['reminders', 'settings', 'devices', 'calendar', 'ways to sign in'])
    screen.getByText(`We can’t load your ${what} offline. We’ll try again once you’re online.`)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without network a press that changes something and the download say so', async () => {
  const { person } = await atSettings({ [routes.changeDifficulty]: null })
  await person.click(await screen.findByRole('button', { name: 'Hard' }))
  ;(await toast('No Connection')).getByText('This needs a connection. Try again when you’re online.')
  const link = screen.getByRole('link', { name: 'Download My Data' })
  const download = createEvent.click(link)
  fireEvent(link, download)
  await screen.findByText('The download needs a connection. Try again when you’re online.')
  expect(download.defaultPrevented).toBe(true)
})

test.each([
  { change: { difficulty: 'hard' }, press: 'Hard', says: 'Your next problem is hard.' },
  { change: { difficulty: 'easy' }, press: 'Easy', says: 'Your next problem is easy.' },
])('the difficulty can be set to $press, from the next problem on', async ({ change, press, says }) => {
  const { person, sent } = await atSettings({ [routes.changeDifficulty]: [200, change] })
  await screen.findByRole('group', { name: 'Difficulty' })
  expect(button('Medium').getAttribute('aria-pressed')).toBe('true')
  await person.click(button(press))
  const shown = await toast('Difficulty Changed')
  shown.getByText(says)
  expect(button(press).getAttribute('aria-pressed')).toBe('true')
  expect(button('Medium').getAttribute('aria-pressed')).toBe('false')
  expect(sent.find(({ call }) => call === routes.changeDifficulty)?.body).toEqual(change)
})

test('a difficulty that was not taken falls back', async () => {
  const { person } = await atSettings({ [routes.changeDifficulty]: [503, { message: 'We’re busy right now.' }] })
  await screen.findByRole('group', { name: 'Difficulty' })
  await person.click(button('Hard'))
  const shown = await toast('Error')
  shown.getByText('We’re busy right now.')
  expect(button('Medium').getAttribute('aria-pressed')).toBe('true')
})

const settingSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const rarity = () => settingSwitch('Check how rare my ideas are')

test.each([
  { wants: 'leaves the comparing with others', on: false },
  { wants: 'comes back to it', on: true },
])('a press, and the person $wants', async ({ on }) => {
  const { person, sent } = await atSettings({
    [routes.settings]: [200, { ...settled, countsForRarity: !on }],
    [routes.switchRarity]: [200, { on }],
  })
  const choice = await rarity()
  expect(choice.checked).toBe(!on)
  await person.click(choice)
  await waitFor(() => expect(choice.checked).toBe(on))
  expect(sent.at(-1)).toMatchObject({ call: routes.switchRarity, body: { on } })
})

test('a choice about rarity that was not taken falls back', async () => {
  const { person } = await atSettings({ [routes.switchRarity]: [503, { message: 'We’re busy right now.' }] })
  await person.click(await rarity())
  const shown = await toast('Error')
  shown.getByText('We’re busy right now.')
  expect((await rarity()).checked).toBe(true)
})

test.each([
  { name: 'Coach’s next step', call: routes.switchCoach, on: false },
  { name: 'Hints while you write', call: routes.switchHints, on: true },
])('"$name" can be changed, for every device', async ({ name, call, on }) => {
  const { person, sent } = await atSettings({ [call]: [200, { on }] })
  const choice = await settingSwitch(name)
  expect(choice.checked).toBe(!on)
  await person.click(choice)
  await waitFor(() => expect(choice.checked).toBe(on))
  expect(sent.at(-1)).toMatchObject({ call, body: { on } })
})
