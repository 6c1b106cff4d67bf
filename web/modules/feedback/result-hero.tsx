import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type ReactNode, type RefObject, useId } from 'react'
import { MatchRow } from './match-row.tsx'
import * as styles from './result-hero.module.css'

interface Props {
  title: string
  sub: string | null
  count: number
  form: ProblemForm
  picks: readonly number[]
  /** Takes the focus of a button that has gone. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** Says nothing of the list, and lights nothing. */
  isQuiet?: boolean
  children?: ReactNode
}

export function ResultHero({ title, sub, count, form, picks, heading, isQuiet = false, children }: Props) {
  const head = useId()
  return (
    <section className={isQuiet ? `${styles.hero} ${styles.quiet}` : `${styles.hero} onBlock`} aria-labelledby={head}>
      <div>
        <h1 id={head} ref={heading} tabIndex={-1}>
          <span>{title}</span>
        </h1>
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
      {!isQuiet && count > 0 && (
        <div className={styles.matches}>
          <MatchRow count={count} form={form} picks={picks} />
        </div>
      )}
      {children}
    </section>
  )
}
