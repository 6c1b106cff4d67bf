import type { Page } from 'playwright-core'

const press = (name: string, how?: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  if (how) await page.getByRole('dialog', { name: how }).waitFor()
}

export const settingsScreens = [
  { name: 'settings', path: '/settings', signedIn: true, prepare: async () => undefined },
  {
    name: 'settings-planned',
    path: '/settings',
    signedIn: true,
    prepare: async (page: Page) => {
      // The first look has planned it for all four.
      if ((await page.getByLabel('Time zone').inputValue()) !== 'Tokyo (UTC+9)') {
        await page.getByLabel('Time zone').fill('Tokyo')
        await page.getByRole('button', { name: 'Change Zone' }).click()
      }
      await page.getByText(/then Asia\/Tokyo/).waitFor()
      await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByLabel('Current password', { exact: true }).fill('analytical')
      await page.getByLabel('New password', { exact: true }).fill('spark')
      await page.getByLabel('Confirm new password', { exact: true }).fill('spark')
      await page.getByRole('button', { name: 'Change Password' }).click()
    },
  },
  {
    name: 'settings-everywhere',
    path: '/settings',
    signedIn: true,
    prepare: press('Sign Out Everywhere', 'Sign out everywhere?'),
  },
  {
    name: 'settings-delete',
    path: '/settings',
    signedIn: true,
    prepare: press('Delete my account', 'Delete your account?'),
  },
  { name: 'menu', path: '/settings', signedIn: true, prepare: press('MP, account menu of Maya Person') },
  { name: 'admin-users', path: '/admin', signedIn: true, prepare: async () => undefined },
  {
    name: 'admin-status',
    path: '/admin/status',
    signedIn: true,
    isWhole: true,
    prepare: async (page: Page) => {
      await page.getByText('Read at').waitFor()
    },
  },
  {
    name: 'admin-shared-ideas',
    path: '/admin/shared-ideas',
    signedIn: true,
    prepare: async (page: Page) => {
      await page.getByText('No shared idea waits for a decision.').waitFor()
    },
  },
  {
    name: 'admin-audit',
    path: '/admin/audit',
    signedIn: true,
    prepare: async (page: Page) => {
      await page.getByText('newest first').waitFor()
    },
  },
]
