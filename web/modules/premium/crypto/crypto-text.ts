import { type Asset, type Chain, isStablecoin, type Network } from '@app/domain/premium/crypto/assets'
import { cardPrices, cryptoYearPriceCents, formatUsd } from '@app/domain/premium/price'
import { cryptoSavingPercent, twelveMonthsCents } from '../premium-text.ts'

const months = Math.floor((cryptoYearPriceCents / cardPrices.monthly.cents) * 2) / 2

export const cryptoSavingCents = twelveMonthsCents - cryptoYearPriceCents
export const cryptoDiscountText = `${cryptoSavingPercent} percent off`
export const cryptoSavingText = `${cryptoDiscountText}, saves ${formatUsd(cryptoSavingCents)}: pay ${months} months, get 12.`

/** Rounded up, so that the total is the sum of the figures shown. */
export const networkFeeCents = ({ feeUsd }: Asset): number => feeUsd * 100

/** While there is no price: the dollars for dollar coins, the specified placeholder for others. */
export const placeholderAmount = ({ currency }: Asset): string =>
  isStablecoin(currency) ? `${cryptoYearPriceCents / 100}` : '0.001'

export const networkNameOf = (network: Network): string => `${network[0]?.toUpperCase()}${network.slice(1)}`

const isOfEthereum = (chain: Chain): chain is keyof typeof ofEthereum => chain in ofEthereum

export function assetWarning({ currency, network, chain }: Asset): string {
  if (currency === 'ETH' && chain === 'polygon')
    return `On Polygon, ether is the token WETH, not POL. ${recoverable(chain)}`
  if (isOfEthereum(chain)) return `${tokenOf(currency, network)} ${recoverable(chain)}`
  if (chain === 'tron') return 'Send USDT on TRON (TRC-20) only. On any other network, it won’t arrive.'
  return `Send ${currency} on its own network only. Anything else would be lost.`
}

const tokenOf = (currency: string, network: Network) =>
  currency === 'USDC'
    ? `Send native USDC on ${networkNameOf(network)} only. USDC.e is a different token.`
    : `Send ${currency} on ${networkNameOf(network)} only.`

/** Our address is the same on all of these. */
const ofEthereum = { ethereum: 'Ethereum', arbitrum: 'Arbitrum', polygon: 'Polygon' }

/** In a warning; the screen makes it a link. */
export const emailUsText = 'Email us'

function recoverable(chain: keyof typeof ofEthereum) {
  const { [chain]: _, ...others } = ofEthereum
  return `Sent it on ${Object.values(others).join(' or ')}? ${emailUsText}. It isn’t lost.`
}

/** Seconds, about. */
const blockTimes: Record<Chain, number> = {
  bitcoin: 600,
  ethereum: 12,
  arbitrum: 12,
  polygon: 2,
  tron: 3,
  xrp: 4,
  solana: 0.4,
}

/** "About 2 more minutes." */
export function formatConfirmationWait(chain: Chain, blocks: number): string {
  const minutes = Math.ceil((blocks * blockTimes[chain]) / 60)
  return minutes > 1 ? `About ${minutes} more minutes.` : 'About one more minute.'
}
