import type { BrowserContext } from 'playwright-core'

export const stripeHosts = ['js.stripe.com', 'api.stripe.com', 'billing.stripe.com']

/** What Stripe answers to a browser that confirms a payment. */
type Confirmed =
  | { paymentIntent: { id: string; status: string } }
  | { error: { type: string; message: string; payment_intent?: object } }

/** Answers for Stripe's own code and calls in a browser: a script, a frame with fields that nobody can read, a payment. */
export async function answerForStripe(context: BrowserContext, confirm: (clientSecret: string) => Promise<Confirmed>) {
  await context.route('https://js.stripe.com/**', (route) =>
    route.request().url().includes('/fields')
      ? route.fulfill({ contentType: 'text/html', body: fieldsPage })
      : route.fulfill({
          contentType: 'text/javascript',
          body: `window.Stripe = (${openFake})(); Stripe.version = 'endive'`,
        }),
  )
  await context.route('https://api.stripe.com/**', async (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: await confirm(route.request().postData() ?? ''),
    }),
  )
}

interface Look {
  appearance: { variables: Record<string, string>; rules: Record<'.Input', { border: string }> }
}

/** Runs in the page: as much of Stripe's script as our screens touch. */
function openFake() {
  const frameOf = ({ appearance: { variables, rules } }: Look) =>
    `https://js.stripe.com/fields#${JSON.stringify({ ...variables, border: rules['.Input'].border })}`
  return () => ({
    elements({ clientSecret, appearance }: Look & { clientSecret: string }) {
      const frame = document.createElement('iframe')
      frame.title = 'Secure payment input frame'
      frame.src = frameOf({ appearance })
      Object.assign(frame.style, { display: 'block', width: '100%', height: '190px', border: '0' })
      return {
        clientSecret,
        create: () => ({
          on: (event: string, listener: () => void) => event === 'ready' && frame.addEventListener('load', listener),
          mount: (place: HTMLElement) => place.append(frame),
          destroy: () => frame.remove(),
        }),
        update: ({ appearance }: Look) => {
          frame.src = frameOf({ appearance })
        },
      }
    },
    async confirmPayment({ elements }: { elements: { clientSecret: string } }) {
      const reply = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body: elements.clientSecret })
      return reply.json()
    },
  })
}

const fieldsPage = `<!doctype html><title>Card</title><style>
body { margin: 0; font: var(--fontSizeBase) var(--fontFamily); display: grid; grid-template-columns: 1fr 1fr; gap: 16px; color: var(--colorText) }
label { display: grid; gap: 6px; font-weight: 600 } label:first-of-type { grid-column: 1 / -1 }
input { box-sizing: border-box; width: 100%; min-height: 52px; padding: 13px 16px; border: var(--border); border-radius: var(--borderRadius);
  font: inherit; background: var(--colorBackground); color: inherit; font-weight: 400 }
input::placeholder { color: var(--colorTextPlaceholder); opacity: 1 }
</style><label>Card number<input placeholder="1234 1234 1234 1234"></label><label>Expiry<input placeholder="MM / YY"></label>
<label>CVC<input placeholder="CVC"></label><script>
const show = () => {
  const variables = JSON.parse(decodeURIComponent(location.hash.slice(1)))
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty('--' + name, value)
}
show(); addEventListener('hashchange', show)
</script>`
