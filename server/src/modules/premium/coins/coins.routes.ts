import { amountDue, amountText } from '@app/domain/premium/coins/amount'
import { assetOf } from '@app/domain/premium/coins/assets'
import { cryptoYearCents } from '@app/domain/premium/price'
import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import type { PremiumDeps } from '../deps.ts'
import { beginPaymentRoute } from './begin-payment.ts'
import { strayRoutes } from './list-strays.ts'
import { reviewPaymentsRoutes } from './review-payments.ts'
import { verifyPaymentRoutes } from './verify-payment.ts'

export function cryptoRoutes(app: Hono, deps: PremiumDeps) {
  quoteYearRoute(app, deps)
  beginPaymentRoute(app, deps)
  verifyPaymentRoutes(app, deps)
  reviewPaymentsRoutes(app, deps)
  strayRoutes(app, deps)
}

function quoteYearRoute(app: Hono, deps: PremiumDeps) {
  serve(app, deps, 'cryptoPrice', async ({ params: { currency }, query: { network } }) => {
    const asset = assetOf(currency, network)
    if (!asset) throw new AppError('unknown_asset')
    const found = await deps.crypto.prices.of(currency)
    if (!found) throw new AppError('price_unavailable')
    const amountExact = amountText(amountDue({ cents: cryptoYearCents, price: found.price, ...asset }), asset.decimals)
    return { amount: Number(amountExact), priceUSD: Number(amountText(found.price, 18)), amountExact }
  })
}
