import { expect, test } from 'vitest'
import { displayNameOf, initialsOf } from './person-name.ts'

test.each([
  { firstName: 'Ada', lastName: 'Lovelace', email: 'x@example.org', initials: 'AL' },
  { firstName: 'ada', lastName: ' ', email: 'x@example.org', initials: 'A' },
  { firstName: '', lastName: 'Lovelace', email: 'x@example.org', initials: 'X' },
  { firstName: '', lastName: '', email: '', initials: 'U' },
  { firstName: '𝒜da', lastName: 'Łuk', email: '', initials: '𝒜Ł' },
  { firstName: '\u200b\u202eada', lastName: '\u3164', email: '', initials: 'A' },
  { firstName: '👩‍🚀 Ada', lastName: 'e\u0301lan', email: '', initials: '👩‍🚀E\u0301' },
  { firstName: `a${'\u0301'.repeat(90)}`, lastName: '', email: '', initials: `A${'\u0301'.repeat(8)}` },
])('$firstName $lastName $email is $initials', ({ initials, ...person }) => expect(initialsOf(person)).toBe(initials))

test.each([
  { firstName: ' Ada ', lastName: 'Lovelace', name: 'Ada Lovelace' },
  { firstName: '\u200b', lastName: '\u2800', name: 'x@example.org' },
  { firstName: '\u202eadA\u2066', lastName: 'L\u202c', name: 'adA L' },
  { firstName: 'مريم', lastName: 'L', name: '\u2068مريم L\u2069' },
])('a list names somebody who is called "$firstName" "$lastName" $name', ({ name, ...person }) =>
  expect(displayNameOf({ ...person, email: 'x@example.org' })).toBe(name),
)
