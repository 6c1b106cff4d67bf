import { randomUUID } from 'node:crypto'
import { buildPath } from '@app/contract/routes'

const password = 'correct horse battery'

/** The cookies of a person on their first day. */
export async function signUpFresh(url: string): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await post(`${url}${buildPath('signUp')}`, { email, password, firstName: 'Nia', lastName: 'New' })
  const signedIn = await post(`${url}${buildPath('signIn')}`, { email, password })
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function post(address: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response
}
