import type { Chain } from '@app/domain/premium/coins/assets'
import type { Hono } from 'hono'
import { statement } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import { recordDeed } from '../../audit/record-deed.ts'
import type { PremiumDeps } from '../deps.ts'

const pageSize = 50

interface Stray {
  id: string
  chain: Chain
  address: string
  asset: string
  token: string | null
  amount: string
  tag: string | null
  transaction: string | null
  email: string | null
  seenAt: Date
  total: number
}

const findWaiting = statement<Stray>(
  'stray_credits_to_review',
  `select s.id, s.chain, s.address, s.asset, s.token, s.amount, s.tag, nullif(s.tx, s.address) as transaction, u.email,
     s.seen_at as "seenAt", count(*) over ()::int as total
   from stray_credit s left join crypto_payment p on p.id = s.payment_id left join "user" u on u.id = p.user_id
   where s.state = 'waiting' order by s.seen_at, s.id limit $1 offset $2`,
)

interface Held {
  state: string
  amount: string
  asset: string
  chain: Chain
  userId: string | null
}

const holdStray = statement<Held>(
  'hold_stray_credit',
  `select s.state, s.amount, s.asset, s.chain, p.user_id as "userId"
   from stray_credit s left join crypto_payment p on p.id = s.payment_id where s.id = $1 for update of s`,
)

const endStray = statement(
  'settle_stray_credit',
  'update stray_credit set state = $2, note = $3, actor_id = $4, decided_at = $5 where id = $1',
)

export function strayRoutes(app: Hono, deps: PremiumDeps) {
  serve(app, deps, 'listStrays', async ({ query: { page = 1 } }) => {
    const found = await findWaiting(deps.db, pageSize, (page - 1) * pageSize)
    const rows = found.map(({ total, seenAt, ...row }) => ({ ...row, seenAt: seenAt.toISOString() }))
    return { rows, total: found[0]?.total ?? 0 }
  })

  serve(app, deps, 'settleStray', async ({ person, params: { id }, body: { outcome, note } }) => {
    await deps.transact(async (db) => {
      const [stray] = await holdStray(db, id)
      if (!stray) throw new AppError('payment_not_found')
      if (stray.state !== 'waiting') throw new AppError('nothing_to_settle')
      const at = deps.now()
      await endStray(db, id, outcome, note, person.id, at)
      const details = { received: `${stray.amount} ${stray.asset} on ${stray.chain}`, outcome, note }
      await recordDeed(db, { at, actorId: person.id, action: 'stray_settled', targetId: stray.userId, details })
    })
  })
}
