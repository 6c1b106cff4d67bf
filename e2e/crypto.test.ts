import { buildPath } from '@app/contract/routes'
import { findAsset } from '@app/domain/premium/crypto/assets'
import { insertGrant } from '@app/server/modules/premium/grants'
import { startAnvil } from '@app/server/test/evm/anvil'
import { createAddressDerivers } from '@app/server/vendors/chains/derive-address'
import { createEvmReader } from '@app/server/vendors/chains/evm'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { desktop, openProduct } from './browser.ts'
import { narrowest } from './too-wide.ts'

const never = new AbortController().signal
const [ethereum, arbitrum] = await Promise.all([startAnvil('ethereum'), startAnvil('arbitrum')])
// The tokens have been there for longer than any block is not final.
await arbitrum.mine(6)
afterAll(async () => {
  await Promise.all([ethereum.stop(), arbitrum.stop()])
})

// BIP44 of the public test vector: eleven times "abandon", then "about".
const evm =
  'xpub6EF8jXqFeFEW5bwMU7RpQtHkzE4KJxcqJtvkCjJumzW8CPpacXkb92ek4WzLQXjL93HycJwTPUAcuNxCqFPKKU5m5Z2Vq4nCyh5CyPeBFFr'
const dollar = 10n ** 18n

const product = await openProduct({
  // Earlier than any block: what is older than its payment is not for it.
  at: '2026-03-14T20:00:00Z',
  adminEmails: ['joan@example.org'],
  crypto: {
    addressDerivers: createAddressDerivers({ evm }),
    readers: {
      ethereum: [createEvmReader('ethereum', ethereum.url, never)],
      arbitrum: [createEvmReader('arbitrum', arbitrum.url, never)],
    },
    prices: { of: async (currency) => ({ price: currency === 'ETH' ? 3_500n * dollar : dollar, quotes: [] }) },
  },
})

async function openTab(page: Page) {
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.locator('[aria-current="step"]').waitFor()
}

/** Creates a payment as a person does, and tells where it goes. */
async function begin(page: Page, currency: string, network: string): Promise<string> {
  await openTab(page)
  await page.getByLabel('Currency').selectOption(currency)
  await page.getByLabel('Network').selectOption(network)
  await page.getByRole('button', { name: 'Get the Address' }).click()
  await page.getByRole('img', { name: 'QR code for this payment' }).waitFor()
  const address = page.locator('[data-part="address"]')
  const to = (await address.textContent()) ?? ''
  const selected = await address.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return `${getSelection()}`
  })
  // Shown in groups, copied without spaces.
  expect(selected.trim()).toBe(to)
  return to
}

/** As long as the page waits between two looks. */
const lookMs = 5_000

/** A while passes for the server and for the page, which then looks again by itself. */
async function wait(page: Page, minutes = 1) {
  const { clock } = product
  const ms = minutes * 60_000 + 1_000
  clock.now = new Date(clock.now.getTime() + ms)
  await page.clock.fastForward(ms)
}

const looks = [
  { size: desktop.viewport, colorScheme: 'light' },
  { size: narrowest, colorScheme: 'dark' },
] as const

/** Each size and each theme is enough; and nothing is wider than the window. */
async function hindersNobody(page: Page) {
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    expect(await brokenRules(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    for (const width of await page
      .locator('[data-part="address"]')
      .evaluateAll((all) => all.map((one) => one.clientWidth)))
      expect(width).toBeGreaterThan(200)
  }
  await page.setViewportSize(desktop.viewport)
}

/** A look that was under way when the clock moved has the state of before, so the page looks again. */
async function shows(page: Page, head: string) {
  const heading = page.getByRole('status').getByRole('heading', { name: head })
  const lookAgain = async () => {
    await page.clock.fastForward(lookMs)
    return false
  }
  const isThere = () => heading.waitFor({ timeout: 5_000 }).then(() => true, lookAgain)
  await expect.poll(isThere, { interval: 0 }).toBe(true)
}
const planOf = (page: Page) =>
  page.evaluate(async (path) => (await (await fetch(path)).json()).plan, buildPath('currentUser'))

test('ether on Ethereum: seen, taken back by a reorganisation, seen again, and Premium', async () => {
  const page = await product.visitAs('Ada', '/premium')
  const to = await begin(page, 'ETH', 'mainnet')
  await page.getByText('0.02985143 ETH', { exact: true }).first().waitFor()
  await shows(page, 'Nothing received yet')

  const pay = () => ethereum.send({ to, value: 29_851_430_000_000_000n })
  await pay()
  await ethereum.mine(2)
  await wait(page)
  await shows(page, 'Received, 2 of 12 confirmations')

  await ethereum.rpc('anvil_reorg', [2, []])
  await wait(page)
  await shows(page, 'Nothing received yet')
  expect(await planOf(page)).toBe('free')

  await pay()
  await ethereum.mine(3)
  await wait(page)
  await shows(page, 'Received, 3 of 12 confirmations')
  await ethereum.mine(9)
  await wait(page)
  await shows(page, 'Premium is yours')
  expect(await planOf(page)).toBe('premium')
  await page.clock.fastForward(2_000)
  await page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor()
})

test('USDC on Arbitrum: found again after a reload, final when the network says so, and Premium', async () => {
  const page = await product.visitAs('Grace', '/premium', { bypassCSP: true })
  const to = await begin(page, 'USDC', 'arbitrum')
  const token = findAsset('USDC', 'arbitrum')?.token ?? ''
  await arbitrum.mint(token, arbitrum.payer, 104_480_000n)
  const hash = await arbitrum.transfer(token, to, 104_480_000n)
  await arbitrum.mine(1)

  await page.reload()
  await openTab(page)
  await expect.poll(() => page.locator('[data-part="address"]').textContent()).toBe(to)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Please enter transaction hash').waitFor()
  await hindersNobody(page)
  await page.getByLabel('Transaction hash').fill(`0x${'ab'.repeat(31)}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Please check your transaction hash and try again').first().waitFor()
  await page.getByLabel('Transaction hash').fill(hash)
  await page.getByRole('button', { name: 'Verify' }).click()
  await shows(page, 'Received, not final yet')
  expect(await planOf(page)).toBe('free')

  await arbitrum.mine(8)
  await wait(page)
  await shows(page, 'Premium is yours')
  await page.clock.fastForward(2_000)
  await page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor()
  expect(await planOf(page)).toBe('premium')
})

test('money that comes too late waits for an admin, who grants the year', async () => {
  const page = await product.visitAs('Joan', '/premium', { bypassCSP: true })
  const to = await begin(page, 'ETH', 'mainnet')
  await wait(page, 21)
  await shows(page, 'Time’s up')
  await ethereum.send({ to, value: 29_851_430_000_000_000n })
  await ethereum.mine(12)
  await wait(page, 11)
  await shows(page, 'Under review')
  await page.getByText('We’re checking it by hand.').waitFor()

  // The first money stays on the screen beside a new payment.
  await page.getByRole('button', { name: 'Start Again' }).click()
  await shows(page, 'Nothing received yet')
  const others = page.getByRole('region', { name: 'Your other payments' })
  await others.getByText('you don’t need to pay again meanwhile.').waitFor()
  await page.reload()
  await openTab(page)
  await others.getByText('Under review').waitFor()
  expect(await page.locator('[data-part="address"]').textContent()).not.toBe(to)
  await hindersNobody(page)

  await page.goto('/admin/payments')
  await page.getByRole('article', { name: 'Payment by joan@example.org' }).waitFor()
  await hindersNobody(page)
  await page.getByLabel('Note').fill('Eleven minutes late, and all of it is there.')
  expect(await planOf(page)).toBe('free')
  await page.getByRole('button', { name: 'Grant a Year' }).click()
  await page.getByText('No payments to decide on.').waitFor()
  expect(await planOf(page)).toBe('premium')
})

test('after a part of the amount the person sends only the rest, and has Premium', async () => {
  const page = await product.visitAs('Hedy', '/premium', { bypassCSP: true })
  const to = await begin(page, 'USDC', 'arbitrum')
  const token = findAsset('USDC', 'arbitrum')?.token ?? ''
  const pay = async (units: bigint) => {
    await arbitrum.mint(token, arbitrum.payer, units)
    await arbitrum.transfer(token, to, units)
    await arbitrum.mine(8)
  }
  const link = page.getByRole('link', { name: 'Open in a Wallet' })
  const codeOfAll = await page.locator('[data-part="qr"] path').getAttribute('d')
  await page.getByLabel('Transaction hash').fill(`0x${'ab'.repeat(31)}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Verification Failed').first().waitFor()
  await pay(100_000_000n)
  await wait(page)
  await shows(page, 'Not all of it arrived')
  await page.getByRole('heading', { name: 'Send the rest' }).waitFor()
  await page.getByText('100 of 104.48 USDC has arrived.').waitFor()
  await page.getByText('4.48 USDC', { exact: true }).waitFor()
  expect(await link.getAttribute('href')).toContain('uint256=4480000')
  expect(await page.locator('[data-part="qr"] path').getAttribute('d')).not.toBe(codeOfAll)
  await expect.poll(() => page.getByText('Verification Failed').count()).toBe(0)
  await hindersNobody(page)
  await pay(4_480_000n)
  await wait(page)
  await shows(page, 'Premium is yours')
  expect(await planOf(page)).toBe('premium')
})

test('a year in coins that ends soon is followed by another one, paid on the same page', async () => {
  const page = await product.visitAs('Emmy', '/premium', { bypassCSP: true })
  const [start, end] = [-355, 10].map((days) => new Date(product.clock.now.getTime() + days * 86_400_000))
  const { rows } = await product.pool.query<{ id: string }>(`select id from "user" where email = 'emmy@example.org'`)
  const first = { userId: rows[0]?.id ?? '', source: 'crypto', reference: 'the first year', plan: 'annual' } as const
  await insertGrant(product.db, { ...first, startsAt: start ?? new Date(), endsAt: end ?? new Date() })
  await page.reload()
  await page.getByRole('heading', { name: 'Add Another Year' }).waitFor()
  await page.getByLabel('Currency').selectOption('ETH')
  await page.getByLabel('Network').selectOption('mainnet')
  await page.getByRole('button', { name: 'Get the Address' }).click()
  await page.getByRole('img', { name: 'QR code for this payment' }).waitFor()
  await hindersNobody(page)
  const to = (await page.locator('[data-part="address"]').textContent()) ?? ''
  await ethereum.send({ to, value: 30_851_430_000_000_000n })
  await ethereum.mine(12)
  await wait(page)
  await shows(page, 'Premium is yours')
  await page.getByText('You overpaid by 0.001 ETH').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor()
  await page.goto('/premium')
  const next = new Date(end ?? 0)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(next)
  await page.getByText(`One year, prepaid, until ${day}. It won’t renew on its own.`).waitFor()
  await page.getByText(/^You can add another year starting/).waitFor()
  expect(await page.getByRole('heading', { name: 'Add Another Year' }).count()).toBe(0)
})
