import { createSubscription, subscribeByCard } from '@app/contract/premium'
import type { RefusalCode } from '@app/contract/refusals'
import { refusals } from '@app/contract/refusals'
import type { CardPlan } from '@app/domain/price'
import type { Hono } from 'hono'
import { type CardDesk, CardError, type OpenSubscription } from '../../../adapters/card-desk.ts'
import { nameOfLock } from '../../../db/locks.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import type { Person } from '../../../http/session.ts'
import { log } from '../../../log.ts'
import { beginCheckout, noteBeginning } from './card.queries.ts'
import { customerOf, renewedCustomerOf } from './customer.ts'
import { syncSubscription } from './sync-subscription.ts'

export function setUpPaymentRoutes(app: Hono, deps: Deps) {
  serve(app, deps, createSubscription)(({ person, body }) => setUpPayment(deps, person, body.plan ?? 'monthly'))
  // The amount is that of the plan, or the shape was refused; what is paid is decided by our price alone.
  serve(app, deps, subscribeByCard)(({ person, body }) => setUpPayment(deps, person, body.plan))
}

/** What a browser needs to pay a plan. One person has one such payment at a time, however often and wherever they ask. */
async function setUpPayment(deps: Deps, person: Person, plan: CardPlan) {
  const { card, locked } = deps
  if (!card) throw refusal('stripe_not_configured', 'Stripe not configured')
  if (person.plan === 'premium') throw refusal('already_premium')
  try {
    const begun = await locked(nameOfLock.payer(person.id), () => begin({ ...deps, card }, person, plan))
    if ('clientSecret' in begun) return { clientSecret: begun.clientSecret, error: null }
    await syncSubscription({ ...deps, card }, begun.running)
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    log('error', 'A payment could not be set up.', { failure: error.failure, reason: error.message })
    throw refusal('payment_setup_failed')
  }
  throw refusal('already_premium')
}

/** The form shows `error` where the toast shows the sentence. */
function refusal(code: RefusalCode, error: string = refusals[code][1]) {
  return new AppError(code, { extra: { clientSecret: null, error } })
}

type WithCard = Deps & { card: CardDesk }
type Begun = { clientSecret: string } | { running: string }

async function begin(deps: WithCard, person: Person, plan: CardPlan): Promise<Begun> {
  const { customerId, open } = await whatIsOpen(deps, person.id)
  const running = open.find(({ status }) => status !== 'incomplete')
  if (running) return { running: running.id }
  const waiting = open.find((each) => each.plan === plan && each.clientSecret !== null)
  const others = open.filter((each) => each !== waiting)
  for (const other of others) if (!(await deps.card.abandon(other))) return { running: other.id }
  if (waiting?.clientSecret) return { clientSecret: waiting.clientSecret }
  return { clientSecret: await beginNew(deps, { userId: person.id, customerId, plan, afresh: others.length > 0 }) }
}

/** What Stripe has of this person that is not over. Who was deleted there begins anew. */
async function whatIsOpen(deps: WithCard, userId: string) {
  const customerId = await customerOf(deps, userId)
  try {
    return { customerId, open: await deps.card.listOpen(customerId) }
  } catch (error) {
    if (!(error instanceof CardError) || error.failure !== 'missing') throw error
    return { customerId: await renewedCustomerOf(deps, userId, customerId), open: [] as OpenSubscription[] }
  }
}

interface Wish {
  userId: string
  customerId: string
  plan: CardPlan
  /** Another one was given up for it: it is not a second try. */
  afresh: boolean
}

async function beginNew({ db, card, now }: WithCard, { userId, customerId, plan, afresh }: Wish) {
  const [checkout] = await beginCheckout(db, userId, plan, now(), afresh)
  if (!checkout) throw new Error('The attempt was not written down.')
  const begun = await card.subscribe({ customerId, plan, userId }, `${userId}:${plan}:${checkout.attempt}`)
  await noteBeginning(db, begun.id, userId, customerId, plan, now())
  // Whoever set up the prices may have mistaken them since we looked: nobody is shown a form for another sum.
  if (begun.plan !== plan) throw new CardError('refused', 'The price at Stripe is not the one we show.')
  if (!begun.clientSecret) throw new CardError('refused', 'There is nothing to pay.')
  return begun.clientSecret
}
