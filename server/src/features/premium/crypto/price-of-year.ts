import { cryptoPrice } from '@app/contract/crypto'
import { amountDue, amountText } from '@app/domain/crypto/amount'
import { assetOf } from '@app/domain/crypto/assets'
import { cryptoYearCents } from '@app/domain/price'
import type { Hono } from 'hono'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'

export function priceOfYearRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    cryptoPrice,
  )(async ({ params: { currency }, query: { network } }) => {
    const asset = assetOf(currency, network)
    if (!asset) throw new AppError('unknown_asset')
    const found = await deps.crypto.prices.of(currency)
    if (!found) throw new AppError('price_unavailable')
    const amountExact = amountText(amountDue({ cents: cryptoYearCents, price: found.price, ...asset }), asset.decimals)
    return { amount: Number(amountExact), priceUSD: Number(amountText(found.price, 18)), amountExact }
  })
}
