import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDate } from './text.ts'

export const albumCalls = {
  album: {
    summary: 'The album, with each thinker’s inks and ideas',
    access: 'user',
    allowsStaleRead: true,
    reply: z.strictObject({
      /** Only those with a session. */
      thinkers: z.array(
        z.strictObject({
          thinkerId: z.string(),
          ink: z.int().min(0).max(3),
          /** What its next session shows: an example, a first line that is begun, or the rule alone. */
          stage: z.int().min(1).max(3),
          /** Ideas that the person named as come from the technique. */
          lines: z.int(),
          /** The newest of them that was a favourite too, else the newest. */
          line: z
            .strictObject({
              idea: z.string(),
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
