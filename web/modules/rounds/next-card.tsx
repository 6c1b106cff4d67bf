import type { Day } from '@app/domain/day/day'
import { slotsFor } from '@app/domain/rounds/slots'
import type { User } from '../../api/session.ts'
import { BurningMatch } from '../../ui/burning-match.tsx'
import { Button } from '../../ui/button.tsx'
import { CustomProblemLink } from './custom-problem-link.tsx'
import * as styles from './next-card.module.css'
import { useRestOfDay } from './time-left.ts'

export function NextCard({ user, today, onShowNext }: { user: User; today: Day; onShowNext: () => void }) {
  const { timeZone } = user
  const { words, burnt } = useRestOfDay(today, timeZone)
  return (
    <section className={`card ${styles.next}`} aria-labelledby="next">
      <h2 id="next">{words ? 'Next problem in' : 'Your next problem is here'}</h2>
      {words ? (
        <>
          <p className={`bigNum ${styles.left}`}>{words}</p>
          <BurningMatch className={styles.match} style={burnt} />
        </>
      ) : (
        <Button onClick={onShowNext}>Show It</Button>
      )}
      <p className="muted">
        {`${words ? `It arrives at midnight, ${timeZone.replaceAll('_', ' ')} time. ` : ''}You’ll have room for ${slotsFor(user)} ideas.`}
      </p>
      <CustomProblemLink user={user} />
    </section>
  )
}
