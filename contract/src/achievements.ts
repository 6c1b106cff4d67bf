import { z } from 'zod'
import type { Call } from './call.ts'
import { Moment, Nothing, Text } from './text.ts'

export const Achievement = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  emoji: z.string(),
  unlockedAt: Moment,
  /** Until the person has seen it. */
  isNew: z.boolean(),
})

export const listAchievements = {
  method: 'GET',
  path: '/api/achievements',
  summary: 'What the person has unlocked, newest first',
  access: 'user',
  reply: z.array(Achievement),
} as const satisfies Call

export const checkAchievements = {
  method: 'POST',
  path: '/api/achievements/check',
  summary: 'Count again and unlock what is due; the same list',
  access: 'user',
  reply: z.array(Achievement),
} as const satisfies Call

export const seeAchievement = {
  method: 'POST',
  path: '/api/achievements/:id/seen',
  summary: 'Mark an achievement as seen',
  access: 'user',
  params: z.strictObject({ id: Text.max(64) }),
  status: 204,
  reply: Nothing,
  refusals: ['not_found'],
} as const satisfies Call

export const findBird = {
  method: 'POST',
  path: '/api/achievements/bird',
  summary: 'Say that the small bird on a thinker’s card was found',
  access: 'user',
  body: z.strictObject({ thinkerId: Text.max(64) }),
  reply: z.array(Achievement),
  refusals: ['not_found'],
} as const satisfies Call
