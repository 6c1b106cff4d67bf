import { type ReactNode, type RefObject, useId } from 'react'
import * as styles from './result-hero.module.css'

interface Props {
  title: string
  sub: string | null
  /** Takes the focus of a button that has gone. */
  heading?: RefObject<HTMLHeadingElement | null>
  matches?: ReactNode
  /** Says nothing of the list, and lights nothing. */
  isQuiet?: boolean
  children?: ReactNode
}

export function ResultHero({ title, sub, heading, matches, isQuiet = false, children }: Props) {
  const head = useId()
  return (
    <section className={isQuiet ? `${styles.hero} ${styles.quiet}` : `${styles.hero} onBlock`} aria-labelledby={head}>
      <div>
        <h1 id={head} ref={heading} tabIndex={-1}>
          <span>{title}</span>
        </h1>
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
      {matches && <div className={styles.matches}>{matches}</div>}
      {children}
    </section>
  )
}
