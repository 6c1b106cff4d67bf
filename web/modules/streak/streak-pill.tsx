import { Drawing } from '../../ui/symbols.tsx'

export const StreakPill = ({ streak }: { streak: number }) => (
  <p className="streak-pill">
    <Drawing name="flame" />
    <span>
      <span className="num">{streak}</span>
      <span className="w"> Day Streak</span>
    </span>
  </p>
)
