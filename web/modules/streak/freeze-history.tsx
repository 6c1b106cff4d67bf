import * as layout from '../../ui/styles/layout.module.css'
import { dateLine } from './day-names.ts'
import type { StreakSummary } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'

type Change = StreakSummary['freezeHistory'][number]

const words: Record<Change['change'], string> = {
  sign_up: 'One came with your account',
  earned: 'seven days done earned one',
  full: 'seven days done, but two is all you can hold',
  spent: 'one kept a missed day',
  returned: 'one came back',
}

/** What became of every freeze. They cannot be bought. */
export const FreezeHistory = ({ history }: { history: readonly Change[] }) => (
  <section aria-labelledby="freezes">
    <h3 id="freezes">Freezes</h3>
    <p className={layout.muted}>
      Each keeps your streak over one missed day, by itself. Seven days done earn one; you can hold two. None is for
      sale.
    </p>
    <ul className={styles.told}>
      {history.map(({ day, change, held }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never moves.
        <li key={place}>
          <span>
            {day ? `${dateLine(day)}: ` : ''}
            {words[change]}
          </span>
          <span className={`${layout.num} ${styles.num}`}>{held} held</span>
        </li>
      ))}
    </ul>
  </section>
)
