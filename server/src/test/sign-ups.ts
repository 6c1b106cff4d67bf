import { createWorld } from './world.ts'

const at = '2026-03-14T20:00:00Z'

/** A server with mail in two processes; one address that its owner and strangers sign up with. */
export async function openSignUps(email = 'ada@example.org') {
  const world = await createWorld({ at, mail: true, adminEmails: ['root@example.org'] })
  const processes = [world, world.openProcess()] as const
  const passwordOf = (name: string) => `the password of ${name}`

  const signUp = (name: string, n = 0, headers = {}) =>
    processes[n % 2 === 0 ? 0 : 1].call('POST', '/api/auth/signup', {
      body: { firstName: name, lastName: 'Person', email, password: passwordOf(name) },
      headers,
    })
  const letters = async (kind: string) => (await world.readMails()).filter((mail) => mail.kind === kind)
  const linkOf = async (name: string) =>
    (await letters('verify')).findLast(({ firstName }) => firstName === name)?.token ?? `no link of ${name}`
  const open = (token: string, n = 0) =>
    processes[n % 2 === 0 ? 0 : 1].call('GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`)
  const enter = (password: string) => world.call('POST', '/api/auth/signin', { body: { email, password } })
  const statusOf = async (name: string) => (await enter(passwordOf(name))).status
  const reset = (token = '') =>
    world.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'chosen by mail' } })
  return { ...world, email, processes, passwordOf, signUp, letters, linkOf, open, enter, statusOf, reset }
}
