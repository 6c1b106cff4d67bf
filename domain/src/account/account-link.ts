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
 * What happens when somebody signs in by a provider account that is not linked here yet. A verified address alone does
 * not say that its owner signed up: a stranger may have, who chose the password. So where the owner is not proven, who
 * signs in takes the account over, and nothing of before lets anybody in any more. And a proven account with a second
 * factor is never linked by mail alone, because a mailbox is all that some providers check.
 */
export function decideAccountLink({ isEmailVerified, account, hasMail }: AccountLinkInput) {
  if (!isEmailVerified && hasMail) return 'letter'
  // Without mail an account is active at once, by whichever way it is made.
  if (!isEmailVerified) return account ? 'sign_in_first' : 'make'
  if (!account?.isVerified) return 'take'
  if (account.ownerUnproven && hasMail && !account.isGuarded) return 'take'
  return account.ownerUnproven || account.hasSecondFactor ? 'sign_in_first' : 'connect'
}
