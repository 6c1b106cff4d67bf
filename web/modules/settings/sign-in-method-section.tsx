import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import * as styles from './ways.module.css'

interface Props {
  head: string
  /** Under the heading. */
  note?: string | false | null
  /** Beside the heading. */
  act?: ReactElement | false | null
  children?: ReactNode
}

/** One section of the card "Ways to sign in". */
export function SignInMethodSection({ head, note, act, children }: Props) {
  const id = useId()
  const title = useFocusAfterAct(Boolean(act))
  return (
    <section className={styles.way} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h3 id={id} ref={title} tabIndex={-1}>
            {head}
          </h3>
          {note && <p>{note}</p>}
        </div>
        {act}
      </div>
      {children}
    </section>
  )
}

/** A button that gave way to what it opened, or what it opened that has gone, takes the focus with it. */
function useFocusAfterAct(hasAct: boolean) {
  const place = useRef<HTMLHeadingElement>(null)
  const hadAct = useRef(hasAct)
  useEffect(() => {
    if (hadAct.current !== hasAct && document.activeElement === document.body) place.current?.focus()
    hadAct.current = hasAct
  }, [hasAct])
  return place
}
