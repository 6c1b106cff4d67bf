/** Every refusal there is: its status and the sentence that a person reads. One closed list, so that none is forgotten. */
export const refusals = {
  invalid_request: [400, 'Something in this request is not right.'],
  bad_json: [400, 'This request is not readable JSON.'],
  blank_solution: [400, 'A solution cannot be blank.'],
  too_many_solutions: [400, 'There are more solutions than slots.'],
  invalid_verification_link: [400, 'Invalid verification link'],
  sign_in_required: [401, 'Unauthorized'],
  wrong_credentials: [401, 'Please check your credentials and try again'],
  address_unverified: [403, 'Please verify your email first. We can send you a new link.'],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing here.'],
  round_not_found: [404, 'We do not know this problem.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  address_taken: [409, 'An account with this email already exists.'],
  round_finished: [409, 'This problem is finished already, with other solutions.'],
  round_expired: [409, 'This problem was open for seven days and is closed now.'],
  body_too_large: [413, 'This request is too large.'],
  not_json: [415, 'Please send JSON.'],
  unknown_host: [421, 'This address is not served here.'],
  key_reused: [422, 'This was sent before with other content. (The Idempotency-Key was used already.)'],
  daily_limit: [429, 'Daily training limit reached. Come back tomorrow.'],
  unexpected: [500, 'Something broke on our side. Please try again.'],
  busy: [503, 'We are busy right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals
