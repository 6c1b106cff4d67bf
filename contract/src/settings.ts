import { difficulties } from '@app/domain/round/difficulty'
import { z } from 'zod'
import type { Call } from './call.ts'
import { Message, Moment, Nothing, Text } from './text.ts'

export const settings = {
  method: 'GET',
  path: '/api/settings',
  summary: 'What a person has chosen, and what was chosen for them',
  access: 'user',
  reply: z.strictObject({
    /** Of the next problem; it follows the record slowly unless changed by hand. */
    difficulty: z.enum(difficulties),
    /** The zone that counts days, and the one that will from a moment on. */
    timeZone: z.string(),
    nextTimeZone: z.strictObject({ timeZone: z.string(), from: Moment }).nullable(),
    /** Hints while writing. */
    hintsOn: z.boolean(),
    /** Whether later lists of others may be compared with theirs. */
    countsForRarity: z.boolean(),
    /** Whether a model may be shown finished lists and say what it thinks of them. */
    opinionsOn: z.boolean(),
  }),
} as const satisfies Call

const Switch = z.strictObject({ on: z.boolean() })

export const switchHints = {
  method: 'POST',
  path: '/api/settings/hints',
  summary: 'Switch hints while writing on or off',
  access: 'user',
  body: Switch,
  reply: Switch,
} as const satisfies Call

export const switchRarity = {
  method: 'POST',
  path: '/api/settings/rarity',
  summary: 'Be counted, or not, when others are told how many had an idea; off forgets what was kept for it',
  access: 'user',
  body: Switch,
  reply: Switch,
} as const satisfies Call

export const switchOpinions = {
  method: 'POST',
  path: '/api/settings/opinions',
  summary: 'Let a model say what it thinks of finished lists, or not; off unless asked for',
  access: 'user',
  body: Switch,
  reply: Switch,
} as const satisfies Call

export const changeTimeZone = {
  method: 'POST',
  path: '/api/settings/time-zone',
  summary: 'Count days in another zone, from the next local day on',
  access: 'user',
  body: z.strictObject({ timeZone: Text.max(64) }),
  reply: z.strictObject({ timeZone: z.string(), from: Moment }),
} as const satisfies Call

export const changeDifficulty = {
  method: 'POST',
  path: '/api/settings/difficulty',
  summary: 'Choose how demanding the next problem is; an open round keeps its own',
  access: 'user',
  body: z.strictObject({ difficulty: z.enum(difficulties) }),
  reply: z.strictObject({ difficulty: z.enum(difficulties) }),
} as const satisfies Call

export const listDevices = {
  method: 'GET',
  path: '/api/settings/devices',
  summary: 'Where the person is signed in, this device first, then the last used',
  access: 'user',
  reply: z.array(
    z.strictObject({
      id: z.string(),
      /** Like "Firefox on Linux"; "Unknown device" where the browser did not say. */
      device: z.string(),
      signedInAt: Moment,
      /** At most an hour behind. */
      lastSeenAt: Moment,
      isThis: z.boolean(),
    }),
  ),
} as const satisfies Call

export const signOutDevice = {
  method: 'POST',
  path: '/api/settings/devices/:id/sign-out',
  summary: 'End one session of the person',
  access: 'user',
  params: z.strictObject({ id: Text.max(64) }),
  status: 204,
  reply: Nothing,
  refusals: ['not_found'],
} as const satisfies Call

export const signOutEverywhere = {
  method: 'POST',
  path: '/api/settings/sign-out-everywhere',
  summary: 'End every session of the person, this one too',
  access: 'user',
  status: 204,
  reply: Nothing,
} as const satisfies Call

export const downloadData = {
  method: 'GET',
  path: '/api/settings/data',
  summary: 'Everything we keep about the person, as one JSON file',
  access: 'user',
  file: ['application/json; charset=utf-8'],
  reply: Nothing,
  refusals: ['cross_site'],
} as const satisfies Call

export const deleteAccount = {
  method: 'POST',
  path: '/api/settings/delete-account',
  summary: 'Remove the person and everything they wrote; there is no way back',
  access: 'user',
  /** The confirmation is the address of the account, typed once more. */
  body: z.strictObject({ confirmation: Text.max(254), password: Text.max(256) }),
  reply: Message,
  refusals: ['wrong_confirmation', 'wrong_current_password', 'too_many_tries', 'busy'],
} as const satisfies Call
