import type { Reply } from '@app/contract/calls'
import { formatUnits } from '@app/domain/premium/crypto/amount'
import { type Asset, assets, evmChainIds } from '@app/domain/premium/crypto/assets'
import { confirmationRules } from '@app/domain/premium/crypto/confirmations'
import { surplusOf, surplusSentence } from '@app/domain/premium/crypto/decide-payment'
import { cryptoYearPriceCents } from '@app/domain/premium/price'
import { classicAddressToXAddress } from 'ripple-address-codec'
import type { PaymentTarget } from '../../../vendors/chains/chain-reader.ts'
import type { PaymentRow } from './payment.queries.ts'

type PaymentView = Reply<'subscribeByCrypto'>
type PaymentStatus = NonNullable<Reply<'openCryptoPayment'>>['standing']

export function assetOfPayment({ currency, network }: Pick<PaymentRow, 'currency' | 'network'>): Asset {
  const asset = assets.find((each) => each.currency === currency && each.network === network)
  if (!asset) throw new Error(`We no longer take ${currency} on ${network}.`)
  return asset
}

export const paymentTargetOf = (payment: PaymentRow): PaymentTarget => ({
  asset: assetOfPayment(payment),
  address: payment.address,
  memo: payment.memo,
  since: payment.createdAt.getTime(),
})

export function toPaymentView(payment: PaymentRow): PaymentView {
  const asset = assetOfPayment(payment)
  const amountExact = formatUnits(BigInt(payment.due), asset.decimals)
  const tag = asset.chain === 'xrp' ? Number(payment.memo) : null
  return {
    amount: Number(amountExact),
    amountExact,
    cryptocurrency: payment.currency,
    network: payment.network,
    // One text with address and tag, so that no tag is forgotten.
    paymentAddress: tag === null ? payment.address : classicAddressToXAddress(payment.address, tag, false),
    paymentId: payment.id,
    networkFees: asset.feeUsd,
    expiresAt: payment.expiresAt.toISOString(),
    ...(tag !== null && { destinationTag: tag, classicAddress: payment.address }),
    uri: uriOf(payment, asset, BigInt(payment.due)),
    createdAt: payment.createdAt.toISOString(),
  }
}

/** For a QR code: BIP21, EIP-681, Solana Pay; null without such a form. */
function uriOf({ address, memo }: PaymentRow, { chain, token, decimals }: Asset, units: bigint): string | null {
  const amount = formatUnits(units, decimals)
  if (chain === 'bitcoin') return `bitcoin:${address}?amount=${amount}`
  if (chain === 'solana') return `solana:${address}?amount=${amount}${memo && `&reference=${memo}`}`
  if (chain === 'tron' || chain === 'xrp') return null
  const id = evmChainIds[chain]
  if (token === null) return `ethereum:${address}@${id}?value=${units}`
  return `ethereum:${token}@${id}/transfer?address=${address}&uint256=${units}`
}

export function toPaymentStatus(payment: PaymentRow): PaymentStatus {
  const { confirmations: needed } = confirmationRules[payment.chain]
  const required = Number.isFinite(needed) ? needed : undefined
  const of = required === undefined ? {} : { confirmations: Math.min(payment.confirmations, required), required }
  const isOnItsWay = payment.status === 'expired' && payment.firstSeenAt !== null
  if (payment.status === 'underpaid' || (payment.status === 'seen' && isPart(payment))) return partStatus(payment)
  switch (isOnItsWay ? 'seen' : payment.status) {
    case 'created':
      return { status: 'pending', message: 'Waiting for your payment. You can close this page. We’ll keep looking.' }
    case 'seen':
      return { status: 'confirming', ...of, message: confirmingMessage(of) }
    case 'verified':
      return verifiedStatus(payment, of)
    case 'expired':
      return {
        status: 'expired',
        message: 'This price has expired. If you’ve paid, we’ll still find it. If not, start again.',
      }
    case 'late_review':
      return {
        status: 'rejected',
        message:
          'Your money arrived late or incomplete. We’re checking it by hand. Nothing is lost, and you don’t need to pay again meanwhile.',
        isUnderReview: true,
      }
    case 'revoked':
      return {
        status: 'rejected',
        message: 'The network reversed this payment. If it arrives again, Premium comes back on its own.',
      }
    case 'rejected':
      return { status: 'rejected', message: 'This payment wasn’t accepted. Please email us.' }
    case 'refunded':
      return { status: 'rejected', message: 'This payment was sent back to you.' }
  }
}

export function formatSurplus(payment: Pick<PaymentRow, 'currency' | 'network' | 'due' | 'received'>): string | null {
  const surplus = surplusOf({ due: BigInt(payment.due), received: BigInt(payment.received) }, cryptoYearPriceCents)
  return surplus > 0n ? formatUnits(surplus, assetOfPayment(payment).decimals) : null
}

function verifiedStatus(payment: PaymentRow, of: Pick<PaymentStatus, 'confirmations' | 'required'>): PaymentStatus {
  const message = 'Your payment arrived. Premium is yours for a year.'
  const surplus = formatSurplus(payment)
  if (surplus === null || payment.surplusReadAt) return { status: 'verified', ...of, message }
  const more = surplusSentence(`${surplus} ${payment.currency}`)
  return { status: 'verified', ...of, message: `${message} ${more}`, surplus }
}

const isPart = ({ due, received }: PaymentRow) => BigInt(received) < BigInt(due)

/** A part counts once seen: the rest can be sent before it is confirmed. */
function partStatus(payment: PaymentRow): PaymentStatus {
  const asset = assetOfPayment(payment)
  const [due, received] = [BigInt(payment.due), BigInt(payment.received)]
  const textOf = (units: bigint) => formatUnits(units, asset.decimals)
  return {
    status: 'underpaid',
    message: `${textOf(received)} of ${textOf(due)} ${payment.currency} arrived. Send the rest to the same address before time runs out.`,
    rest: {
      received: textOf(received),
      amountExact: textOf(due - received),
      uri: uriOf(payment, asset, due - received),
    },
  }
}

const confirmingMessage = ({ confirmations, required }: { confirmations?: number; required?: number }) =>
  required === undefined
    ? 'Your payment arrived. The network can take twenty minutes to make it final.'
    : `Your payment arrived: ${confirmations} of ${required} confirmations.`
