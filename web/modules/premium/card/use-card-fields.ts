import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { type RefObject, useEffect, useState } from 'react'
import { appearanceNow, onThemeShown } from './appearance.ts'
import { openStripe } from './load-stripe.ts'

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
