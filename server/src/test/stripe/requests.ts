import { newCustomer, priceOf } from './objects.ts'
import { put, type Shop } from './shop.ts'
import { type Form, listOf, missing, page, Refusal, textOf } from './wire.ts'

interface StripeRequest {
  shop: Shop
  id: string
  form: Form
}

function find<T>(map: Map<string, T>, kind: string, id: string, param = 'id'): T {
  const found = map.get(id)
  if (!found) throw missing(kind, id, param)
  return found
}

function customerOf({ shop, form }: StripeRequest) {
  const customer = find(shop.customers, 'customer', textOf(form, 'customer'), 'customer')
  if (customer.deleted) throw missing('customer', customer.id, 'customer')
  return customer
}

function createSubscription(asked: StripeRequest) {
  const { shop, form } = asked
  const customer = customerOf(asked)
  const price = find(shop.prices, 'price', textOf(form, 'items', '0', 'price'))
  if (!price.active) throw new Refusal(400, { message: 'The price specified is inactive.' })
  if (textOf(form, 'payment_behavior') !== 'default_incomplete')
    throw new Refusal(400, { message: 'This customer has no attached payment source.' })
  const metadata = form['metadata']
  const texts = typeof metadata === 'object' ? (metadata as Record<string, string>) : {}
  return shop.begin(customer.id, price, { ...texts })
}

function cancel({ shop, id }: StripeRequest) {
  const subscription = find(shop.subscriptions, 'subscription', id)
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) throw missing('subscription', id)
  shop.end(subscription, 'canceled')
  return subscription
}

function changeMetadata({ shop, id, form }: StripeRequest) {
  const subscription = find(shop.subscriptions, 'subscription', id)
  const metadata = { ...subscription.metadata, ...(form['metadata'] as Record<string, string>) }
  shop.update(subscription, { metadata })
  return subscription
}

function voidInvoice({ shop, id }: StripeRequest) {
  const invoice = find(shop.invoices, 'invoice', id)
  if (invoice.status !== 'open')
    throw new Refusal(400, { code: 'invoice_not_editable', message: `You can only void open invoices.` })
  shop.voidInvoice(invoice)
  const subscription = shop.subscriptions.get(invoice.parent.subscription_details.subscription)
  if (subscription?.status === 'incomplete') shop.end(subscription, 'incomplete_expired')
  return invoice
}

function deleteCustomer({ shop, id }: StripeRequest) {
  const customer = find(shop.customers, 'customer', id)
  if (customer.deleted) throw missing('customer', id)
  for (const each of shop.subscriptions.values())
    if (each.customer === id && !['canceled', 'incomplete_expired'].includes(each.status)) shop.end(each, 'canceled')
  customer.deleted = true
  shop.tell('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

function listSubscriptions(asked: StripeRequest) {
  const customer = find(asked.shop.customers, 'customer', textOf(asked.form, 'customer'), 'customer')
  const own = [...asked.shop.subscriptions.values()].filter(
    (each) => each.customer === customer.id && each.status !== 'canceled',
  )
  return page(own, '/v1/subscriptions')
}

function listInvoicePayments({ shop, form }: StripeRequest) {
  const intent = textOf(form, 'payment', 'payment_intent')
  const own = [...shop.invoicePayments.values()].filter(({ payment }) => payment.payment_intent === intent)
  return page(own, '/v1/invoice_payments')
}

function listEvents({ shop, form }: StripeRequest) {
  const since = Number(textOf(form, 'created', 'gte'))
  const types = listOf(form, 'types')
  const found = shop.events.filter(
    ({ id, type, created }) => types.includes(type) && created >= since && !shop.delivered.has(id),
  )
  return page(found.toReversed(), '/v1/events')
}

function createCustomer({ shop, form }: StripeRequest) {
  const metadata = { user_id: textOf(form, 'metadata', 'user_id') }
  return put(shop.customers, newCustomer(shop.id('cus'), textOf(form, 'email'), metadata, shop.seconds()))
}

function moveCustomer({ shop, id, form }: StripeRequest) {
  const customer = find(shop.customers, 'customer', id)
  if (customer.deleted) throw missing('customer', id)
  customer.email = textOf(form, 'email')
  return customer
}

function openPortal(asked: StripeRequest) {
  const { id: customer } = customerOf(asked)
  const id = asked.shop.id('bps')
  const return_url = textOf(asked.form, 'return_url')
  return {
    id,
    object: 'billing_portal.session',
    customer,
    return_url,
    url: `https://billing.stripe.com/p/session/${id}`,
  }
}

/** Method and path; `:id` stands for whatever comes there. */
export const handlers: Record<string, (asked: StripeRequest) => object> = {
  'POST /v1/customers': createCustomer,
  'POST /v1/customers/:id': moveCustomer,
  'DELETE /v1/customers/:id': deleteCustomer,
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': ({ shop, id }) => find(shop.subscriptions, 'subscription', id),
  'POST /v1/subscriptions/:id': changeMetadata,
  'DELETE /v1/subscriptions/:id': cancel,
  'GET /v1/invoices/:id': ({ shop, id }) => find(shop.invoices, 'invoice', id),
  'POST /v1/invoices/:id/void': voidInvoice,
  'GET /v1/invoice_payments': listInvoicePayments,
  'GET /v1/payment_intents/:id': ({ shop, id }) => find(shop.paymentIntents, 'payment_intent', id),
  'GET /v1/disputes': ({ shop, form }) =>
    page(
      [...shop.disputes.values()].filter(({ charge }) => charge === textOf(form, 'charge')),
      '/v1/disputes',
    ),
  'GET /v1/events': listEvents,
  'POST /v1/billing_portal/sessions': openPortal,
  'GET /v1/prices/:id': ({ shop, id }) => priceOf(find(shop.prices, 'price', id)),
}
