import { hasMinLength, isWeakPassword } from '@app/domain/account/credentials'
import * as styles from './login.module.css'

interface Props {
  password: string
  /** In characters. */
  shortest: number
  /** Words that others know make a password weak. */
  person?: { firstName: string; lastName: string; email: string }
}

export function PasswordHint({ password, shortest, person }: Props) {
  const own = person ? [person.firstName, person.lastName, person.email.split('@')[0] ?? ''] : []
  const weak = hasMinLength(password, shortest) && isWeakPassword(password, own)
  return (
    <p role="status" className={weak ? styles.weak : undefined}>
      {weak ? 'Easy to guess. Longer is safer.' : `At least ${shortest} characters.`}
    </p>
  )
}
