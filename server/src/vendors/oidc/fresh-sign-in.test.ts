import { expect, test } from 'vitest'
import { freshSignInParams, isFreshSignIn } from './openid-provider.ts'

const [google, other] = ['https://accounts.google.com', 'https://id.example']

test.each([
  [other, 0, true],
  [other, 300, true],
  [other, 301, false],
  [other, undefined, false],
  [google, undefined, true],
  [`${google}.example`, undefined, false],
])('T98: at %s, a sign-in %s seconds before its token is fresh: %s', (issuer, before, expected) => {
  const iat = 1_800_000_000
  expect(isFreshSignIn(issuer, { iat, auth_time: before === undefined ? undefined : iat - before })).toBe(expected)
})

test('a provider is asked for another sign-in, and Google for a choice of accounts', () => {
  expect([freshSignInParams(other), freshSignInParams(google)]).toEqual([
    { prompt: 'login', max_age: '0' },
    { prompt: 'select_account' },
  ])
})
