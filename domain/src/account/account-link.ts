export interface AccountLinkInput {
  /** Whether the provider vouches for the address. */
  isEmailVerified: boolean
  /** Null: nobody has this address here. */
  account: {
    isVerified: boolean
    ownerUnproven: boolean
    hasSecondFactor: boolean
    /** An admin who needs a second factor: no provider takes it off. */
    isGuarded: boolean
  } | null
  hasMail: boolean
}

/**
 * What an account at a provider that nobody has connected leads to. A link of a sign-up proves an address, and not that
 * its owner has signed up: somebody else may have chosen the password. The owner takes it then, and nothing of before
 * lets anybody in. Of a proven owner a mailbox, which is all that some providers ask for, stands for no authenticator app.
 */
export function decideAccountLink({ isEmailVerified, account, hasMail }: AccountLinkInput) {
  if (!isEmailVerified && hasMail) return 'letter'
  // Without mail an account is active at once, by whichever way it is made.
  if (!isEmailVerified) return account ? 'sign_in_first' : 'make'
  if (!account?.isVerified) return 'take'
  if (account.ownerUnproven && hasMail && !account.isGuarded) return 'take'
  return account.ownerUnproven || account.hasSecondFactor ? 'sign_in_first' : 'connect'
}
