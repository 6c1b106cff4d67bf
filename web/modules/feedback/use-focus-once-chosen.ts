import { useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'

/** After the choice the heading of the figures takes the focus of its buttons. */
export function useFocusOnceChosen(asks: boolean) {
  const [didAsk] = useState(asks)
  return useFocusIfLost<HTMLHeadingElement>(didAsk && !asks)
}
