import { buildPath } from '@app/contract/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers when the test says so; how often each path was asked is counted. */
function heldServer() {
  const held: Record<string, PromiseWithResolvers<Response>[]> = {}
  vi.stubGlobal('fetch', (path: string) => {
    const answer = Promise.withResolvers<Response>()
    held[path] = [...(held[path] ?? []), answer]
    return answer.promise
  })
  const refused = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
  return {
    asked: (path: string) => held[path]?.length ?? 0,
    answer: (path: string, body: Response) => held[path]?.at(-1)?.resolve(body),
    refuse: (path: string) => held[path]?.at(-1)?.resolve(refused()),
  }
}

const quote = buildPath('dailyQuote')
const password = buildPath('changePassword')
const read = () => api.dailyQuote()
const renew = () =>
  api.changePassword({ body: { currentPassword: 'old one', newPassword: 'new one' }, shouldRenewSession: true })

test.each([
  { order: [quote, password], why: 'before the new session came' },
  { order: [password, quote], why: 'after it' },
])('what was asked while the password changed, and refused $why, is asked again', async ({ order }) => {
  const { asked, answer, refuse } = heldServer()
  const changed = renew()
  const reading = read()
  for (const path of order)
    if (path === quote) refuse(quote)
    else {
      answer(password, Response.json({}))
      await changed
    }
  await expect.poll(() => asked(quote)).toBe(2)
  answer(quote, Response.json({ id: 'q1' }))
  expect(await reading).toEqual({ id: 'q1' })
})

test('a password that was not changed makes no refusal better', async () => {
  const { asked, answer, refuse } = heldServer()
  const changed = renew()
  const reading = read()
  refuse(quote)
  answer(password, Response.json({ message: 'That isn’t your current password.' }, { status: 400 }))
  await expect(changed).rejects.toThrow('400')
  await expect(reading).rejects.toThrow('401')
  expect(asked(quote)).toBe(1)
})

test('what is refused after the change is refused', async () => {
  const { asked, answer, refuse } = heldServer()
  const changed = renew()
  answer(password, Response.json({}))
  await changed
  const reading = read()
  refuse(quote)
  await expect(reading).rejects.toThrow('401')
  expect(asked(quote)).toBe(1)
})
