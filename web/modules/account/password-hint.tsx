import { isAsLongAs, isWeak } from '@app/domain/account/credentials'
import * as styles from './login.module.css'

interface Props {
  password: string
  /** In characters. */
  shortest: number
  /** Words that others know of the person. */
  own?: readonly string[]
}

export function PasswordHint({ password, shortest, own = [] }: Props) {
  const weak = isAsLongAs(password, shortest) && isWeak(password, own)
  return (
    <p role="status" className={weak ? styles.weak : undefined}>
      {weak
        ? 'This one is quickly guessed. Length helps most; it works all the same.'
        : `At least ${shortest} characters.`}
    </p>
  )
}
