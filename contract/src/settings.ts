import { difficulties } from '@app/domain/rounds/difficulty'
import { z } from 'zod'
import { FirstName, LastName } from './account.ts'
import type { Calls } from './call.ts'
import { IsoDateTime, Message, NoContent, StorableText } from './text.ts'

const Switch = z.strictObject({ on: z.boolean() })
const ZoneChange = z.strictObject({ timeZone: z.string(), from: IsoDateTime })
const DifficultyChoice = z.strictObject({ difficulty: z.enum(difficulties) })

export const settingsCalls = {
  settings: {
    summary: 'The user’s settings',
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
    summary: 'Turn writing hints on or off',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  switchRarity: {
    summary: 'Turn rarity counting on or off',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  switchOpinions: {
    summary: 'Turn AI opinions on or off',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  switchCoach: {
    summary: 'Turn the coach on or off',
    access: 'user',
    body: Switch,
    reply: Switch,
  },

  changeName: {
    summary: 'Change the name',
    access: 'user',
    body: z.strictObject({ firstName: FirstName, lastName: LastName }),
    reply: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  },

  changeTimeZone: {
    summary: 'Change the time zone, starting tomorrow',
    access: 'user',
    body: z.strictObject({ timeZone: StorableText.max(64) }),
    reply: ZoneChange,
    refusals: ['unknown_time_zone'],
  },

  changeDifficulty: {
    summary: 'Choose how hard the next problem is',
    access: 'user',
    body: DifficultyChoice,
    reply: DifficultyChoice,
  },

  listDevices: {
    summary: 'Signed-in devices',
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
    summary: 'Sign out one device',
    access: 'user',
    params: z.strictObject({ id: StorableText.max(64) }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },

  signOutEverywhere: {
    summary: 'Sign out every device',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  downloadData: {
    summary: 'Everything we store about the user',
    access: 'user',
    file: ['application/json; charset=utf-8'],
    reply: NoContent,
  },

  deleteAccount: {
    summary: 'Delete the account',
    access: 'user',
    /** Who has no password leaves it out, and has just shown in another way who they are. */
    body: z.strictObject({ confirmation: StorableText.max(254), password: StorableText.max(256).optional() }),
    reply: Message,
    refusals: ['wrong_confirmation', 'wrong_current_password', 'proof_required', 'too_many_tries'],
  },
} as const satisfies Calls
