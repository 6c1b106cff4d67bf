import { useQuery } from '@tanstack/react-query'
import { Coins, CreditCard } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { installationQuery } from '../../api/installation.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { CardTab } from './card/card-tab.tsx'
import type { SetUpCall } from './card/use-card-set-up.ts'
import { cryptoPaymentQuery, isPayable, otherPaymentsOf } from './crypto/crypto.queries.ts'
import * as styles from './premium-screen.module.css'
import { cryptoSavingPercent } from './premium-text.ts'

// 12 KB, for those who pay in coins.
export const LazyCryptoTab = lazy(async () => ({ default: (await import('./crypto/crypto-tab.tsx')).CryptoTab }))

const tabs = [
  { id: 'card', name: 'Card', Icon: CreditCard },
  { id: 'crypto', name: 'Crypto', Icon: Coins },
] as const
type Tab = (typeof tabs)[number]['id']

interface Props {
  way: SetUpCall
  onDone: () => void
  /** The button that led here has left the page. */
  isFocused: boolean
}

/** A tab that was opened keeps its state. */
export function PaymentTabs({ way, onDone, isFocused }: Props) {
  const head = useFocusIfLost<HTMLHeadingElement>(isFocused)
  const [chosen, setTab] = useState<Tab>()
  const hasOpenPayment = useHasOpenCryptoPayment()
  const [hasSeenCrypto, setSeenCrypto] = useState(false)
  // Opened by itself it stays, also where the payment is over meanwhile.
  const tab = chosen ?? (hasOpenPayment || hasSeenCrypto ? 'crypto' : 'card')
  if (tab === 'crypto' && !hasSeenCrypto) setSeenCrypto(true)
  const isOnSale = useIsOnSale() || tab === 'crypto'
  return (
    <section className={styles.pay} aria-labelledby="pay-head">
      <div className={styles.payHead}>
        <h2 id="pay-head" ref={head} tabIndex={-1}>
          {isOnSale ? 'How would you like to pay?' : 'Premium isn’t available here yet'}
        </h2>
        {isOnSale && <TabList shown={tab} onShow={setTab} />}
      </div>
      {/* No answer that comes late leads away a person who has begun here. */}
      <div
        {...(isOnSale && { role: 'tabpanel', 'aria-labelledby': 'card-tab' })}
        id="card-panel"
        hidden={tab !== 'card'}
        onChange={() => setTab('card')}
      >
        <CardTab way={way} onDone={onDone} />
      </div>
      <div role="tabpanel" id="crypto-panel" aria-labelledby="crypto-tab" hidden={tab !== 'crypto'}>
        {hasSeenCrypto && (
          <Suspense>
            <LazyCryptoTab />
          </Suspense>
        )}
      </div>
    </section>
  )
}

export function useIsOnSale() {
  const { data } = useQuery(installationQuery)
  return !data || data.stripePublishableKey !== null || data.crypto.length > 0
}

/** Who comes back sees what is on its way, and does not pay a second time by card. */
export function useHasOpenCryptoPayment() {
  const { data } = useQuery(cryptoPaymentQuery())
  const known = data ? [data, ...otherPaymentsOf(data)] : []
  return known.some((each) => isPayable(each) || each.standing.isUnderReview)
}

const steps: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => (at + 1) % tabs.length,
  Home: () => 0,
  End: () => -1,
}

function TabList({ shown, onShow }: { shown: Tab; onShow: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null)
  function step({ key }: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === shown)
    const next = tabs.at(steps[key]?.(at) ?? at)
    if (!next || next.id === shown) return
    onShow(next.id)
    list.current?.querySelector<HTMLElement>(`#${next.id}-tab`)?.focus()
  }
  return (
    <div className="seg" role="tablist" aria-label="Payment method" ref={list} onKeyDown={step}>
      {tabs.map(({ id, name, Icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-controls={`${id}-panel`}
          aria-selected={id === shown}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => onShow(id)}
        >
          <Icon className="i" />
          <span>{name}</span>
          {id === 'crypto' && <span className="tag done">Save {cryptoSavingPercent}%</span>}
        </button>
      ))}
    </div>
  )
}
