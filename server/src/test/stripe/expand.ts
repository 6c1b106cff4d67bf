import type { Shop } from './shop.ts'
import { Refusal } from './wire.ts'

type Found = { [field: string]: unknown; object: string; id?: string }

/** What may be asked for along with an object; the fields that older versions of Stripe had are not here, and refused. */
const expandable: Record<string, Record<string, (shop: Shop, of: Found) => unknown>> = {
  subscription: {
    latest_invoice: (shop, of) => clone(shop.invoices.get(String(of['latest_invoice']))),
    customer: (shop, of) => clone(shop.customers.get(String(of['customer']))),
  },
  invoice: {
    confirmation_secret: (shop, of) => secretOf(shop, of),
    payments: (shop, of) => ({
      object: 'list',
      has_more: false,
      url: '/v1/invoice_payments',
      data: [...shop.invoicePayments.values()].filter(({ invoice }) => invoice === of.id).map(clone),
    }),
  },
  payment_intent: {
    latest_charge: (shop, of) => clone(shop.charges.get(String(of['latest_charge']))) ?? null,
    customer: (shop, of) => clone(shop.customers.get(String(of['customer']))),
  },
}

const clone = <T>(thing: T) => structuredClone(thing)

/** Only what waits for a payment has a secret. */
function secretOf(shop: Shop, { id, status }: Found) {
  const { intent } = shop.paymentOf(id ?? null)
  return status === 'open' ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

/** A copy with everything along that was asked for. */
export function expanded(shop: Shop, answer: object, paths: readonly string[]): object {
  const copy = clone(answer) as Found
  for (const path of paths) expandPath(shop, copy, path.split('.'), path)
  return copy
}

function expandPath(shop: Shop, at: Found, [field = '', ...rest]: string[], path: string): void {
  if (at.object === 'list' && field === 'data') {
    for (const each of at['data'] as Found[]) expandPath(shop, each, rest, path)
    return
  }
  const find = expandable[at.object]?.[field]
  if (!find) throw new Refusal(400, { message: `This property cannot be expanded (${path}).` })
  if (typeof at[field] !== 'object' || at[field] === null) at[field] = find(shop, at)
  const inner = at[field]
  if (rest.length > 0 && inner && typeof inner === 'object') expandPath(shop, inner as Found, rest, path)
}
