import * as layout from '../../ui/styles/layout.module.css'
import * as menu from '../../ui/styles/menu.module.css'
import { Drawing } from '../../ui/symbols.tsx'

export const StreakPill = ({ streak }: { streak: number }) => (
  <p className={menu.streakPill} data-part="streak-pill">
    <Drawing name="flame" />
    <span>
      <span className={layout.num}>{streak}</span>
      <span className={menu.w}> Day Streak</span>
    </span>
  </p>
)
