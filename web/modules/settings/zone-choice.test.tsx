import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSettings, button, settled, toast } from './test/settings-world.tsx'

const zone = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' })

test('every zone of the browser can be chosen, and the one of the account is', async () => {
  await atSettings()
  const list = await zone()
  const names = within(list)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(list.value).toBe('Europe/Berlin')
  expect(names).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')))
  expect(names).toContain('UTC')
})

test('a zone that the browser knows by another name is in the list', async () => {
  await atSettings({ [routes.settings]: [200, { ...settled, timeZone: 'Asia/Katmandu' }] })
  expect((await zone()).value).toBe('Asia/Katmandu')
})

test('nothing is sent before another zone is chosen and saved', async () => {
  const { person, sent } = await atSettings()
  await zone()
  await person.click(button('Change Zone'))
  await person.selectOptions(await zone(), 'Asia/Tokyo')
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a change says from when it counts', async () => {
  const change = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  const { person, sent } = await atSettings({ [routes.changeTimeZone]: [200, change] })
  await person.selectOptions(await zone(), 'Asia/Tokyo')
  await person.click(button('Change Zone'))
  const shown = await toast('Time Zone Changed')
  shown.getByText('From Sunday 22 November at 00:00 your days follow Asia/Tokyo.')
  expect(sent.find(({ call }) => call === routes.changeTimeZone)?.body).toEqual({ timeZone: 'Asia/Tokyo' })
})

test('a planned change is shown until it holds', async () => {
  const nextTimeZone = { timeZone: 'Asia/Tokyo', from: '2026-11-21T23:00:00.000Z' }
  await atSettings({ [routes.settings]: [200, { ...settled, nextTimeZone }] })
  expect((await zone()).value).toBe('Asia/Tokyo')
  screen.getByText('Your days follow Europe/Berlin until Sunday 22 November at 00:00, then Asia/Tokyo.')
})

test('a zone that was not taken says why', async () => {
  const { person } = await atSettings({ [routes.changeTimeZone]: [400, { message: 'Unknown time zone' }] })
  await person.selectOptions(await zone(), 'Asia/Tokyo')
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
  await person.selectOptions(await zone(), 'Europe/Berlin')
  await person.click(button('Change Zone'))
  const shown = await toast('Time Zone Changed')
  shown.getByText('Your days stay in Europe/Berlin.')
})
