import { assetOf } from '@app/domain/crypto/assets'
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
  uri: `ethereum:${assetOf('USDC', 'polygon')?.token}@137/transfer?address=${address}&uint256=104480000`,
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
  uri: null,
}
const pending = { status: 'pending', message: 'Waiting for your payment. You may close this page; we keep looking.' }
const confirming = { status: 'confirming', confirmations: 75, required: 128, message: 'x' }
const expired = {
  status: 'expired',
  message: 'The time for this amount is over. If you have paid, we still find it; else begin again.',
}

const crypto = (page: Page) => page.getByRole('tab', { name: 'Crypto' }).click()
async function forgetHash(page: Page) {
  await crypto(page)
  await page.getByRole('button', { name: 'Verify' }).click()
}
const of = (payment: unknown, standing: unknown) => ({
  '/api/config': [200, config],
  '/api/crypto/payment': [200, { payment, standing }],
})

const screens = [
  {
    name: 'premium-crypto',
    answers: {
      '/api/config': [200, config],
      '/api/crypto/payment': [200, null],
      '/api/crypto/price/USDC?network=polygon': [200, { amount: 104.48, priceUSD: 1, amountExact: '104.48' }],
    },
    prepare: crypto,
  },
  {
    name: 'premium-crypto-refused',
    answers: { '/api/config': [200, { ...config, crypto: [] }] },
    prepare: async (page: Page) => {
      await crypto(page)
      await page.getByRole('button', { name: 'Create payment' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'premium-crypto-seen', answers: of(usdc, confirming), prepare: forgetHash },
  { name: 'premium-crypto-tag', answers: of(xrp, pending), prepare: crypto },
  { name: 'premium-crypto-expired', answers: of(usdc, expired), prepare: crypto },
] as const

const late = {
  id: usdc.paymentId,
  email: 'maya@example.org',
  ...{ cryptocurrency: 'USDC', network: 'polygon', paymentAddress: address, due: '104.48', received: '50' },
  ...{ status: 'late_review', createdAt: '2026-11-20T08:12:00.000Z', note: null },
  transactions: [`0x${'4f'.repeat(32)}`],
}
const reviews = [late, { ...late, id: xrp.paymentId.replace('5d', '6d'), status: 'revoked', received: '0' }]

const admin = {
  name: 'admin-payments',
  path: '/admin',
  signedIn: true,
  answers: { '/api/admin/crypto-payments?page=1': [200, reviews] as const },
  async prepare(page: Page) {
    await page.getByRole('tab', { name: 'Payments' }).click()
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
  })),
  admin,
]
