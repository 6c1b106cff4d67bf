import { expect, test } from 'vitest'
import { decideAccountLink } from './account-link.ts'

const proven = { isVerified: true, ownerUnproven: false, hasSecondFactor: false, isGuarded: false }
const byLink = { isVerified: true, ownerUnproven: true, hasSecondFactor: false, isGuarded: false }
const waiting = { isVerified: false, ownerUnproven: false, hasSecondFactor: false, isGuarded: false }
const withApp = { ...proven, hasSecondFactor: true }
const guarded = { ...byLink, isGuarded: true }

test.each([
  [true, null, true, 'take'],
  [true, waiting, true, 'take'],
  [true, byLink, true, 'take'],
  [true, { ...byLink, hasSecondFactor: true }, true, 'take'],
  [true, guarded, true, 'sign_in_first'],
  [true, proven, true, 'connect'],
  [true, withApp, true, 'sign_in_first'],
  [true, null, false, 'take'],
  [true, waiting, false, 'take'],
  [true, byLink, false, 'sign_in_first'],
  [true, proven, false, 'connect'],
  [false, null, true, 'letter'],
  [false, waiting, true, 'letter'],
  [false, byLink, true, 'letter'],
  [false, proven, true, 'letter'],
  [false, null, false, 'make'],
  [false, waiting, false, 'sign_in_first'],
  [false, byLink, false, 'sign_in_first'],
  [false, proven, false, 'sign_in_first'],
] as const)('vouched for: %s, account: %o, mail: %s leads to %s', (isEmailVerified, account, hasMail, expected) => {
  expect(decideAccountLink({ isEmailVerified, account, hasMail })).toBe(expected)
})
