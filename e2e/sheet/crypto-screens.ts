import { buildPath } from '@app/contract/routes'
import { findAsset } from '@app/domain/premium/crypto/assets'
import type { Page } from 'playwright-core'

const config = {
  stripePublishableKey: null,
  supportEmail: 'support@firecrest.example',
  mail: false,
  crypto: [
    { currency: 'USDC', networks: ['ethereum', 'arbitrum', 'polygon'] },
    { currency: 'XRP', networks: ['mainnet'] },
  ],
}
// The test vectors of EIP-55 and of the X-address format: nobody is ever sent there.
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const usdc = {
  amount: 104.48,
  amountExact: '104.48',
  cryptocurrency: 'USDC',
  network: 'polygon',
  paymentAddress: address,
  paymentId: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11',
  networkFees: 0.5,
  expiresAt: '2026-11-20T09:51:20.000Z',
  uri: `ethereum:${findAsset('USDC', 'polygon')?.token}@137/transfer?address=${address}&uint256=104480000`,
}
const xrp = {
  ...usdc,
  amount: 48.147466,
  amountExact: '48.147466',
  cryptocurrency: 'XRP',
  network: 'mainnet',
  paymentAddress: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi',
  networkFees: 0.01,
  destinationTag: 3_482_910_117,
  classicAddress: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
  uri: null,
}
const pending = { status: 'pending', message: 'Waiting for your payment. You can close this page. We’ll keep looking.' }
const confirming = { status: 'confirming', confirmations: 75, required: 128, message: 'x' }
const short = {
  status: 'underpaid',
  message: '100 of 104.48 USDC arrived. Send the rest to the same address before time runs out.',
  rest: { received: '100', amountExact: '4.48', uri: usdc.uri.replace('104480000', '4480000') },
}
const expired = {
  status: 'expired',
  message: 'This price has expired. If you’ve paid, we’ll still find it. If not, start again.',
}
const review = {
  status: 'rejected',
  message:
    'Your money arrived late or incomplete. We’re checking it by hand. Nothing is lost, and you don’t need to pay again meanwhile.',
  isUnderReview: true,
}
const earlier = (n: number, standing: unknown, of: object = usdc) => ({
  payment: {
    ...of,
    paymentId: `5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a2${n}`,
    createdAt: `2026-11-1${9 - n}T09:12:00.000Z`,
  },
  standing,
})
const others = [
  earlier(0, review),
  earlier(1, pending, xrp),
  earlier(2, { status: 'rejected', message: 'This payment was sent back to you.' }),
  earlier(3, { status: 'verified', message: 'Your payment arrived. Premium is yours for a year.' }),
]

/** On a phone the plans lead down to the payment, where none is open yet; an open one takes the link away as it comes. */
async function crypto(page: Page) {
  await page.getByRole('tab', { name: 'Crypto' }).waitFor()
  const down = page.getByRole('link', { name: 'Choose Premium' })
  if (await down.isVisible()) await down.click({ timeout: 2_000 }).catch(() => undefined)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.locator('#crypto-panel h3').first().waitFor()
}
async function forgetHash(page: Page) {
  await crypto(page)
  await page.getByRole('button', { name: 'Verify' }).click()
}
const price = {
  [`${buildPath('cryptoPrice', { currency: 'USDC' })}?network=polygon`]: [
    200,
    { amount: 104.48, priceUSD: 1, amountExact: '104.48' },
  ],
}
const of = (payment: unknown, standing: unknown, beside: unknown[] = []) => ({
  ...price,
  [buildPath('installation')]: [200, config],
  [buildPath('openCryptoPayment')]: [200, { payment, standing, others: beside }],
})

const screens = [
  {
    name: 'premium-crypto',
    answers: {
      [buildPath('installation')]: [200, config],
      [buildPath('openCryptoPayment')]: [200, null],
      ...price,
    },
    prepare: crypto,
  },
  {
    name: 'premium-crypto-refused',
    answers: {
      [buildPath('installation')]: [200, { ...config, crypto: [{ currency: 'SOL', networks: ['mainnet'] }] }],
      [buildPath('openCryptoPayment')]: [200, null],
    },
    prepare: async (page: Page) => {
      await crypto(page)
      await page.getByLabel('Currency').selectOption('USDC')
      await page.getByText(/can’t take/).waitFor()
    },
  },
  { name: 'premium-crypto-address', answers: of(usdc, pending), prepare: crypto },
  { name: 'premium-crypto-pending', answers: of(usdc, pending), prepare: forgetHash },
  { name: 'premium-crypto-seen', answers: of(usdc, confirming), prepare: crypto },
  { name: 'premium-crypto-short', answers: of(usdc, short), prepare: crypto },
  { name: 'premium-crypto-tag', answers: of(xrp, pending), prepare: crypto },
  { name: 'premium-crypto-expired', answers: of(usdc, expired), prepare: crypto },
  { name: 'premium-crypto-review', answers: of(usdc, review), prepare: crypto },
  { name: 'premium-crypto-others', answers: of(usdc, pending, others), prepare: crypto },
] as const

/** One payment that came short, and one that its chain has taken back. */
export const makeLatePayments = (pool: { query(text: string): Promise<unknown> }) =>
  pool.query(
    `insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, memo, family,
       derivation_index, created_at, expires_at, status, received, claimed_tx)
     select id, 'USDC', 'polygon', 'polygon', 10448, 104480000, '{}', '${address}', n, 'evm', n,
       timestamptz '2026-11-18T08:12:00Z' - n * interval '1 second', timestamptz '2026-11-18T09:12:00Z', status, received, '0x${'4f'.repeat(32)}'
     from "user", (values (1, 'late_review', 50000000), (2, 'revoked', 0)) as p(n, status, received)
     where email = 'nora@example.org'`,
  )

const admin = {
  name: 'admin-payments',
  path: '/admin/payments',
  signedIn: true,
  as: 'Ada',
  async prepare(page: Page) {
    await page.getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Reject' }).first().click()
  },
}

/** Where Maya pays in coins, and where she decides on what others paid. */
export const cryptoScreens = [
  ...screens.map((screen) => ({
    ...screen,
    answers: screen.answers as Record<string, readonly [number, unknown]>,
    path: '/premium',
    signedIn: true,
    isBelow: true,
    isWhole: true,
  })),
  admin,
]
