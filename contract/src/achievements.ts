import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDateTime, NoContent, StorableText } from './text.ts'

export const Achievement = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  emoji: z.string(),
  unlockedAt: IsoDateTime,
  isNew: z.boolean(),
})

export const AchievementProgress = z.strictObject({ id: z.string(), done: z.int().min(0), of: z.int().min(1) })

export const achievementsCalls = {
  listAchievements: {
    summary: 'Unlocked achievements',
    access: 'user',
    reply: z.array(Achievement),
  },

  achievementProgress: {
    summary: 'Progress towards locked achievements',
    access: 'user',
    reply: z.array(AchievementProgress),
  },

  checkAchievements: {
    summary: 'Unlock earned achievements',
    access: 'user',
    reply: z.array(Achievement),
  },

  seeAchievement: {
    summary: 'Mark an achievement as seen',
    access: 'user',
    params: z.strictObject({ id: StorableText.max(64) }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  findBird: {
    summary: 'Mark a hidden bird as found',
    access: 'user',
    body: z.strictObject({ thinkerId: StorableText.max(64) }),
    reply: z.array(Achievement),
    refusals: ['not_found'],
  },
} as const satisfies Calls
