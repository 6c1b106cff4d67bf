import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  { firstName: 'Ada', lastName: 'Lovelace', email: 'x@example.org', initials: 'AL' },
  { firstName: 'ada', lastName: ' ', email: 'x@example.org', initials: 'A' },
  { firstName: '', lastName: 'Lovelace', email: 'x@example.org', initials: 'X' },
  { firstName: '', lastName: '', email: '', initials: 'U' },
  { firstName: '𝒜da', lastName: 'Łuk', email: '', initials: '𝒜Ł' },
])('$firstName $lastName $email is $initials', ({ initials, ...person }) => expect(initialsOf(person)).toBe(initials))
