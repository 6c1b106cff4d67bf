import type { Asset } from '@app/domain/premium/crypto/assets'
import { cryptoYearPriceCents, formatUsd } from '@app/domain/premium/price'
import { ExternalLink } from 'lucide-react'
import * as premiumScreen from '../premium-screen.module.css'
import { twelveMonthsCents } from '../premium-text.ts'
import * as styles from './cost-summary.module.css'
import * as cryptoStyles from './crypto.module.css'
import { cryptoDiscountText, cryptoSavingCents, cryptoSavingText, networkFeeCents } from './crypto-text.ts'

export const CostSummary = ({ asset }: { asset: Asset }) => (
  <aside className={styles.bill} aria-labelledby="crypto-cost">
    <div className="label">
      <h3 id="crypto-cost">One year, prepaid</h3>
      <dl className="facts">
        <Fact name="Premium, 12 months" fact={formatUsd(twelveMonthsCents)} />
        <div>
          <dt className="tag done">{cryptoDiscountText}</dt>
          <dd>−{formatUsd(cryptoSavingCents)}</dd>
        </div>
        <Fact name="You send" fact={formatUsd(cryptoYearPriceCents)} className={premiumScreen.total} />
        <Fact
          name="Network fee, from your wallet"
          fact={`about ${formatUsd(networkFeeCents(asset))}`}
          className={styles.fee}
        />
        <Fact
          name="Total with fee"
          fact={formatUsd(cryptoYearPriceCents + networkFeeCents(asset))}
          className={styles.fee}
        />
      </dl>
    </div>
    <div className="label">
      <p className="disp">It won’t renew on its own.</p>
      <p className="small">{cryptoSavingText}</p>
    </div>
  </aside>
)

const Fact = ({ name, fact, className }: { name: string; fact: string; className?: string | undefined }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{fact}</dd>
  </div>
)

const services = [
  { name: 'MoonPay', url: 'https://moonpay.com/buy' },
  { name: 'Ramp', url: 'https://ramp.network/buy' },
  { name: 'Transak', url: 'https://global.transak.com' },
] as const

export const BuyCrypto = () => (
  <aside className={cryptoStyles.buy} aria-labelledby="buy-coins">
    <h3 id="buy-coins">No crypto yet?</h3>
    {services.map(({ name, url }) => (
      <OutsideLink key={url} name={name} url={url} />
    ))}
  </aside>
)

export const OutsideLink = ({ name, url }: { name: string; url: string }) => (
  <a className="link" href={url} target="_blank" rel="noopener noreferrer">
    {name} <ExternalLink className="i" />
    <span className="sr">(opens in a new tab)</span>
  </a>
)
