import type { Page } from 'playwright-core'

/** Past every picture that waits until it is near, and back to the top. */
async function walkDown(page: Page) {
  await page.locator('[data-open="support"]:not([data-asleep])').waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await page.waitForLoadState('networkidle')
  }
}

const open = (opener: string) => async (page: Page) => {
  await page.getByRole('link', { name: opener }).click()
  await page.getByRole('dialog').waitFor()
}

export const landingScreens = [
  { name: 'landing', path: '/', signedIn: false, prepare: walkDown },
  { name: 'landing-whole', path: '/', signedIn: false, isWhole: true, prepare: walkDown },
  { name: 'landing-explainer', path: '/', signedIn: false, prepare: open('See How It Works') },
  { name: 'landing-support', path: '/', signedIn: false, prepare: open('Contact support') },
]
