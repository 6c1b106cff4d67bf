/** Apple takes no fixed secret: it wants a short-lived one, signed by a key. */
export interface SigningKey {
  teamId: string
  keyId: string
  pem: string
}

export interface ProviderSettings {
  name: string
  label: string
  issuer: string
  clientId: string
  secret: string | SigningKey | null
  scopes: string
  /** Whether it asks for a second factor itself, so that none is asked here. */
  isTrustedFactor?: boolean
}

export interface AuthorizationChecks {
  state: string
  nonce: string
  verifier: string
}

export interface AuthorizationRequest extends AuthorizationChecks {
  redirectUri: string
  /** Whether the person shall sign in there once more, also where a session runs. */
  isProof: boolean
}

export interface AuthorizationResponse extends AuthorizationChecks {
  /** Where the browser came back to, with the answer in it. */
  url: URL
}

export interface Identity {
  issuer: string
  subject: string
  email: string | null
  /** Whether the provider vouches that the address is this person's. */
  emailVerified: boolean
  firstName: string
  lastName: string
  /** Whether the person signed in there just now, and not in a session that ran already. */
  isFresh: boolean
}

/** `away`: it does not answer. `refused`: the answer is not to be believed, or there is none to this request. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly failure: 'away' | 'refused'
  constructor(failure: 'away' | 'refused', reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.failure = failure
  }
}

/** Both reject with a `ProviderError` and nothing else. */
export interface Provider {
  readonly name: string
  readonly label: string
  readonly isTrustedFactor?: boolean
  /** The page of the provider that the browser goes to. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  identify(answer: AuthorizationResponse): Promise<Identity>
}

export interface ProviderContext {
  now(): Date
  ending: AbortSignal
  deadlineMs?: number
  maxBytes?: number
}
