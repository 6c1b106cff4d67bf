import { z } from 'zod'
import type { Calls } from './call.ts'

export const installationCalls = {
  installation: {
    summary: 'What’s set up on this site',
    access: 'anyone',
    reply: z.strictObject({
      stripePublishableKey: z.string().nullable(),
      supportEmail: z.string().nullable(),
      mail: z.boolean(),
      opinions: z.boolean(),
      /** Whether people may see ideas of others. */
      sharedIdeas: z.boolean(),
      /** Of OpenID Connect: other ways to sign in, in the order of the settings. */
      providers: z.array(z.strictObject({ name: z.string(), label: z.string() })),
      crypto: z.array(z.strictObject({ currency: z.string(), networks: z.array(z.string()) })),
    }),
  },
} as const satisfies Calls
