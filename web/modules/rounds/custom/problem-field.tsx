import { roundLimits } from '@app/domain/rounds/round'
import { countGraphemes } from '@app/domain/text/text'
import { useId } from 'react'
import * as fields from '../../../ui/styles/fields.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import { faultOf } from '../writing/idea-limit.ts'
import * as styles from './custom.module.css'

interface Props {
  problem: string
  isReadOnly: boolean
  onType: (problem: string) => void
}

const limit = roundLimits.customProblem

export function ProblemField({ problem, isReadOnly, onType }: Props) {
  const id = useId()
  const fault = faultOf(problem, limit)
  return (
    <div className={styles.own}>
      <label htmlFor={id}>Your problem</label>
      <textarea
        className={`${fields.input} ${styles.input}`}
        id={id}
        value={problem}
        placeholder="One or two sentences. A scene, a thing, a person."
        readOnly={isReadOnly}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onType(target.value)}
      />
      <p className={fault === null ? styles.hint : `${styles.hint} ${fields.err} ${styles.err}`} id={`${id}-note`}>
        <span>{fault ?? 'Only you can see it.'}</span>
        <span className={`${layout.num} ${styles.num}`}>
          {countGraphemes(problem).toLocaleString('en-US')} / {limit.graphemes.toLocaleString('en-US')}
        </span>
      </p>
    </div>
  )
}
