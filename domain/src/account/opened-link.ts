/** What is known of a sign-up when its link is opened, and of the account of its address. */
export interface OpenedLink {
  /** This link was opened before, or a password chosen by mail has settled it. */
  isOpened: boolean
  /** The address is proven. */
  isProven: boolean
  hasPassword: boolean
}

/**
 * What opening a link does. The first one proves its own sign-up. With a second one nobody can say which of the two the
 * owner made, so no password stays. Only the account counts, for the first sign-up may have expired since.
 */
export function openedLink({ isOpened, isProven, hasPassword }: OpenedLink) {
  if (isOpened) return 'nothing'
  if (!isProven) return 'prove'
  return hasPassword ? 'remove_password' : 'nothing'
}
