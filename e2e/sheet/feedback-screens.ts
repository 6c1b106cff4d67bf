import type { Page } from 'playwright-core'
import { holdToasts } from '../browser.ts'

const region = (name: string) => async (page: Page) => page.getByRole('region', { name }).waitFor()

const summary = (page: Page) => page.getByRole('link', { name: 'See your session' }).waitFor()

async function openRound(page: Page) {
  await page.getByRole('link', { name: 'See your session' }).click()
  await page.getByRole('heading', { name: /in the order you wrote them/ }).waitFor()
  await page.getByRole('heading', { name: /^Day \d+ is done$/ }).waitFor()
}

/** The opinion is stored: the first of the pictures asks for it. */
async function openOpinion(page: Page) {
  await openRound(page)
  const card = page.getByRole('region', { name: 'AI opinion' })
  await card.waitFor()
  const ask = card.getByRole('button', { name: 'Ask for It' })
  if (await ask.isVisible()) await ask.click()
  await card.getByText('AI opinion (').waitFor()
}

/** Opens a dialog of the page of a round. */
const openAt = (button: string) => async (page: Page) => {
  await openRound(page)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}

const screens = [
  {
    name: 'feedback-pick',
    as: 'Fay',
    prepare: async (page: Page) => {
      await page.locator('label', { hasText: 'swing' }).click()
      await page.getByRole('button', { name: 'Show me' }).waitFor()
    },
  },
  { name: 'feedback-card', as: 'Gil', prepare: summary },
  { name: 'feedback-round', as: 'Gil', prepare: openRound },
  { name: 'feedback-opinion', as: 'Gil', prepare: openOpinion },
  { name: 'feedback-counting', as: 'Gil', prepare: openAt('How it is counted') },
  { name: 'feedback-late-ideas', as: 'Gil', prepare: openAt('Why late ideas are odder') },
  { name: 'feedback-share', as: 'Gil', prepare: openAt('Share this problem') },
  { name: 'feedback-later', as: 'Hal', prepare: region('Did you try it?') },
  {
    name: 'feedback-achievement',
    as: 'Ida',
    prepare: async (page: Page) => {
      await page.locator('[data-part="toast"]', { hasText: 'New achievement:' }).waitFor()
      await holdToasts(page)
    },
  },
]

export const feedbackScreens = screens.map((screen) => ({ ...screen, path: '/', signedIn: true }))
