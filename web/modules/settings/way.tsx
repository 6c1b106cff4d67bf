import { type ReactElement, type ReactNode, useId } from 'react'
import * as styles from './ways.module.css'

interface Props {
  head: string
  /** Beside the heading. */
  act?: ReactElement | false | null
  children?: ReactNode
}

/** One section of the card "Ways to sign in". */
export function Way({ head, act, children }: Props) {
  const id = useId()
  return (
    <section className={styles.way} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{head}</h3>
        {act}
      </div>
      {children}
    </section>
  )
}
