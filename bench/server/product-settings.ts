import { secret } from './people.ts'

export const productSettings = {
  secret,
  publicUrl: 'http://localhost:3000',
  publicUrlIsSet: false,
  adminEmails: [],
  sendVerification: null,
  now: () => new Date(),
}
