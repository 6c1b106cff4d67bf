import { z } from 'zod'
import { Email } from './account.ts'
import type { Calls } from './call.ts'
import { Message, NoContent, StorableText } from './text.ts'

export const addressCalls = {
  changeAddress: {
    summary: 'Ask for a new address. The answer is the same for every address, and its owner gets an email',
    access: 'user',
    body: z.strictObject({ email: Email }),
    reply: Message,
    refusals: ['address_taken', 'too_many_tries'],
  },

  keepAddress: {
    summary:
      'Keep a changed address for good, by a second factor of at least a week: no link puts the earlier one back',
    access: 'user',
    status: 204,
    reply: NoContent,
  },

  followAddressLink: {
    summary:
      'Do what an emailed link is for: take the new address, or restore the old one, end all sessions and ways, and email a password reset link',
    access: 'anyone',
    body: z.strictObject({ token: StorableText.max(256) }),
    reply: z.strictObject({ did: z.enum(['changed', 'restored']) }),
    refusals: ['invalid_address_link', 'address_taken'],
  },
} as const satisfies Calls
