import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDateTime, NoContent, StorableText } from './text.ts'

/** Where a browser comes back to. */
export const providerCallbackPath = '/api/auth/providers/:name/callback'

/**
 * What a page says of a visit to a provider, by the parameter `outcome`. Whoever sends somebody a link may choose it, so
 * it is one of these and nothing more.
 */
export const providerOutcomes = [
  'refused',
  'away',
  'late',
  'no_address',
  'known',
  'letter',
  'code',
  'too_many',
  'connected',
  'proved',
  'not_yours',
  'not_fresh',
  'taken',
] as const
export type ProviderOutcome = (typeof providerOutcomes)[number]

const ofOne = z.strictObject({ name: StorableText.max(20) })
/** The screen that asks; the browser comes back to it. */
const backTo = z.strictObject({ from: StorableText.max(200) })
/** The page of the provider that the browser goes to. */
const Leading = z.strictObject({ address: z.string() })

export const providersCalls = {
  listConnectedAccounts: {
    summary: 'Sign-in services',
    access: 'user',
    reply: z.array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        /** Null: not connected. */
        connected: z
          .strictObject({ email: z.string().nullable(), createdAt: IsoDateTime, lastUsedAt: IsoDateTime.nullable() })
          .nullable(),
      }),
    ),
  },

  signInByProvider: {
    summary: 'Sign in or sign up with a service',
    access: 'anyone',
    params: ofOne,
    reply: Leading,
    refusals: ['not_found', 'provider_unavailable', 'too_many_tries'],
  },

  connectAccount: {
    summary: 'Start connecting a service',
    access: 'user',
    params: ofOne,
    reply: Leading,
    refusals: ['not_found', 'provider_unavailable', 'too_many_tries'],
  },

  proveByProvider: {
    summary: 'Confirm it’s you with a connected service',
    access: 'user',
    params: ofOne,
    body: backTo,
    reply: Leading,
    refusals: ['not_found', 'provider_unavailable', 'too_many_tries'],
  },

  disconnectAccount: {
    summary: 'Disconnect a service',
    access: 'user',
    params: ofOne,
    status: 204,
    reply: NoContent,
    refusals: ['not_found', 'last_way'],
  },
} as const satisfies Calls
