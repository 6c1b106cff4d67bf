import { ExternalLink } from 'lucide-react'
import * as styles from './crypto.module.css'

const services = [
  { name: 'MoonPay', url: 'https://moonpay.com/buy' },
  { name: 'Ramp', url: 'https://ramp.network/buy' },
  { name: 'Transak', url: 'https://global.transak.com' },
] as const

export const BuyCrypto = () => (
  <aside className={styles.buy} aria-labelledby="buy-coins">
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
