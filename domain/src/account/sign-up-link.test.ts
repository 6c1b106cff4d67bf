import { expect, test } from 'vitest'
import { decideSignUpLink, type SignUpLinkState } from './sign-up-link.ts'

const first: SignUpLinkState = { isOpened: false, isProven: false, hasSignInMethod: false }

test.each([
  { why: 'the first link proves the address', link: first, does: 'prove' },
  { why: 'a link again', link: { ...first, isOpened: true, isProven: true, hasSignInMethod: true }, does: 'nothing' },
  { why: 'a link again, of an account that somebody put back', link: { ...first, isOpened: true }, does: 'nothing' },
  {
    why: 'the first opening of another link, though the first sign-up is long gone',
    link: { ...first, isProven: true, hasSignInMethod: true },
    does: 'remove_ways',
  },
  { why: 'the link of a third sign-up, with no password left', link: { ...first, isProven: true }, does: 'nothing' },
])('$why: $does', ({ link, does }) => {
  expect(decideSignUpLink(link)).toBe(does)
})
