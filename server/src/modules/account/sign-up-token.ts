import { signId, verifySignedId } from '../../http/signed-id.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const purpose = 'sign-up link'

/** The same at each sending; a copy of the database cannot make it. */
export const createSignUpToken = (secret: string, id: string) => signId({ secret, purpose }, id)

export function verifySignUpToken(secret: string, token: string): string | null {
  const id = verifySignedId({ secret, purpose }, token)
  return id && uuid.test(id) ? id : null
}
