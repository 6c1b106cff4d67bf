import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type RefObject, useEffect, useState } from 'react'
import { currentAppearance, onThemeChange } from './appearance.ts'

// Otherwise Stripe tracks how people move on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

// The loader waits for ever on a tag whose script has failed; without the tag it fetches the script again.
document.addEventListener('error', ({ target }) => isStripes(target) && target.remove(), { capture: true })

const isStripes = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')

const opened = new Map<string, Promise<Stripe>>()

export interface StripeFields {
  stripe: Stripe
  elements: StripeElements
}

/** Mounts Stripe's fields into an element; undefined until they are ready. */
export function useCardFields(place: RefObject<HTMLElement | null>, publishableKey: string, clientSecret: string) {
  const [fields, setFields] = useState<StripeFields | 'missing'>()
  useEffect(() => {
    let unmount: (() => void) | undefined
    let isUnmounted = false
    const report = (fields: StripeFields | 'missing') => isUnmounted || setFields(fields)
    const draw = (stripe: Stripe) => {
      if (!isUnmounted && place.current) unmount = drawFields(stripe, clientSecret, place.current, report)
    }
    openStripe(publishableKey)
      .then(draw)
      .catch(() => report('missing'))
    return () => {
      isUnmounted = true
      unmount?.()
    }
  }, [place, publishableKey, clientSecret])
  return fields
}

function drawFields(
  stripe: Stripe,
  clientSecret: string,
  place: HTMLElement,
  report: (fields: StripeFields | 'missing') => void,
) {
  const elements = stripe.elements({ clientSecret, appearance: currentAppearance() })
  const field = elements.create('payment', { layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } })
  field.on('ready', () => report({ stripe, elements }))
  field.on('loaderror', () => report('missing'))
  field.mount(place)
  const leaveTheme = onThemeChange(() => elements.update({ appearance: currentAppearance() }))
  return () => {
    leaveTheme()
    field.destroy()
  }
}

/** Loads Stripe's code once; after a failure the next call loads it again. */
function openStripe(publishableKey: string): Promise<Stripe> {
  const known = opened.get(publishableKey)
  if (known) return known
  const opening = load(publishableKey)
  opened.set(publishableKey, opening)
  opening.catch(() => opened.delete(publishableKey))
  return opening
}

async function load(publishableKey: string) {
  const stripe = await loadStripe(publishableKey, { locale: 'en' })
  if (!stripe) throw new Error('Stripe didn’t load')
  return stripe
}
