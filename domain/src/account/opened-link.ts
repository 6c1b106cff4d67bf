export const invalidLink = {
  verify: 'Invalid verification link',
  reset: 'This password reset link is invalid or has expired.',
} as const

export interface OpenedLink {
  isOpened: boolean
  isProven: boolean
  hasPassword: boolean
}

/**
 * The first link proves its own sign-up. After a second one nobody knows which of the two the owner made, so no
 * password stays. Only the account counts: the first sign-up may have expired.
 */
export function openedLink({ isOpened, isProven, hasPassword }: OpenedLink) {
  if (isOpened) return 'nothing'
  if (!isProven) return 'prove'
  return hasPassword ? 'remove_password' : 'nothing'
}
