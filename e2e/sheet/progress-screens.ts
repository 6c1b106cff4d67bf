import type { Page } from 'playwright-core'

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).last().waitFor()
}

export const progressScreens = [
  { name: 'streak', path: '/', signedIn: true, prepare: press('Your streak') },
  { name: 'year', path: '/', signedIn: true, prepare: press('The whole year') },
]
