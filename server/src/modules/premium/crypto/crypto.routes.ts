import { amountDue, formatUnits } from '@app/domain/premium/crypto/amount'
import { type Chain, findAsset } from '@app/domain/premium/crypto/assets'
import { cryptoYearPriceCents } from '@app/domain/premium/price'
import type { Hono } from 'hono'
import { statement, typed } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { recordAdminAction } from '../../audit/audit-log.ts'
import type { PremiumDeps } from '../deps.ts'
import { loadReviewPage } from '../review-page.ts'
import { registerBeginPaymentRoute } from './begin-payment.ts'
import { registerPaymentReviewRoutes } from './payment-reviews.routes.ts'
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

const listOpenStrays = statement({
  name: 'list_open_strays',
  params: { limit: 'int8', offset: 'int8' },
  columns: {
    id: 'uuid',
    chain: typed<Chain>('text'),
    address: 'text',
    asset: 'text',
    token: 'text?',
    amount: 'numeric',
    tag: 'text?',
    transaction: 'text?',
    email: 'text?',
    seenAt: 'timestamptz',
    total: 'int4',
  },
  sql: `select s.id, s.chain, s.address, s.asset, s.token, s.amount, s.tag, nullif(s.tx, s.address) as transaction,
      u.email, s.seen_at as "seenAt", count(*) over ()::int as total
    from stray_credit s left join crypto_payment p on p.id = s.payment_id left join "user" u on u.id = p.user_id
    where s.state = 'waiting' order by s.seen_at, s.id limit :limit offset :offset`,
})

const lockStray = statement({
  name: 'lock_stray',
  params: { id: 'uuid' },
  columns: { state: 'text', amount: 'numeric', asset: 'text', chain: typed<Chain>('text'), userId: 'text?' },
  sql: `select s.state, s.amount, s.asset, s.chain, p.user_id as "userId"
    from stray_credit s left join crypto_payment p on p.id = s.payment_id where s.id = :id for update of s`,
})

const resolveStray = statement({
  name: 'resolve_stray',
  params: { id: 'uuid', state: 'text', note: 'text', actorId: 'text', now: 'timestamptz' },
  sql: 'update stray_credit set state = :state, note = :note, actor_id = :actorId, decided_at = :now where id = :id',
})

function registerStrayRoutes(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'listStrays', async ({ query }) => {
    const { rows, total } = await loadReviewPage(deps.db, listOpenStrays, query)
    return { rows: rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt.toISOString() })), total }
  })

  registerCall(app, deps, 'settleStray', async ({ person, params: { id }, body: { outcome, note } }) => {
    await deps.transact(async (db) => {
      const [stray] = await lockStray(db, { id })
      if (!stray) throw new AppError('payment_not_found')
      if (stray.state !== 'waiting') throw new AppError('nothing_to_settle')
      const at = deps.now()
      await resolveStray(db, { id, state: outcome, note, actorId: person.id, now: at })
      const details = { received: `${stray.amount} ${stray.asset} on ${stray.chain}`, outcome, note }
      await recordAdminAction(db, { at, actorId: person.id, action: 'stray_settled', targetId: stray.userId, details })
    })
  })
}
