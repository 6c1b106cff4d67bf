import { instructionFor } from '@app/domain/round/instruction'
import { Timer } from 'lucide-react'
import type { Round } from './rounds.queries.ts'

const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

export function ProblemHead({ round, totalSolved }: { round: Round; totalSolved: number }) {
  return (
    <div className="problem-head">
      <p className="meta">
        <span className="tag">{round.category}</span>
        <span className="tag mint">{difficultyWords[round.difficulty]}</span>
        <span className="tag brand">
          <Timer className="i" />2 min
        </span>
      </p>
      <h1>{round.text}</h1>
      <p className="lead">{instructionFor(totalSolved)}</p>
    </div>
  )
}
