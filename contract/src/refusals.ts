import { wrongCredentialsMessage, wrongOrUnverifiedMessage } from '@app/domain/account/credentials'
import { invalidLinkMessages } from '@app/domain/account/sign-up-link'
import { pageTooOldStatus } from './page-version.ts'

/** Status and sentence by code. `{name}` in a sentence is a parameter. */
export const refusals = {
  invalid_request: [400, 'Something in this request is not right.'],
  body_cut: [400, 'This request broke off before its end.'],
  bad_idempotency_key: [400, 'An Idempotency-Key has 1 to 255 plain characters.'],
  bad_json: [400, 'This request is not readable JSON.'],
  blank_solution: [400, 'A solution cannot be blank.'],
  too_many_solutions: [400, 'There are more solutions than slots.'],
  unknown_asset: [400, 'We do not take this currency on this network.'],
  malformed_transaction: [400, 'This is not the hash of a transaction on this network.'],
  no_such_idea: [400, 'This list has fewer ideas than that.'],
  idea_too_long_to_share: [400, 'Only an idea of up to 140 characters can be shown.'],
  range_too_long: [400, 'Please ask for 1 to {days} days.'],
  unknown_time_zone: [400, 'We do not know this time zone.'],
  day_not_begun: [400, 'This day has not begun anywhere yet.'],
  day_over: [400, 'This day is over already.'],
  invalid_verification_link: [400, invalidLinkMessages.verify],
  invalid_address_link: [400, invalidLinkMessages.address],
  invalid_reset_link: [400, invalidLinkMessages.reset],
  invalid_reminder_link: [400, 'This link is not from one of our reminders.'],
  bad_push_address: [400, 'This is not an address of a push service.'],
  /** One for every reason, or it would tell which passkeys there are. */
  passkey_refused: [400, 'This passkey was not taken. It may have been removed; please use another way.'],
  passkey_not_added: [400, 'This passkey could not be added. Please try again.'],
  common_password: [400, 'This password is one of the 10,000 that are tried first. Please choose another one.'],
  wrong_current_password: [400, 'The current password is not right.'],
  wrong_code: [400, 'That code does not fit. The app shows a new one every half minute.'],
  wrong_recovery_code: [400, 'That code does not fit, or it was used before.'],
  wrong_confirmation: [400, 'Please type your e-mail address to confirm.'],
  pause_ends_before_it_starts: [400, 'A pause cannot end before it starts.'],
  pause_starts_too_early: [400, 'A pause starts tomorrow at the earliest.'],
  pause_starts_too_late: [400, 'A pause starts within a year.'],
  pause_too_long: [400, 'A pause lasts 30 days at most.'],
  pause_overlaps: [400, 'There is a pause on some of these days already.'],
  pause_days_used_up: [400, 'A year has 60 days of pause, and these would be more.'],
  /** The only one without a code: its body is `{"message":"Unauthorized"}`. */
  sign_in_required: [401, 'Unauthorized'],
  wrong_credentials: [401, wrongCredentialsMessage],
  /** With mail, of every address: whether it has an account, waits for its link, or neither. */
  wrong_or_unverified: [401, wrongOrUnverifiedMessage],
  cross_site: [403, 'This request came from another site and was refused.'],
  second_factor_required: [
    403,
    'Admins need a second factor here. Sign in with a passkey, or turn on the authenticator app in your settings.',
  ],
  admin_required: [403, 'This is for admins only.'],
  proof_required: [403, 'Please show once more that it is you.'],
  factor_proof_required: [403, 'Please show a code of your authenticator app, or a passkey.'],
  premium_required: [403, 'This is part of Premium.'],
  not_found: [404, 'There is nothing here.'],
  payment_not_found: [404, 'We do not know this payment.'],
  no_subscription: [404, 'There is no card subscription here.'],
  round_not_found: [404, 'We do not know this problem.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  passkey_known: [409, 'This passkey is in an account already.'],
  too_many_passkeys: [409, 'There are {most} passkeys, and more are not kept. Please remove one first.'],
  passkeys_unavailable: [409, 'Passkeys work at the public address of this app only.'],
  address_taken: [409, 'An account with this email already exists.'],
  no_password: [409, 'This account has no password, so there is no second step after it.'],
  second_factor_on: [409, 'The authenticator app is on already.'],
  second_factor_off: [409, 'The authenticator app is not on.'],
  last_way: [409, 'This is your only way in. Add another one first.'],
  already_claimed: [409, 'These ideas are in an account already.'],
  visit_day_taken: [409, 'Of the problems you try without an account one a day is kept, and that day has one already.'],
  visit_too_old: [409, 'These ideas are too old to be kept. Today’s problem is waiting for you.'],
  already_premium: [409, 'You have Premium already. Manage it under “You’re Already Premium!”.'],
  not_renewable_yet: [409, 'Your Premium is paid for. Another year can be added from 30 days before it ends.'],
  subscription_unpaid: [409, 'Your subscription waits for its payment. Once your card is put right, Premium is back.'],
  payment_pending: [
    409,
    'A payment of yours is on its way already, so no other is begun. Premium begins by itself once your bank has decided.',
  ],
  payment_in_review: [
    409,
    'Your payment arrived, but not at one of our prices. Please do not pay again, and write to {contact}: you get Premium for it, or your money back.',
  ],
  payment_disputed: [
    409,
    'Your payment is disputed at your bank, so Premium rests until the bank decides. Please write to {contact} if you want to pay again before.',
  ],
  payment_not_done: [409, 'This payment has not gone through.'],
  payment_refunded: [409, 'This payment was refunded.'],
  card_runs: [409, 'A card subscription runs. Please end it at Stripe first: Premium ends with it.'],
  nothing_to_settle: [409, 'This payment is not waiting for a decision.'],
  round_finished: [409, 'You have finished this problem already, with other ideas.'],
  pass_not_valid: [409, 'This problem was not given to you for finishing without network.'],
  own_problem_not_shared: [409, 'A problem of your own stays with you: it is not shared.'],
  round_expired: [409, 'This problem was open for seven days and is closed now.'],
  opinions_off: [409, 'Opinions of a model are switched off in your settings.'],
  not_shareable: [409, 'This idea cannot be shown to others.'],
  second_look_over: [409, 'A second look belongs to the day after, once.'],
  sign_in_over: [410, 'This sign-in took too long. Please begin again.'],
  link_over: [410, 'This link has ended. Shared problems stay for 30 days.'],
  body_too_large: [413, 'This request is too large.'],
  not_json: [415, 'Please send JSON.'],
  unknown_host: [421, 'This address is not served here. If you run Firecrest, set PUBLIC_URL to it.'],
  key_reused: [422, 'This was sent before with other content. (The Idempotency-Key was used already.)'],
  page_too_old: [
    pageTooOldStatus,
    'This page is of an earlier release. Please load it again; what you wrote stays on this device.',
  ],
  daily_limit: [429, 'Daily training limit reached. All {sessions} sessions are done, come back tomorrow.'],
  guest_limit: [429, 'You’ve tried today’s problems. A free account brings a new one every day.'],
  too_many_sign_ups: [429, 'Many accounts were made from your network just now. Please try again later.'],
  too_many_tries: [429, 'Too many tries. Please wait a moment and try again.'],
  too_many_headers: [431, 'This request has too many headers.'],
  unexpected: [500, 'Something broke on our side. Please try again. ({id})'],
  stripe_not_configured: [503, 'Card payments are not set up here.'],
  payment_setup_failed: [503, 'Failed to initialize payment. Please try again.'],
  payment_provider_away: [
    503,
    'The payment provider does not answer right now. Nothing is lost; please try again in a moment.',
  ],
  crypto_not_configured: [503, 'Payments in this currency are not set up here.'],
  price_unavailable: [503, 'Prices are unavailable right now. Please try again in a moment.'],
  provider_unavailable: [503, '{provider} does not answer right now. Try again in a moment, or take another way.'],
  chain_unavailable: [503, 'This network does not answer right now. Please try again in a moment.'],
  opinion_unavailable: [
    503,
    'There is no opinion of the model right now. Your score does not need it; you can ask again {when}.',
  ],
  busy: [503, 'We are busy right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals

type Placeholder<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

export type RefusalParams<Code extends RefusalCode> = Record<Placeholder<(typeof refusals)[Code][1]>, string | number>

/** The parameters that a sentence needs, and nothing where it has none. */
export type RefusalArguments<Code extends RefusalCode> = [keyof RefusalParams<Code>] extends [never]
  ? [params?: undefined]
  : [params: Readonly<RefusalParams<Code>>]

export function refusalMessage<Code extends RefusalCode>(code: Code, ...[params]: RefusalArguments<Code>): string {
  const known: Readonly<Record<string, string | number>> = params ?? {}
  return refusals[code][1].replace(/\{(\w+)\}/g, (_, name: string) => {
    if (known[name] === undefined) throw new Error(`The sentence of ${code} needs ${name}.`)
    return String(known[name])
  })
}
