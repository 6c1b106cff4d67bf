import { freshProofMinutes } from '@app/domain/account/lifetimes'

/** It takes no request for another sign-in, and says of none when it was. */
const google = 'https://accounts.google.com'

/** What makes a provider ask who is there, though a session runs. Google offers a choice of accounts instead. */
export const freshSignInParams = (issuer: string) =>
  issuer === google ? { prompt: 'select_account' } : { prompt: 'login', max_age: '0' }

interface SignedIn {
  iat: number
  auth_time?: number | undefined
}

/** Both moments are of the provider's clock. */
export const isFreshSignIn = (issuer: string, { iat, auth_time: at }: SignedIn) =>
  issuer === google || (at !== undefined && iat - at <= freshProofMinutes * 60)
