import { z } from 'zod'
import type { Calls } from './call.ts'

export const installationCalls = {
  installation: {
    summary: 'What this installation is set up for',
    access: 'anyone',
    reply: z.strictObject({
      /** Null while no card payments are set up. */
      stripePublishableKey: z.string().nullable(),
      /** Where people write to; null: no address is set. */
      supportEmail: z.string().nullable(),
      /** Whether mails are sent; without, accounts are active at once and mails become files. */
      mail: z.boolean(),
      /** Whether a model is connected that can be asked what it thinks of a list. */
      opinions: z.boolean(),
      crypto: z.array(z.strictObject({ currency: z.string(), networks: z.array(z.string()) })),
    }),
  },
} as const satisfies Calls
