import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

// Otherwise it watches how people move on the page; nothing else here does.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

// The loader waits for ever on a tag whose script has failed once; where there is no tag it fetches the script again.
document.addEventListener('error', ({ target }) => isStripes(target) && target.remove(), { capture: true })

const isStripes = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')

const opened = new Map<string, Promise<Stripe>>()

/** Stripe’s own code, fetched at the first call. A script that did not come is fetched again by the next one. */
export function openStripe(publishableKey: string): Promise<Stripe> {
  const known = opened.get(publishableKey)
  if (known) return known
  const opening = load(publishableKey)
  opened.set(publishableKey, opening)
  opening.catch(() => opened.delete(publishableKey))
  return opening
}

async function load(publishableKey: string) {
  const stripe = await loadStripe(publishableKey, { locale: 'en' })
  if (!stripe) throw new Error('Stripe did not open')
  return stripe
}
