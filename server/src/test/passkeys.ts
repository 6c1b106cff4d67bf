import type { Lies, makePasskeyDevice } from './passkey-device.ts'
import type { createWorld } from './world.ts'

type Process = Pick<Awaited<ReturnType<typeof createWorld>>, 'ask'>
type Device = ReturnType<typeof makePasskeyDevice>
type Reply = Awaited<ReturnType<Process['ask']>>

export const cookiesOf = ({ cookies }: Pick<Reply, 'cookies'>) => cookies.map((each) => each.split(';')[0]).join('; ')

/** As the settings do it. */
export async function addPasskey({ ask }: Process, cookie: string, device: Device, lies: Lies = {}) {
  const begun = await ask('passkeyCreation', { cookie })
  const attestation = device.create(begun.body, lies)
  return await ask('addPasskey', { cookie: `${cookie}; ${cookiesOf(begun)}`, body: { attestation } })
}

/** As the page of the sign-in does it; the first answer holds the cookie of the challenge. */
export async function signInBy({ ask }: Process, device: Device, lies: Lies = {}) {
  const begun = await ask('passkeyChallenge')
  return await ask('signInByPasskey', { cookie: cookiesOf(begun), body: { assertion: device.get(begun.body, lies) } })
}

export async function proveBy({ ask }: Process, cookie: string, device: Device, lies: Lies = {}) {
  const begun = await ask('passkeyProofChallenge', { cookie })
  const assertion = device.get(begun.body, lies)
  return await ask('proveByPasskey', { cookie: `${cookie}; ${cookiesOf(begun)}`, body: { assertion } })
}
