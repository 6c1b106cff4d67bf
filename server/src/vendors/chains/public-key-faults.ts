/** For settings, before and after the key is parsed. */
export const publicKeyFaults = {
  isPrivate: 'is a private key: it must never be on a server. Its public twin begins with xpub or zpub',
  isNone: 'must be an extended public key, beginning with xpub or zpub',
} as const
