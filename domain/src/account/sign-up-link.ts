export const invalidLinkMessages = {
  verify: 'Invalid verification link',
  address: 'This link no longer works. Ask for a new one in settings.',
  reset: 'This password reset link is invalid or has expired.',
} as const

export interface SignUpLinkState {
  isOpened: boolean
  isProven: boolean
  /** A password, or what else lets somebody in. */
  hasSignInMethod: boolean
}

/** After a second link nobody knows which sign-up the owner made, so no way in stays. */
export function decideSignUpLink({ isOpened, isProven, hasSignInMethod }: SignUpLinkState) {
  if (isOpened) return 'nothing'
  if (!isProven) return 'prove'
  return hasSignInMethod ? 'remove_ways' : 'nothing'
}

/** Begins the token of a link that puts an earlier address back, so that its page knows what to ask. */
export const undoTokenPrefix = 'undo-'

/** Begins the token of a change that a long-standing second factor confirmed: no link undoes it. */
export const confirmedTokenPrefix = 'confirmed-'
