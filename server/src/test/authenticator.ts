import { Secret, TOTP } from 'otpauth'
import type { createWorld } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** The app on somebody's phone; its clock may differ from the server's by some seconds. */
export const authenticator = (key: string, clock: { now: Date }) => {
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  return { code: (secondsOff = 0) => app.generate({ timestamp: clock.now.getTime() + secondsOff * 1000 }) }
}

/** Turns the second factor on. The code that did so is used up, so the clock goes on by a minute. */
export async function turnOnSecondFactor(world: World, cookie: string) {
  const { body } = await world.ask('beginSecondFactor', { cookie })
  const phone = authenticator(body.key, world.clock)
  const confirmed = await world.ask('confirmSecondFactor', { cookie, body: { code: phone.code() } })
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  const device = confirmed.cookies.find((each) => each.includes('known_device'))?.split(';')[0] ?? ''
  return { phone, codes: confirmed.body.codes as string[], device, uri: body.uri as string }
}
