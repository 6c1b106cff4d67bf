import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDate } from './text.ts'

export const albumCalls = {
  album: {
    summary: 'The sessions with each thinker, and the own best idea of them',
    access: 'user',
    allowsStaleRead: true,
    reply: z.strictObject({
      /** Only those with a session. */
      thinkers: z.array(
        z.strictObject({
          thinkerId: z.string(),
          sessions: z.int().positive(),
          /** Null where no idea of those sessions may be named. */
          best: z
            .strictObject({
              idea: z.string(),
              /** By the person; otherwise it is the most unusual. */
              isPicked: z.boolean(),
              day: IsoDate,
              problemText: z.string(),
              roundId: z.uuid(),
            })
            .nullable(),
        }),
      ),
    }),
  },
} as const satisfies Calls
