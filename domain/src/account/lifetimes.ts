export const linkLifetimeHours = {
  verify: 24,
  sign_ups_full: 24,
  choose_password: 24,
  address_restored: 24,
  reset: 1,
  address: 24,
  address_undo: 72,
} as const

export const linkLifetimeMs = (kind: keyof typeof linkLifetimeHours) => linkLifetimeHours[kind] * 60 * 60 * 1000

/** From then on a passkey or authenticator app says who the owner is: the letter about it had its time to be read. */
export const establishedFactorDays = 7

/** How long a proof of who somebody is lets them change how they sign in. */
export const freshProofMinutes = 5

export const sessionLifetimeDays = { idle: 30, absolute: 90 } as const
