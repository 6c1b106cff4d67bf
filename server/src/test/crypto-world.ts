import { checkDuePayments } from '../modules/premium/crypto/check-payment.ts'
import { scriptedChain, scriptedOutside } from './scripted-chain.ts'
import { createWorld } from './world.ts'

export const minute = 60_000
/** 104.48 dollars of ether at 3,500, in wei. */
export const due = 29_851_430_000_000_000n

/** Ada, who may pay in coins; `chain` shows what the test puts on it, as each of its providers sees it. */
export async function openCryptoWorld({ providers = 1 } = {}) {
  const chains = Array.from({ length: providers }, scriptedChain)
  const [chain = scriptedChain(), other = chain] = chains
  const world = await createWorld({
    at: '2026-03-14T20:00:00Z',
    adminEmails: ['admin@example.org'],
    crypto: scriptedOutside(chains),
  })
  const ada = await world.signIn('Ada')
  const watch = () => checkDuePayments(world, new AbortController().signal)
  const begin = (cookie = ada.cookie, cryptocurrency = 'ETH', network?: string) =>
    world.call('POST', '/api/subscribe/crypto', { cookie, body: { cryptocurrency, ...(network && { network }) } })
  const verify = (paymentId: string, transactionHash = 'tx-1', cookie = ada.cookie) =>
    world.call('POST', '/api/crypto/verify', { cookie, body: { paymentId, transactionHash } })
  const plan = async (cookie = ada.cookie) => (await world.call('GET', '/api/auth/user', { cookie })).body.plan
  const grants = async () =>
    (await world.pool.query(`select reference, ends_at, revoked_at from entitlement_grant where source = 'crypto'`))
      .rows
  const later = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  return { world, ada, chain, other, watch, begin, verify, plan, grants, later }
}

export const destination = (body: { paymentAddress: string }) => ({ address: body.paymentAddress })
