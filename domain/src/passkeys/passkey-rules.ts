/** Of one person. */
export const maxPasskeys = 20

export const maxPasskeyNameLength = 60

/** Before so many sessions nobody is offered a passkey. */
export const minRoundsBeforePasskeyOffer = 3

/** An authenticator that counts counts up at each use; one that does not says 0 for ever. Otherwise there are two of it. */
export const isClonedAuthenticator = (before: number, now: number) => (before !== 0 || now !== 0) && now <= before

/** A second "Phone" is "Phone 2". */
export function uniquePasskeyName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken)
  let name = wanted
  for (let n = 2; known.has(name); n++) name = `${wanted} ${n}`
  return name
}
