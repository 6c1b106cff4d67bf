import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { atSettings, button, byPassword } from './test/settings-world.tsx'

const codes = Array.from({ length: 10 }, (_, n) => `f7qk-2mz${'abcdefghjk'.charAt(n)}`)
const secondFactor = { since: '2026-10-03T08:00:00.000Z', asksKnownDevices: true, codesLeft: 8 }
const isOn: Answer = [200, { ...byPassword, secondFactor }]
const key = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Firecrest:ada%40example.org?secret=JBSWY3DPEHPK3PXP' }

test('a person turns the app on by its first code, and sees the recovery codes', async () => {
  const wrong: Answer = [400, { message: 'That code doesn’t match.', code: 'wrong_code' }]
  const { person, sent } = await atSettings({
    [routes.beginSecondFactor]: [200, key],
    [routes.confirmSecondFactor]: wrong,
  })
  const section = within(await screen.findByRole('region', { name: 'Authenticator app' }))
  await person.click(section.getByRole('button', { name: 'Turn On' }))
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  expect(document.activeElement?.textContent).toBe('Authenticator app')
  expect(screen.queryByText(/in a different browser/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Or enter this key').value).toBe('JBSW Y3DP EHPK 3PXP')
  await person.type(screen.getByLabelText('Code from the app'), '482019{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('That code doesn’t match.')
  expect(sent.findLast(({ call }) => call === routes.confirmSecondFactor)?.body).toEqual({ code: '482019' })
})

test('what is left of the recovery codes stands there as matches, and new ones are shown and copied', async () => {
  const { person } = await atSettings({ [routes.waysToSignIn]: isOn, [routes.renewRecoveryCodes]: [200, { codes }] })
  await screen.findByRole('img', { name: '8 of 10 codes left' })
  await person.click(button('Make New Codes'))
  for (const code of codes) await screen.findByText(code)
  await person.click(button('Copy'))
  await screen.findByRole('button', { name: 'Copied' })
  expect(await navigator.clipboard.readText()).toContain(codes.join('\n'))
})

test('the app is asked on known devices until the person chooses otherwise, and can be turned off', async () => {
  const { person, sent } = await atSettings({
    [routes.waysToSignIn]: isOn,
    [routes.askKnownDevices]: [204, undefined],
    [routes.removeSecondFactor]: [204, undefined],
  })
  await person.click(await screen.findByRole('switch', { name: 'Also ask on known devices' }))
  await expect.poll(() => sent.findLast(({ call }) => call === routes.askKnownDevices)?.body).toEqual({ on: false })
  await person.click(button('Turn Off'))
  await expect.poll(() => sent.some(({ call }) => call === routes.removeSecondFactor)).toBe(true)
})

test('who turned the app off by the keyboard stands at the button that turns it on', async () => {
  const { person, answers } = await atSettings({
    [routes.waysToSignIn]: isOn,
    [routes.removeSecondFactor]: [204, undefined],
  })
  await screen.findByRole('button', { name: 'Turn Off' })
  answers[routes.waysToSignIn] = [200, byPassword]
  await person.click(button('Turn Off'))
  const on = await screen.findByRole('button', { name: 'Turn On' })
  expect(document.activeElement).toBe(on)
})

test('who opened the sign-up link elsewhere reads it beside the app, on or off, and can choose a password by mail', async () => {
  const text = /Choosing your first password by email removes your passkeys, connected accounts and authenticator app\./
  const { person, answers, sent } = await atSettings({
    [routes.waysToSignIn]: [200, { ...byPassword, needsMailedPassword: true }],
    [routes.forgotPassword]: [200, { message: 'Sent.' }],
    [routes.confirmSecondFactor]: [200, { codes }],
    [routes.beginSecondFactor]: [200, key],
  })
  const section = within(await screen.findByRole('region', { name: 'Authenticator app' }))
  expect(section.getByText(text).textContent).toMatch(/Choose your password before you set up the authenticator app\.$/)
  await person.click(section.getByRole('button', { name: 'Choose a Password' }))
  await expect
    .poll(() => sent.find(({ call }) => call === routes.forgotPassword)?.body)
    .toEqual({ email: 'ada@example.org' })
  answers[routes.waysToSignIn] = [200, { ...byPassword, secondFactor, needsMailedPassword: true }]
  await person.click(section.getByRole('button', { name: 'Turn On' }))
  await person.type(await screen.findByLabelText('Code from the app'), '482019{Enter}')
  await screen.findByRole('button', { name: 'Turn Off' })
  screen.getByText(text)
})

test('without a password there is no second step after it', async () => {
  await atSettings({ [routes.waysToSignIn]: [200, { ...byPassword, hasPassword: false, passkeys: 1 }] })
  await screen.findByRole('region', { name: 'Passkeys' })
  expect(screen.queryByRole('region', { name: 'Authenticator app' })).toBeNull()
})
