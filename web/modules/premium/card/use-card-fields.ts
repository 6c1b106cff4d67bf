import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type RefObject, useEffect, useState } from 'react'
import { appearanceNow, onThemeShown } from './appearance.ts'

// Otherwise it watches how people move on the page; nothing else here does.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

// The loader waits for ever on a tag whose script has failed once; where there is no tag it fetches the script again.
document.addEventListener('error', ({ target }) => isStripes(target) && target.remove(), { capture: true })

const isStripes = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')

const opened = new Map<string, Promise<Stripe>>()

export interface Fields {
  stripe: Stripe
  elements: StripeElements
}

/**
 * Puts Stripe’s fields into a place and takes them away with it. Answers once they can be filled in, or did not come. For
 * another payment the place is drawn anew.
 */
export function useCardFields(place: RefObject<HTMLElement | null>, publishableKey: string, clientSecret: string) {
  const [fields, setFields] = useState<Fields | 'missing'>()
  useEffect(() => {
    let takeAway: (() => void) | undefined
    let isOver = false
    const tell = (fields: Fields | 'missing') => isOver || setFields(fields)
    const draw = (stripe: Stripe) => {
      if (!isOver && place.current) takeAway = drawFields(stripe, clientSecret, place.current, tell)
    }
    openStripe(publishableKey)
      .then(draw)
      .catch(() => tell('missing'))
    return () => {
      isOver = true
      takeAway?.()
    }
  }, [place, publishableKey, clientSecret])
  return fields
}

function drawFields(
  stripe: Stripe,
  clientSecret: string,
  place: HTMLElement,
  tell: (fields: Fields | 'missing') => void,
) {
  const elements = stripe.elements({ clientSecret, appearance: appearanceNow() })
  const field = elements.create('payment', { layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } })
  field.on('ready', () => tell({ stripe, elements }))
  field.on('loaderror', () => tell('missing'))
  field.mount(place)
  const leaveTheme = onThemeShown(() => elements.update({ appearance: appearanceNow() }))
  return () => {
    leaveTheme()
    field.destroy()
  }
}

/** Stripe’s own code, fetched at the first call. A script that did not come is fetched again by the next one. */
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
  if (!stripe) throw new Error('Stripe did not open')
  return stripe
}
