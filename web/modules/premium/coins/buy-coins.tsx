import { ExternalLink } from 'lucide-react'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import * as surfaces from '../../../ui/styles/surfaces.module.css'
import * as styles from '../premium-screen.module.css'
import * as coins from './coins.module.css'

const services = [
  { name: 'MoonPay', url: 'https://moonpay.com/buy' },
  { name: 'Ramp', url: 'https://ramp.network/buy' },
  { name: 'Transak', url: 'https://global.transak.com' },
  { name: 'Prices', url: 'https://coingecko.com' },
] as const

export const BuyCoins = () => (
  <aside className={`${surfaces.card} ${styles.card}`} aria-labelledby="buy-coins">
    <h3 id="buy-coins">No coins yet?</h3>
    <p className={`${coins.small} ${styles.small}`}>
      Three services that sell them by card, and a page with prices. They open in a new tab and are not ours.
    </p>
    <div className={coins.outside}>
      {services.map(({ name, url }) => (
        <a key={url} className={buttons.link} href={url} target="_blank" rel="noopener noreferrer">
          {name} <ExternalLink className={layout.i} />
          <span className={layout.sr}>(opens in a new tab)</span>
        </a>
      ))}
    </div>
  </aside>
)
