import { amountDue, formatUnits } from '@app/domain/premium/crypto/amount'
import { findAsset } from '@app/domain/premium/crypto/assets'
import { cryptoYearPriceCents } from '@app/domain/premium/price'
import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import type { PremiumDeps } from '../deps.ts'
import { registerBeginPaymentRoute } from './begin-payment.ts'
import { registerPaymentReviewRoutes } from './payment-reviews.routes.ts'
import { registerStrayRoutes } from './strays.routes.ts'
import { registerVerifyPaymentRoutes } from './verify-payment.ts'

export function registerCryptoRoutes(app: Hono, deps: PremiumDeps) {
  quoteYearRoute(app, deps)
  registerBeginPaymentRoute(app, deps)
  registerVerifyPaymentRoutes(app, deps)
  registerPaymentReviewRoutes(app, deps)
  registerStrayRoutes(app, deps)
}

function quoteYearRoute(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'cryptoPrice', async ({ params: { currency }, query: { network } }) => {
    const asset = findAsset(currency, network)
    if (!asset) throw new AppError('unknown_asset')
    const found = await deps.crypto.prices.of(currency)
    if (!found) throw new AppError('price_unavailable')
    const amountExact = formatUnits(
      amountDue({ cents: cryptoYearPriceCents, price: found.price, ...asset }),
      asset.decimals,
    )
    return { amount: Number(amountExact), priceUSD: Number(formatUnits(found.price, 18)), amountExact }
  })
}
