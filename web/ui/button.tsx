import type { ComponentProps } from 'react'
import { Link } from '../router/link.tsx'

interface Look {
  kind?: 'line' | 'ghost' | 'accent' | 'onHero' | 'onSulphur' | undefined
  size?: 'big' | 'wide' | 'big wide' | undefined
}

interface PressProps extends ComponentProps<'button'> {
  to?: undefined
  /** It stays where it is and keeps the focus, and does nothing. */
  isBusy?: boolean | undefined
}

/** With `to` it is a link to another screen. A link that leaves the app is an `<a className="btn">`. */
export function Button({ kind, size, className, ...rest }: Look & (PressProps | ComponentProps<typeof Link>)) {
  const look = ['btn', size, kind, className].filter(Boolean).join(' ')
  return rest.to === undefined ? <Press {...rest} className={look} /> : <Link {...rest} className={look} />
}

const Press = ({ isBusy, onClick, to: _, ...rest }: PressProps) => (
  <button type="button" aria-disabled={isBusy} {...rest} onClick={isBusy ? undefined : onClick} />
)
