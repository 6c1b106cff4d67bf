import { secret } from './people.ts'

export const productSettings = {
  secret,
  publicUrl: 'http://localhost:3000',
  publicUrlIsSet: false,
  trustProxy: 0,
  // Wide open: what is measured is the work, not the limit.
  rules: {
    signUpsOfNetwork: { count: 1e6, seconds: 1 },
    mailsToAddress: { count: 1e6, seconds: 1 },
    passwordTriesOfPerson: { count: 1e6, seconds: 1 },
  },
  adminEmails: [],
  hasMail: false,
  supportEmail: 'support@localhost',
  now: () => new Date(),
}
