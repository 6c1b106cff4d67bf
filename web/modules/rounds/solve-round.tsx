import { thinkers } from '@app/content/thinkers'
import { instructionFor } from '@app/domain/round/instruction'
import { Timer } from 'lucide-react'
import type { User } from '../../api/session.ts'
import * as layout from '../../ui/styles/layout.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { useRoundDraft } from './draft.ts'
import type { Round } from './rounds.queries.ts'
import * as styles from './solve.module.css'
import { SolveBar } from './solve-bar.tsx'
import { SolveWork } from './solve-work.tsx'
import { ThinkerCard } from './thinker-card.tsx'
import { ThinkerPicker } from './thinker-picker.tsx'
import { useDeviceSwitch } from './use-device-switch.ts'

const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

interface Props {
  user: User
  round: Round
}

/** A problem being solved. Mounted anew for each round. */
export function SolveRound({ user, round }: Props) {
  const drafted = useRoundDraft({ userId: user.id, roundId: round.id }, round.slots)
  const { draft, change } = drafted
  const [wantsFocus, toggleFocus] = useDeviceSwitch('focus')
  const focus = user.plan === 'premium' ? { isOn: wantsFocus, toggle: toggleFocus } : null
  const chosen = thinkers.find(({ id }) => id === draft.thinkerId) ?? thinkers[0]

  return (
    <>
      <SolveBar burn={draft} onTimer={(burn) => change(() => burn)} focus={focus} />
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

function ProblemHead({ round, totalSolved }: { round: Round; totalSolved: number }) {
  return (
    <div className={styles.problemHead}>
      <p className={styles.meta}>
        <span className={tag.tag}>{round.category}</span>
        <span className={`${tag.tag} ${tag.mint}`}>{difficultyWords[round.difficulty]}</span>
        <span className={`${tag.tag} ${tag.brand}`}>
          <Timer className={layout.i} />2 min
        </span>
      </p>
      <h1>{round.text}</h1>
      <p className={`${layout.lead} ${styles.lead}`}>{instructionFor(totalSolved)}</p>
    </div>
  )
}
