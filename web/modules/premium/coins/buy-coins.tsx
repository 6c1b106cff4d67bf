import { ExternalLink } from 'lucide-react'

const services = [
  { name: 'MoonPay', url: 'https://moonpay.com/buy' },
  { name: 'Ramp', url: 'https://ramp.network/buy' },
  { name: 'Transak', url: 'https://global.transak.com' },
  { name: 'Prices', url: 'https://coingecko.com' },
] as const

export const BuyCoins = () => (
  <aside className="card" aria-labelledby="buy-coins">
    <h3 id="buy-coins">No coins yet?</h3>
    <p className="small">
      Three services that sell them by card, and a page with prices. They open in a new tab and are not ours.
    </p>
    <div className="outside">
      {services.map(({ name, url }) => (
        <a key={url} className="link" href={url} target="_blank" rel="noopener noreferrer">
          {name} <ExternalLink className="i" />
          <span className="sr">(opens in a new tab)</span>
        </a>
      ))}
    </div>
  </aside>
)
