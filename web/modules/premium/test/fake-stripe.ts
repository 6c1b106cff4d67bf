import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What Stripe answers to a payment that is confirmed. */
type Confirmed = { paymentIntent: { id: string; status: string } } | { error: { type: string; message?: string } }

/** What the fake was asked, and what it answers. */
export const stripe = {
  secrets: [] as string[],
  confirmed: [] as unknown[],
  answer: { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as Confirmed,
}

function elementsFor(clientSecret: string) {
  stripe.secrets.push(clientSecret)
  return {
    update: () => undefined,
    create: () => ({
      on: (event: string, listener: () => void) => event === 'ready' && queueMicrotask(() => act(listener)),
      mount: (place: HTMLElement) => place.append('Card number'),
      destroy: () => undefined,
    }),
  }
}

const fake = Object.assign(
  () => ({
    elements: ({ clientSecret }: { clientSecret: string }) => elementsFor(clientSecret),
    confirmPayment: async ({ elements, ...asked }: { elements: unknown }) => {
      stripe.confirmed.push(asked)
      return stripe.answer
    },
  }),
  { version: 'endive' },
)

/** Stands in for Stripe's script, which jsdom would not fetch: it comes as soon as a screen loads it. */
export function fakeStripe() {
  Object.assign(stripe, {
    secrets: [],
    confirmed: [],
    answer: { paymentIntent: { id: 'pi_1', status: 'succeeded' } },
  })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  HTMLCanvasElement.prototype.getContext = () => null
}

new MutationObserver((changes) => {
  for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (added instanceof HTMLScriptElement && added.src.startsWith('https://js.stripe.com/')) {
      vi.stubGlobal('Stripe', fake)
      added.dispatchEvent(new Event('load'))
    }
}).observe(document.head, { childList: true })
