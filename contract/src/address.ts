import { z } from 'zod'
import { NewEmail } from './account.ts'
import type { Calls } from './call.ts'
import { Message, NoContent, StorableText } from './text.ts'

export const addressCalls = {
  changeAddress: {
    summary: 'Ask to change the email address',
    access: 'user',
    body: z.strictObject({ email: NewEmail }),
    reply: Message,
    refusals: ['address_taken', 'too_many_tries'],
  },

  keepAddress: {
    summary: 'Keep the new email address',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  followAddressLink: {
    summary: 'Change or restore the email address with a link',
    access: 'anyone',
    body: z.strictObject({ token: StorableText.max(256) }),
    reply: z.strictObject({ did: z.enum(['changed', 'restored']) }),
    refusals: ['invalid_address_link', 'address_taken'],
  },
} as const satisfies Calls
