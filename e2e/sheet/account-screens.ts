import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'

const person = { email: 'maya@example.org', password: 'analytical engine' }
const message = 'If this address has an account that is not verified yet, a new link is on its way.'
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const factor = { key, uri: `otpauth://totp/Firecrest:maya%40example.org?secret=${key}&issuer=Firecrest` }
const asItIs = async () => undefined

/** A browser without a window refuses notifications by itself; that of a person has not been asked. */
async function openUnasked(page: Page) {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }))
  await page.reload()
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

async function enter(page: Page) {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await press('Sign In')(page)
}

async function askForReset(page: Page) {
  await page.getByLabel('Email').fill(person.email)
  await press('Send Reset Link')(page)
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
}

async function reset(page: Page, again: string) {
  await page.getByLabel('New password', { exact: true }).fill('spark12345')
  await page.getByLabel('Confirm password', { exact: true }).fill(again)
  await press('Reset Password')(page)
}

/** The screens of mailed links, with the answers that bring each of their states. */
export const accountScreens = [
  { name: 'signup', path: '/login', signedIn: false, prepare: press('Create Account') },
  { name: 'settings', path: '/settings', signedIn: true, isWhole: true, prepare: openUnasked },
  {
    name: 'login-unverified',
    path: '/login',
    signedIn: false,
    answers: {
      [buildPath('signIn')]: [
        401,
        {
          message: 'Check your email and password. If you’ve just signed up, first open the link we sent you.',
          code: 'wrong_or_unverified',
        },
      ],
    },
    prepare: async (page: Page) => {
      await enter(page)
      await page.getByRole('button', { name: 'Send a New Link' }).waitFor()
    },
  },
  {
    name: 'login-code',
    path: '/login',
    signedIn: false,
    answers: { [buildPath('signIn')]: [200, { needs: 'code' }] },
    prepare: async (page: Page) => {
      await enter(page)
      await page.getByRole('heading', { name: 'One more step' }).waitFor()
    },
  },
  {
    name: 'settings-factor',
    path: '/settings',
    signedIn: true,
    answers: { [buildPath('beginSecondFactor')]: [200, factor] },
    prepare: async (page: Page) => {
      const section = page.getByRole('region', { name: 'Authenticator app' })
      await section.getByRole('button', { name: 'Turn On' }).click()
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    },
  },
  {
    name: 'verify-email-question',
    path: '/verify-email?token=x',
    signedIn: false,
    prepare: asItIs,
  },
  {
    name: 'verify-email',
    path: '/verify-email?token=x',
    signedIn: false,
    answers: { [`${buildPath('verifyEmail')}?token=x`]: [200, { message: 'Email verified.' }] },
    prepare: press('Verify My Email'),
  },
  {
    name: 'verify-email-waiting',
    path: '/verify-email?token=x',
    signedIn: false,
    answers: { [`${buildPath('verifyEmail')}?token=x`]: 'never' },
    prepare: press('Verify My Email'),
  },
  {
    name: 'verify-email-failed',
    path: '/verify-email',
    signedIn: false,
    prepare: press('Send a New Link'),
  },
  {
    name: 'verify-email-resent',
    path: '/verify-email',
    signedIn: false,
    answers: { [buildPath('resendVerification')]: [200, { message }] },
    prepare: async (page: Page) => {
      await page.getByLabel('Email').fill(person.email)
      await press('Send a New Link')(page)
      await page.getByText(message).waitFor()
    },
  },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    signedIn: false,
    answers: { [buildPath('forgotPassword')]: [200, { message }] },
    prepare: askForReset,
  },
  {
    name: 'reset-password',
    path: '/reset-password?token=x',
    signedIn: false,
    prepare: (page: Page) => reset(page, 'spark1234'),
  },
  {
    name: 'reset-password-failed',
    path: '/reset-password?token=x',
    signedIn: false,
    answers: {
      [buildPath('resetPassword')]: [
        400,
        { message: 'This password reset link is invalid or has expired.', code: 'invalid_reset_link' },
      ],
    },
    prepare: async (page: Page) => {
      await reset(page, 'spark12345')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'reset-password-done',
    path: '/reset-password?token=x',
    signedIn: false,
    answers: { [buildPath('resetPassword')]: [200, { message: 'Done.' }] },
    prepare: async (page: Page) => {
      await reset(page, 'spark12345')
      await page.getByRole('heading', { name: 'Password Reset Complete' }).waitFor()
    },
  },
  {
    name: 'email-status',
    path: '/email-status',
    signedIn: true,
    prepare: async (page: Page) => page.getByText('Pending Setup').first().waitFor(),
  },
] as const
