import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { openProduct } from '../browser.ts'
import { stripeHosts } from '../fake-stripe.ts'
import { openOpinionModel } from '../opinion-model.ts'
import { accountScreens } from './account-screens.ts'
import { photograph, type Screen } from './camera.ts'
import { cryptoScreens, makeLatePayments } from './crypto-screens.ts'
import { guestScreens } from './guest-screens.ts'
import { landingScreens } from './landing-screens.ts'
import { payScreens } from './pay-screens.ts'
import { premiumScreens } from './premium-screens.ts'
import { makeSheetPeople, sheetMoment, writeIdeas } from './sheet-people.ts'
import { visitedScreens } from './visited-screens.ts'

const sheets = process.env['SHEETS'] ?? join(import.meta.dirname, '../../sheets')

const stagedScreens: readonly Screen[] = [
  ...landingScreens,
  ...guestScreens,
  { name: 'dashboard-first-day', path: '/', signedIn: true, as: 'Theo', prepare: async () => undefined },
  { name: 'solve', path: '/solve', signedIn: true, as: 'Theo', prepare: (page) => writeIdeas(page, 2) },
  ...accountScreens,
  ...premiumScreens,
  ...payScreens,
  ...cryptoScreens,
]

test('the screens are photographed', async () => {
  mkdirSync(sheets, { recursive: true })
  const product = await openProduct({
    at: sheetMoment,
    adminEmails: ['ada@example.org'],
    alsoAsks: ['localhost', ...stripeHosts],
    opinions: openOpinionModel(),
    timeStands: true,
  })
  await makeSheetPeople(product)
  await makeLatePayments(product.pool)
  const screens = [...(await visitedScreens(product, stagedScreens)), ...stagedScreens]
  // Which of several toasts is shown is a matter of seconds.
  await product.pool.query('update achievement set seen_at = $1', [product.clock.now])
  for (const screen of screens.filter(isWanted)) await photograph(product, screen, sheets)
})

/** SHEET=landing,solve$ takes what begins with the one, and the other alone; SHEETS names another folder. */
const isWanted = ({ name }: Screen) =>
  (process.env['SHEET'] ?? '').split(',').some((start) => `${name}$`.startsWith(start))
