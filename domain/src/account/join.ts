export interface Joining {
  /** Whether the provider vouches for the address. */
  isVouched: boolean
  /** Null: nobody has this address here. */
  account: { isVerified: boolean; ownerUnproven: boolean } | null
  hasMail: boolean
}

/**
 * What an account at a provider that nobody has connected leads to. A link of a sign-up proves an address, and not that
 * its owner has signed up: somebody else may have chosen the password. So only an owner who is proven is joined.
 */
export function joinBy({ isVouched, account, hasMail }: Joining) {
  if (!isVouched && hasMail) return 'letter'
  // Without mail an account is active at once, by whichever way it is made.
  if (!isVouched) return account ? 'sign_in_first' : 'make'
  if (!account?.isVerified) return 'take'
  return account.ownerUnproven ? 'sign_in_first' : 'connect'
}
