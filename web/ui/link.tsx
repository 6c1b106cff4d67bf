import type { ComponentProps, MouseEvent } from 'react'
import { type Address, useNavigation } from './navigation.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: Address
}

/** A link inside the app: any other use of it than a plain press is the browser's. */
export function Link({ to, onClick, ...rest }: Props) {
  const { place, go, fetchAhead } = useNavigation()
  const ahead = () => fetchAhead(to)
  const isHere = place.path === to
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    go(to)
  }
  return (
    <a
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      href={to}
      onClick={press}
      onFocus={ahead}
      onPointerEnter={ahead}
      onTouchStart={ahead}
    />
  )
}

/** With a key or another button a link opens in another tab or window, or is saved. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
