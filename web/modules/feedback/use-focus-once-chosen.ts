import { useState } from 'react'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'

/** The choice has made room for the numbers: their heading takes the focus of its buttons. A person who never chose here is left alone. */
export function useFocusOnceChosen(asks: boolean) {
  const [didAsk] = useState(asks)
  return useFocusIfLost<HTMLHeadingElement>(didAsk && !asks)
}
