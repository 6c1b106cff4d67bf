import { Check } from 'lucide-react'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import * as styles from './crypto.module.css'
import { isPayable, type OpenedPayment } from './crypto.queries.ts'

type Step = 1 | 2 | 3

/** After a payment that is over, or while another coin is chosen, it begins again. */
export function stepOf(opened: OpenedPayment | null): Step {
  if (!opened) return 1
  const { status } = opened.standing
  if (status === 'confirming' || status === 'verified') return 3
  return isPayable(opened) ? 2 : 1
}

interface Props {
  at: Step
  hasRest: boolean
  /** The button that led here has left the page. */
  isFocused: boolean
}

export const CryptoSteps = ({ at, hasRest, isFocused }: Props) => (
  <ol className={styles.steps}>
    {['Choose a coin and network', hasRest ? 'Send the rest' : 'Send exactly this amount', 'Premium starts'].map(
      (name, before) => (
        <li key={name} aria-current={before + 1 === at ? 'step' : undefined}>
          <span className="num">
            {before + 1 < at ? <Check className="i" role="img" aria-label="Done" /> : before + 1}
          </span>
          {before + 1 === at ? <StepTitle name={name} isFocused={isFocused} /> : <span>{name}</span>}
        </li>
      ),
    )}
  </ol>
)

function StepTitle({ name, isFocused }: { name: string; isFocused: boolean }) {
  const head = useFocusIfLost<HTMLHeadingElement>(isFocused)
  return (
    <h3 ref={head} tabIndex={-1}>
      {name}
    </h3>
  )
}
