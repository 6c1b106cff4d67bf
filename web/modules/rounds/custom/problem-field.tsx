import { roundLimits } from '@app/domain/round/round'
import { countGraphemes } from '@app/domain/text/text'
import { useId } from 'react'
import { faultOf } from '../writing/idea-limit.ts'

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
    <div className="own">
      <label htmlFor={id}>Your problem</label>
      <textarea
        className="input"
        id={id}
        value={problem}
        placeholder="One or two sentences. A scene, a thing, a person."
        readOnly={isReadOnly}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onType(target.value)}
      />
      <p className={fault === null ? 'hint' : 'hint err'} id={`${id}-note`}>
        <span>{fault ?? 'Only you can see it.'}</span>
        <span className="num">
          {countGraphemes(problem).toLocaleString('en-US')} / {limit.graphemes.toLocaleString('en-US')}
        </span>
      </p>
    </div>
  )
}
