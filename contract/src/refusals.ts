import { wrongCredentialsMessage, wrongOrUnverifiedMessage } from '@app/domain/account/credentials'
import { invalidLinkMessages } from '@app/domain/account/sign-up-link'
import { pageTooOldStatus } from './page-version.ts'

/** Status and sentence by code. `{name}` in a sentence is a parameter. */
export const refusals = {
  invalid_request: [400, 'Something in this request isn’t right.'],
  body_cut: [400, 'This request was cut off.'],
  bad_idempotency_key: [400, 'An Idempotency-Key must have 1 to 255 ASCII characters.'],
  bad_json: [400, 'We can’t read this request’s JSON.'],
  blank_solution: [400, 'An idea can’t be blank.'],
  too_many_solutions: [400, 'That’s more ideas than there’s room for.'],
  unknown_asset: [400, 'We don’t take this currency on this network.'],
  malformed_transaction: [400, 'That isn’t a transaction hash for this network.'],
  no_such_idea: [400, 'This list doesn’t have that many ideas.'],
  idea_too_long_to_share: [400, 'We can only show ideas of up to 140 characters.'],
  range_too_long: [400, 'Choose 1 to {days} days.'],
  unknown_time_zone: [400, 'We don’t know this time zone.'],
  day_not_begun: [400, 'This day hasn’t started in any time zone yet.'],
  day_over: [400, 'This day is already over.'],
  invalid_verification_link: [400, invalidLinkMessages.verify],
  invalid_address_link: [400, invalidLinkMessages.address],
  invalid_reset_link: [400, invalidLinkMessages.reset],
  invalid_reminder_link: [400, 'This link isn’t from one of our reminders.'],
  bad_push_address: [400, 'That isn’t a push service’s address.'],
  /** One for every reason, or it would tell which passkeys there are. */
  passkey_refused: [400, 'This passkey didn’t work. Use a different way to sign in.'],
  passkey_not_added: [400, 'We couldn’t add this passkey. Try again.'],
  common_password: [400, 'Attackers try common passwords like this first. Choose a different one.'],
  wrong_current_password: [400, 'That isn’t your current password.'],
  wrong_code: [400, 'That code doesn’t match. Your app shows a new one every 30 seconds.'],
  wrong_recovery_code: [400, 'That code doesn’t match or was already used.'],
  wrong_confirmation: [400, 'Enter your email address to confirm.'],
  pause_ends_before_it_starts: [400, 'A pause can’t end before it starts.'],
  pause_starts_too_early: [400, 'A pause can start tomorrow at the earliest.'],
  pause_starts_too_late: [400, 'A pause must start within the next year.'],
  pause_too_long: [400, 'A pause can last 30 days at most.'],
  pause_overlaps: [400, 'You’ve already planned a pause on some of these days.'],
  pause_days_used_up: [400, 'You can pause for up to 60 days a year. This would be more.'],
  /** The only one without a code: its body is `{"message":"Unauthorized"}`. */
  sign_in_required: [401, 'Unauthorized'],
  wrong_credentials: [401, wrongCredentialsMessage],
  /** With mail, of every address: whether it has an account, waits for its link, or neither. */
  wrong_or_unverified: [401, wrongOrUnverifiedMessage],
  cross_site: [403, 'We blocked a request from a different site.'],
  second_factor_required: [
    403,
    'Admins need a passkey or an authenticator app here. Sign in with a passkey, or set up the app in settings.',
  ],
  admin_required: [403, 'This is for admins only.'],
  proof_required: [403, 'Please confirm it’s you.'],
  factor_proof_required: [403, 'Enter a code from your authenticator app or use a passkey.'],
  premium_required: [403, 'This is part of Premium.'],
  not_found: [404, 'There’s nothing here.'],
  payment_not_found: [404, 'We can’t find this payment.'],
  no_subscription: [404, 'You don’t have a card subscription.'],
  round_not_found: [404, 'We can’t find this problem.'],
  method_not_allowed: [405, 'This URL doesn’t accept that method.'],
  passkey_known: [409, 'This passkey already belongs to an account.'],
  too_many_passkeys: [409, 'You already have {most} passkeys. Remove one first.'],
  passkeys_unavailable: [409, 'Passkeys only work at this app’s public address.'],
  address_taken: [409, 'An account with this email already exists.'],
  no_password: [409, 'You don’t have a password, so you don’t need an authenticator app.'],
  second_factor_on: [409, 'Your authenticator app is already set up.'],
  second_factor_off: [409, 'Your authenticator app isn’t set up.'],
  last_way: [409, 'This is your only way to sign in. Add another first.'],
  already_claimed: [409, 'These ideas are already in an account.'],
  visit_day_taken: [409, 'You’ve already kept a guest problem from that day.'],
  visit_too_old: [409, 'These ideas are too old to save.'],
  already_premium: [409, 'You already have Premium.'],
  not_renewable_yet: [409, 'You can add another year during your last 30 days of Premium.'],
  subscription_unpaid: [409, 'Your subscription is unpaid. Update your card to get Premium back.'],
  payment_pending: [409, 'You already have a payment on the way. Premium starts once your bank approves it.'],
  payment_in_review: [
    409,
    'Your payment arrived, but it didn’t match our prices. Don’t pay again. Email {contact} and you’ll get Premium or your money back.',
  ],
  payment_disputed: [
    409,
    'There’s a dispute about your payment, so Premium is on hold. To pay again before it’s settled, email {contact}.',
  ],
  payment_not_done: [409, 'This payment hasn’t gone through.'],
  payment_refunded: [409, 'This payment was refunded.'],
  card_runs: [409, 'This person has a card subscription. Cancel it in Stripe to end their Premium.'],
  nothing_to_settle: [409, 'This payment isn’t waiting for a decision.'],
  round_finished: [409, 'You’ve already finished this problem with different ideas.'],
  pass_not_valid: [409, 'This isn’t one of your offline problems.'],
  own_problem_not_shared: [409, 'You can’t share problems you wrote yourself.'],
  round_expired: [409, 'This problem closed after seven days.'],
  opinions_off: [409, 'AI opinions are off in your settings.'],
  not_shareable: [409, 'You can’t share this idea.'],
  claim_over: [409, 'After 30 days, you can’t claim ideas any more. They’re still saved.'],
  second_look_over: [409, 'You can take a second look once, the day after your session.'],
  sign_in_over: [410, 'Signing in took too long. Start again.'],
  link_over: [410, 'This link has expired. Shared problems last 30 days.'],
  body_too_large: [413, 'This request is too large.'],
  not_json: [415, 'Send JSON.'],
  unknown_host: [421, 'Firecrest isn’t set up for this address. If you run it, set PUBLIC_URL to this address.'],
  key_reused: [422, 'This Idempotency-Key was already used with different content.'],
  page_too_old: [pageTooOldStatus, 'There’s a newer version. Reload the page. What you wrote is safe on this device.'],
  daily_limit: [429, 'Daily training limit reached. All {sessions} sessions are done, come back tomorrow.'],
  guest_limit: [429, 'You’ve tried today’s problems. Come back tomorrow, or keep going today with a free account.'],
  too_many_sign_ups: [429, 'Too many new accounts from your network. Try again later.'],
  too_many_tries: [429, 'Too many attempts. Wait a moment, then try again.'],
  too_many_headers: [431, 'This request has too many headers.'],
  unexpected: [500, 'Something went wrong on our side. Try again. ({id})'],
  stripe_not_configured: [503, 'Card payments aren’t set up here.'],
  payment_setup_failed: [503, 'Failed to initialize payment. Please try again.'],
  payment_provider_away: [503, 'The payment provider isn’t responding. Try again in a moment.'],
  crypto_not_configured: [503, 'Payments in this currency aren’t set up here.'],
  price_unavailable: [503, 'We can’t get prices right now. Try again in a moment.'],
  provider_unavailable: [503, '{provider} isn’t responding. Try again in a moment or use a different way to sign in.'],
  chain_unavailable: [503, 'This crypto network isn’t responding. Try again in a moment.'],
  opinion_unavailable: [503, 'The AI model isn’t responding. Try again {when}.'],
  busy: [503, 'We’re busy right now. Try again in a moment.'],
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
    if (known[name] === undefined) throw new Error(`The message for ${code} needs ${name}.`)
    return String(known[name])
  })
}
