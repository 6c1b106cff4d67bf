import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSettings, button, settled, toast } from './test/settings-world.tsx'

const zone = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
const options = () => [...document.querySelectorAll<HTMLOptionElement>('#zones option')]

async function type(person: Awaited<ReturnType<typeof atSettings>>['person'], text: string) {
  await person.clear(await zone())
  await person.type(await zone(), text)
}

test('every zone of the browser can be chosen, and each stands with its city and its distance from UTC', async () => {
  const { person } = await atSettings()
  expect((await zone()).value).toMatch(/^Berlin \(UTC\+[12]\)$/)
  await person.click(await zone())
  const names = options().map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC']))
  const labels = options().map(({ value }) => value)
  expect(labels).toEqual(expect.arrayContaining(['Tokyo (UTC+9)', 'Dubai (UTC+4)', 'UTC']))
  expect(new Set(labels).size).toBe(labels.length)
})

test('a zone that the browser knows by another name is in the list', async () => {
  await atSettings({ [routes.settings]: [200, { ...settled, timeZone: 'Asia/Katmandu' }] })
  expect((await zone()).value).toBe('Katmandu (UTC+5:45)')
})

test.each(['tokyo', 'Tokyo (UTC+9)', 'Asia/Tokyo'])('the zone can be typed: %s', async (text) => {
  const change = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  const { person, sent } = await atSettings({ [routes.changeTimeZone]: [200, change] })
  await type(person, text)
  await person.click(button('Change Zone'))
  await toast('Time Zone Changed')
  expect(sent.find(({ call }) => call === routes.changeTimeZone)?.body).toEqual({ timeZone: 'Asia/Tokyo' })
})

test('a place that is in no list is not sent, and a sentence says so until something else is typed', async () => {
  const { person, sent } = await atSettings()
  await type(person, 'Atlantis')
  await person.click(button('Change Zone'))
  const fault = screen.getByText(/^We don’t know that place/)
  expect((await zone()).getAttribute('aria-invalid')).toBe('true')
  expect(fault.parentElement?.id).toBe((await zone()).getAttribute('aria-describedby')?.split(' ')[0])
  await person.type(await zone(), 'x')
  expect(screen.queryByText(/^We don’t know that place/)).toBeNull()
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test.each([
  { text: 'Kolkata', is: ['Asia/Kolkata', 'Asia/Calcutta'] },
  { text: 'Calcutta', is: ['Asia/Kolkata', 'Asia/Calcutta'] },
  { text: 'São Paulo', is: ['America/Sao_Paulo'] },
  { text: 'ho chi minh', is: ['Asia/Ho_Chi_Minh', 'Asia/Saigon'] },
])('a city can be typed by its newer name, its older one and with its accents: $text', async ({ text, is }) => {
  const change = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  const { person, sent } = await atSettings({ [routes.changeTimeZone]: [200, change] })
  await type(person, text)
  await person.click(button('Change Zone'))
  await toast('Time Zone Changed')
  const body = sent.find(({ call }) => call === routes.changeTimeZone)?.body
  expect(is.map((timeZone) => ({ timeZone }))).toContainEqual(body)
})

test('nothing is sent before another zone is chosen and saved, and its button comes with the other zone', async () => {
  const { person, sent } = await atSettings()
  await zone()
  expect(screen.queryByRole('button', { name: 'Change Zone' })).toBeNull()
  await type(person, 'Asia/Tokyo')
  button('Change Zone')
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a change says from when it counts', async () => {
  const change = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  const { person, sent } = await atSettings({ [routes.changeTimeZone]: [200, change] })
  await type(person, 'Asia/Tokyo')
  await person.click(button('Change Zone'))
  const shown = await toast('Time Zone Changed')
  shown.getByText('From Sunday 22 November at 00:00, your days run on Asia/Tokyo time.')
  expect(document.activeElement).toBe(await zone())
  expect(sent.find(({ call }) => call === routes.changeTimeZone)?.body).toEqual({ timeZone: 'Asia/Tokyo' })
})

test('a planned change is shown until it holds', async () => {
  const nextTimeZone = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  await atSettings({ [routes.settings]: [200, { ...settled, nextTimeZone }] })
  expect((await zone()).value).toBe('Tokyo (UTC+9)')
  screen.getByText('Your days run on Europe/Berlin until Sunday 22 November at 00:00, then Asia/Tokyo.')
})

test('a zone that was not taken says why', async () => {
  const { person } = await atSettings({ [routes.changeTimeZone]: [400, { message: 'Unknown time zone' }] })
  await type(person, 'Asia/Tokyo')
  await person.click(button('Change Zone'))
  const shown = await toast('Error')
  shown.getByText('Unknown time zone')
})

test('choosing the present zone again takes a planned change back', async () => {
  const nextTimeZone = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  const { person } = await atSettings({
    [routes.settings]: [200, { ...settled, nextTimeZone }],
    [routes.changeTimeZone]: [200, { timeZone: 'Europe/Berlin', from: '2026-11-21T12:00:00.000Z' }],
  })
  await type(person, 'Europe/Berlin')
  await person.click(button('Change Zone'))
  const shown = await toast('Time Zone Changed')
  shown.getByText('We’ll keep your days on Europe/Berlin time.')
})
