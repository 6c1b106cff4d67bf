import { statement } from '../../../db/statement.ts'

export const pickPooledAddress = statement({
  name: 'pick_pooled_address',
  params: { chain: 'text' },
  columns: { address: 'text' },
  sql: `select address from deposit_pool where chain = :chain and payment_id is null
    order by random() limit 1 for update skip locked`,
})

export const lockPooledAddress = statement({
  name: 'lock_pooled_address',
  params: { chain: 'text', address: 'text' },
  columns: { address: 'text' },
  sql: `select address from deposit_pool where chain = :chain and address = :address and payment_id is null
    for update skip locked`,
})

export const claimPooledAddress = statement({
  name: 'claim_pooled_address',
  params: { chain: 'text', address: 'text', paymentId: 'uuid' },
  sql: `update deposit_pool set payment_id = :paymentId
    where chain = :chain and address = :address and payment_id is null`,
})

export const deletePooledAddress = statement({
  name: 'delete_pooled_address',
  params: { chain: 'text', address: 'text' },
  sql: `delete from deposit_pool where chain = :chain and address = :address and payment_id is null`,
})

export const insertPooledAddresses = statement({
  name: 'insert_pooled_addresses',
  params: { chain: 'text', addresses: 'text[]' },
  sql: `insert into deposit_pool (chain, address) select :chain, unnest(:addresses::text[]) on conflict do nothing`,
})
