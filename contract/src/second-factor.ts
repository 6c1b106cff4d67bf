import { z } from 'zod'
import { User } from './account.ts'
import type { Calls } from './call.ts'
import { NoContent, StorableText } from './text.ts'

/** Six digits of the app, or a recovery code. */
const Code = z.strictObject({ code: StorableText.max(64) })

const RecoveryCodes = z.strictObject({ codes: z.array(z.string()).length(10) })

export const secondFactorCalls = {
  signInByCode: {
    summary: 'Finish signing in with a code',
    access: 'anyone',
    body: Code,
    reply: User,
    refusals: ['wrong_code', 'wrong_recovery_code', 'sign_in_over', 'too_many_tries'],
  },

  beginSecondFactor: {
    summary: 'A key for an authenticator app',
    access: 'user',
    /** In base32, and as the address that apps read from a QR code. */
    reply: z.strictObject({ key: z.string(), uri: z.string() }),
    refusals: ['second_factor_on', 'no_password'],
  },

  confirmSecondFactor: {
    summary: 'Set up the authenticator app',
    access: 'user',
    body: Code,
    reply: RecoveryCodes,
    refusals: ['wrong_code', 'second_factor_on', 'too_many_tries'],
  },

  removeSecondFactor: {
    summary: 'Remove the authenticator app',
    access: 'user',
    status: 204,
    reply: NoContent,
    refusals: ['second_factor_off'],
  },

  renewRecoveryCodes: {
    summary: 'Replace the ten recovery codes',
    access: 'user',
    reply: RecoveryCodes,
    refusals: ['second_factor_off'],
  },

  askKnownDevices: {
    summary: 'Choose which sign-ins need a code',
    access: 'user',
    body: z.strictObject({ on: z.boolean() }),
    status: 204,
    reply: NoContent,
    refusals: ['second_factor_off'],
  },
} as const satisfies Calls
