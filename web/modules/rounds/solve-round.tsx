import { thinkers } from '@app/content/thinkers'
import type { User } from '../../api/session.ts'
import * as layout from '../../ui/styles/layout.module.css'
import { ProblemHead } from './problem-head.tsx'
import type { Round } from './rounds.queries.ts'
import * as styles from './solve.module.css'
import { SolveBar } from './solve-bar.tsx'
import { SolveWork } from './solve-work.tsx'
import { ThinkerCard } from './thinker-card.tsx'
import { ThinkerPicker } from './thinker-picker.tsx'
import { useKeptSwitch } from './use-kept-switch.ts'
import { useRoundDraft } from './use-round-draft.ts'

interface Props {
  user: User
  round: Round
}

/** A problem being solved. Mounted anew for each round. */
export function SolveRound({ user, round }: Props) {
  const drafted = useRoundDraft({ userId: user.id, roundId: round.id }, round.slots)
  const { draft, change } = drafted
  const [wantsFocus, toggleFocus] = useKeptSwitch('focus')
  const focus = user.plan === 'premium' ? { isOn: wantsFocus, toggle: toggleFocus } : null
  const chosen = thinkers.find(({ id }) => id === draft.thinkerId) ?? thinkers[0]

  return (
    <>
      <SolveBar burn={draft} onBurn={(burn) => change(() => burn)} focus={focus} />
      <main
        id="main"
        className={focus?.isOn ? `${layout.wrap} ${styles.solve} ${styles.focused}` : `${layout.wrap} ${styles.solve}`}
      >
        <ProblemHead round={round} totalSolved={user.totalSolved} />
        {!focus?.isOn && <ThinkerPicker chosen={chosen} onChoose={(thinkerId) => change(() => ({ thinkerId }))} />}
        <SolveWork round={round} drafted={drafted} />
        {!focus?.isOn && <ThinkerCard thinker={chosen} />}
      </main>
    </>
  )
}
