import { expect, onTestFinished, test, vi } from 'vitest'
import { onTabMessage, parseTabMessage, type TabMessage } from './tab-channel.ts'

test.each<TabMessage>([
  { kind: 'signed-in', person: 'ada' },
  { kind: 'session-ended', session: null, leaveFor: '/login' },
  { kind: 'session-ended', session: 'of-monday', leaveFor: '/' },
  { kind: 'submissions-changed' },
])('%j is a message between tabs', (message) => {
  expect(parseTabMessage(message)).toEqual(message)
})

test.each([
  null,
  'outbox',
  [],
  {},
  { kind: 'toString' },
  { kind: 'signed-out' },
  { kind: 'signed-in' },
  { kind: 'signed-in', person: null },
  { kind: 'signed-in', person: 'ada', leaveFor: '/' },
  { kind: 'session-ended', session: null, leaveFor: 'https://example.org/' },
  { kind: 'session-ended', session: null, leaveFor: '//example.org/' },
  { kind: 'session-ended', session: null, leaveFor: 'javascript:alert(1)' },
  { kind: 'session-ended', session: 7, leaveFor: '/' },
  { kind: 'submissions-changed', person: 'ada' },
])('%j is none', (data) => {
  expect(parseTabMessage(data)).toBeNull()
})

test('a tab hears only what it listens for, and nothing that is no message', async () => {
  const other = new BroadcastChannel('firecrest')
  onTestFinished(() => other.close())
  const heard = vi.fn()
  const people = vi.fn()
  onTestFinished(onTabMessage('signed-in', people))
  onTestFinished(onTabMessage('submissions-changed', heard))
  for (const data of ['outbox', { kind: 'signed-in', person: 7 }, { kind: 'signed-in', person: 'ada' }])
    other.postMessage(data)
  other.postMessage({ kind: 'submissions-changed' })
  await expect.poll(() => heard.mock.calls).toEqual([[{ kind: 'submissions-changed' }]])
  expect(people.mock.calls).toEqual([[{ kind: 'signed-in', person: 'ada' }]])
})
