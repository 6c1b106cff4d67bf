import { difficulties } from '@app/domain/rounds/difficulty'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDateTime, Message, NoContent, StorableText } from './text.ts'

const Switch = z.strictObject({ on: z.boolean() })
const ZoneChange = z.strictObject({ timeZone: z.string(), from: IsoDateTime })
const DifficultyChoice = z.strictObject({ difficulty: z.enum(difficulties) })

export const settingsCalls = {
  settings: {
    summary: 'What a person has chosen, and what was chosen for them',
    access: 'user',
    reply: z.strictObject({
      difficulty: z.enum(difficulties),
      timeZone: z.string(),
      nextTimeZone: ZoneChange.nullable(),
      hintsOn: z.boolean(),
      countsForRarity: z.boolean(),
      opinionsOn: z.boolean(),
      coachOn: z.boolean(),
    }),
  },

  switchHints: {
    summary: 'Switch hints while writing on or off',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  switchRarity: {
    summary: 'Be counted, or not, when others see how many people had an idea; off removes what was stored for it',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  switchOpinions: {
    summary: 'Let a model say what it thinks of finished lists, or not; off unless asked for',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  switchCoach: {
    summary: 'Let the coach set one step at a time, or not; off closes the open step',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  changeTimeZone: {
    summary: 'Count days in another zone, from the next local day on',
    access: 'user',
    body: z.strictObject({ timeZone: StorableText.max(64) }),
    reply: ZoneChange,
    refusals: ['unknown_time_zone'],
  },

  changeDifficulty: {
    summary: 'Choose how demanding the next problem is; an open round keeps its own',
    access: 'user',
    body: DifficultyChoice,
    reply: DifficultyChoice,
  },

  listDevices: {
    summary: 'Where the person is signed in, this device first, then the last used',
    access: 'user',
    reply: z.array(
      z.strictObject({
        id: z.string(),
        device: z.string(),
        /** `password`, `password_code`, `passkey`, `provider:<name>` or `provider_code:<name>` */
        way: z.string(),
        signedInAt: IsoDateTime,
        lastSeenAt: IsoDateTime,
        isThis: z.boolean(),
      }),
    ),
  },

  signOutDevice: {
    summary: 'End one session of the person',
    access: 'user',
    params: z.strictObject({ id: StorableText.max(64) }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  signOutEverywhere: {
    summary: 'End every session of the person, this one too',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  downloadData: {
    summary: 'Everything we keep about the person, as one JSON file',
    access: 'user',
    file: ['application/json; charset=utf-8'],
    reply: NoContent,
  },

  deleteAccount: {
    summary: 'Remove the person and everything they wrote; there is no way back',
    access: 'user',
    /** Who has no password leaves it out, and has just shown in another way who they are. */
    body: z.strictObject({ confirmation: StorableText.max(254), password: StorableText.max(256).optional() }),
    reply: Message,
    refusals: ['wrong_confirmation', 'wrong_current_password', 'proof_required', 'too_many_tries'],
  },
} as const satisfies Calls
