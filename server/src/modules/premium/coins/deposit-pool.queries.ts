import { statement } from '../../../db/statement.ts'

interface Pooled {
  address: string
}

/** Any that is free: two people who ask at once seldom get the same. */
export const pickPooled = statement<Pooled>(
  'pick_pooled_address',
  `select address from deposit_pool where chain = $1 and payment_id is null
   order by random() limit 1 for update skip locked`,
)

/** Nothing when another is just taking it, or has. */
export const holdPooled = statement<Pooled>(
  'hold_pooled_address',
  `select address from deposit_pool where chain = $1 and address = $2 and payment_id is null for update skip locked`,
)

export const takePooled = statement(
  'take_pooled_address',
  `update deposit_pool set payment_id = $3 where chain = $1 and address = $2 and payment_id is null`,
)

/** An address with a past serves nobody. */
export const dropPooled = statement(
  'drop_pooled_address',
  `delete from deposit_pool where chain = $1 and address = $2 and payment_id is null`,
)

/** What is there already stays, whoever it serves. */
export const fillPool = statement(
  'fill_address_pool',
  `insert into deposit_pool (chain, address) select $1, unnest($2::text[]) on conflict do nothing`,
)
