import { byteLength } from '@app/domain/text'

/** The same addresses as the contract takes; its schemas stay on the server. */
const address = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const isAddress = (email: string) => address.test(email.trim().normalize('NFKC'))

export const rules = {
  firstName: { validate: (name: string) => name.trim() !== '' || 'First name is required' },
  lastName: { validate: (name: string) => name.trim() !== '' || 'Last name is required' },
  email: { validate: (email: string) => isAddress(email) || 'Please enter a valid email address' },
  password: {
    validate: (password: string) => {
      // Characters, as the server counts them: a flame is one.
      if ([...password].length < 6) return 'Password must be at least 6 characters'
      return byteLength(password) <= 256 || 'Password must be at most 256 bytes'
    },
  },
}
