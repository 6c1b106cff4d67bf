import type { ComponentProps, MouseEvent } from 'react'
import { type Address, useNavigation } from './navigation.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: Address
}

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

/** With a modifier or another button the browser opens or saves the link. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
