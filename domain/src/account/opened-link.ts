export const invalidLink = {
  verify: 'Invalid verification link',
  reset: 'This password reset link is invalid or has expired.',
} as const

export interface OpenedLink {
  isOpened: boolean
  isProven: boolean
  hasPassword: boolean
}

/** After a second link nobody knows which sign-up the owner made, so no password stays. */
export function openedLink({ isOpened, isProven, hasPassword }: OpenedLink) {
  if (isOpened) return 'nothing'
  if (!isProven) return 'prove'
  return hasPassword ? 'remove_password' : 'nothing'
}
