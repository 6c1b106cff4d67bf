import { expect, test } from 'vitest'
import { planAt } from './plan.ts'

const grant = { start: 100, end: 200, revoked: false }

test.each([
  { now: 150, grants: [], plan: 'free', why: 'nobody starts with premium' },
  { now: 99, grants: [grant], plan: 'free', why: 'a grant waits for its start' },
  { now: 100, grants: [grant], plan: 'premium', why: 'the start counts' },
  { now: 199, grants: [grant], plan: 'premium', why: 'it holds until its end' },
  { now: 200, grants: [grant], plan: 'free', why: 'the end does not count' },
  { now: 150, grants: [{ ...grant, revoked: true }], plan: 'free', why: 'a revoked grant is none' },
  { now: 150, grants: [{ ...grant, revoked: true }, grant], plan: 'premium', why: 'one in force is enough' },
  { now: 9e15, grants: [{ ...grant, end: null }], plan: 'premium', why: 'a grant may have no end' },
])('$plan: $why', ({ now, grants, plan }) => {
  expect(planAt(now, grants)).toBe(plan)
})
