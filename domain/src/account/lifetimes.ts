export const linkHours = {
  verify: 24,
  sign_ups_full: 24,
  choose_password: 24,
  address_restored: 24,
  reset: 1,
  address: 24,
  address_undo: 72,
} as const

export const msOfLink = (kind: keyof typeof linkHours) => linkHours[kind] * 60 * 60 * 1000

/** How long a proof of who somebody is lets them change how they sign in. */
export const freshProofMinutes = 5

export const sessionDays = { unused: 30, atMost: 90 } as const
