import { instructionFor } from '@app/domain/round/instruction'
import { Timer } from 'lucide-react'
import * as layout from '../../ui/styles/layout.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import type { Round } from './rounds.queries.ts'
import * as styles from './solve.module.css'

const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

export function ProblemHead({ round, totalSolved }: { round: Round; totalSolved: number }) {
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
