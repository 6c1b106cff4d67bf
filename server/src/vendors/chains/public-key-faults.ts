/** For settings, before and after the key is parsed. */
export const publicKeyFaults = {
  isPrivate:
    'is a private key and must never be on a server. Use its public counterpart, which starts with xpub or zpub',
  isNone: 'must be an extended public key that starts with xpub or zpub',
} as const
