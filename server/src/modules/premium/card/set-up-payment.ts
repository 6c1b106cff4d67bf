import { operatorFallbackName } from '@app/contract/page-placeholders'
import { buildPath } from '@app/contract/routes'
import type { CardPlan } from '@app/domain/premium/price'
import type { Context, Hono, Next } from 'hono'
import { lockNames } from '../../../db/locks.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import { registerCall } from '../../../http/register-call.ts'
import { refusalResponse } from '../../../http/responses.ts'
import { log } from '../../../process/log.ts'
import { CardError, hasEnded, type StripeGateway } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps } from '../deps.ts'
import { listGrantSources } from '../grants.ts'
import { beginCheckout, findPayer, insertBegunSubscription, saveCustomer } from './card.queries.ts'
import { refuseWhilePending } from './pending-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

export function registerSetUpPaymentRoutes(app: Hono, deps: PremiumDeps) {
  for (const name of ['createSubscription', 'subscribeByCard'] as const) app.use(buildPath(name), refuseAsSetUp)
  registerCall(app, deps, 'createSubscription', ({ person, body }) =>
    setUpPayment(deps, person, body.plan ?? 'monthly'),
  )
  // The body's amount is that of the plan; our price alone decides what is paid.
  registerCall(app, deps, 'subscribeByCard', ({ person, body }) => setUpPayment(deps, person, body.plan))
}

async function setUpPayment(deps: PremiumDeps, person: Person, plan: CardPlan) {
  const { card, db, limits, now } = deps
  if (!card) throw new AppError('stripe_not_configured')
  if (person.plan === 'premium') throw new AppError('already_premium')
  await limits.consumeOrRefuse('cardCallsOfPerson', person.id, 'too_many_tries')
  try {
    const begun = await beginOrReuseSubscription({ ...deps, card }, person.id, plan)
    if ('clientSecret' in begun) return { clientSecret: begun.clientSecret, error: null }
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    log('error', 'A payment couldn’t be set up.', { failure: error.failure, reason: error.message })
    throw new AppError('payment_setup_failed')
  }
  const hasPremium = (await listGrantSources(db, person.id, now())).length > 0
  throw new AppError(hasPremium ? 'already_premium' : 'subscription_unpaid')
}

/** Checks what runs first: if it was refunded, it ends, and a new one may begin. */
async function beginOrReuseSubscription(deps: WithCard, userId: string, plan: CardPlan): Promise<Begun> {
  const beginOnce = () => deps.withLock(lockNames.payer(userId), () => begin(deps, userId, plan))
  const begun = await beginOnce()
  if ('clientSecret' in begun) return begun
  const running = await syncSubscription(deps, begun.running)
  if (running && hasEnded(running)) return await beginOnce()
  const params = { contact: deps.supportEmail ?? operatorFallbackName }
  // A second payment would not help; the first is listed for review.
  if (running && !running.plan) throw new AppError('payment_in_review', { params })
  // The bank has not decided: the money may return to us, and Premium with it.
  if (running?.reversal) throw new AppError('payment_disputed', { params })
  return begun
}

/** A refused request has the fields of a failed set-up too; a request without a session learns no shape. */
async function refuseAsSetUp(c: Context, next: Next) {
  await next()
  const { error } = c
  if (!(error instanceof AppError) || error.code === 'sign_in_required') return
  // The form shows `error` where the toast shows the sentence.
  const shown = error.code === 'stripe_not_configured' ? 'Stripe not configured' : error.message
  c.res = refusalResponse(error, {}, { clientSecret: null, error: shown })
}

type WithCard = PremiumDeps & { card: StripeGateway }
type Begun = { clientSecret: string } | { running: string }

async function begin(deps: WithCard, userId: string, plan: CardPlan): Promise<Begun> {
  const customerId = await customerOf(deps, userId)
  try {
    return await beginAs(deps, { userId, customerId, plan })
  } catch (error) {
    if (!(error instanceof CardError) || error.failure !== 'customer_missing') throw error
    return await beginAs(deps, { userId, customerId: await newCustomerOf(deps, userId, customerId), plan })
  }
}

async function beginAs(deps: WithCard, input: PaymentInput): Promise<Begun> {
  const open = await deps.card.listOpen(input.customerId)
  const running = open.find(({ status }) => status !== 'incomplete')
  if (running) return { running: running.id }
  await refuseWhilePending(deps.card, open)
  const waiting = open.find(({ plan, clientSecret }) => plan === input.plan && clientSecret !== null)
  const others = open.filter((each) => each !== waiting)
  for (const other of others) if (!(await deps.card.abandon(other))) return { running: other.id }
  if (waiting?.clientSecret) return { clientSecret: waiting.clientSecret }
  return await beginNew(deps, input, { isRestart: others.length > 0 })
}

interface PaymentInput {
  userId: string
  customerId: string
  plan: CardPlan
}

async function beginNew(deps: WithCard, input: PaymentInput, { isRestart }: { isRestart: boolean }): Promise<Begun> {
  const { db, card, now } = deps
  const { userId, customerId, plan } = input
  const [checkout] = await beginCheckout(db, { userId, plan, now: now(), isRestart })
  if (!checkout) throw new Error('The attempt was not written down.')
  const key = `${customerId}:${plan}:${checkout.attempt}`
  const begun = await card.subscribe({ customerId, plan, userId }, key).catch(rethrowUnlessRefused)
  // An attempt of today that was refused, ended, or was paid without an event reaching us.
  if ((begun instanceof CardError || hasEnded(begun)) && !isRestart)
    return await beginNew(deps, input, { isRestart: true })
  if (begun instanceof CardError) throw begun
  await insertBegunSubscription(db, { id: begun.id, userId, customerId, plan, now: now() })
  if (begun.status !== 'incomplete') return { running: begun.id }
  // Stripe's prices may have changed since the start: nobody sees a form for another sum.
  if (begun.plan !== plan) throw new CardError('refused', 'Stripe’s price isn’t the one we show.')
  if (!begun.clientSecret) throw new CardError('refused', 'There is nothing to pay.')
  return { clientSecret: begun.clientSecret }
}

/** Stripe repeats a refusal under the same key for a day. */
function rethrowUnlessRefused(error: unknown): CardError {
  if (error instanceof CardError && error.failure === 'refused') return error
  throw error
}

/** Made at the first payment; never looked up by the e-mail address. */
async function customerOf(deps: WithCard, userId: string): Promise<string> {
  const { customerId, email } = await payerOf(deps, userId)
  return customerId ?? (await makeCustomer(deps, { userId, email, before: null }))
}

/** For a customer that is deleted at Stripe. A key that names the old one would bring it back. */
async function newCustomerOf(deps: WithCard, userId: string, before: string): Promise<string> {
  const { email } = await payerOf(deps, userId)
  return await makeCustomer(deps, { userId, email, before })
}

interface CustomerInput {
  userId: string
  email: string
  before: string | null
}

async function makeCustomer(deps: WithCard, { userId, email, before }: CustomerInput) {
  const key = `user:${userId}:customer${before ? `:after:${before}` : ''}`
  const made = await deps.card.createCustomer({ userId, email }, key)
  const [stored] = await saveCustomer(deps.db, { userId, customerId: made, before })
  return stored?.customerId ?? (await payerOf(deps, userId)).customerId ?? made
}

async function payerOf({ db }: WithCard, userId: string) {
  const [payer] = await findPayer(db, { userId })
  if (!payer) throw new AppError('sign_in_required')
  return payer
}
