import { maxSlots } from '@app/domain/premium/plan-limits'
import { slotsForStreak } from '@app/domain/rounds/slots'
import { SymbolDrawing } from '../ui/symbols.tsx'
import * as styles from './steps.module.css'

const steps = [
  {
    title: 'Get a fresh daily quest',
    text: 'A small scene with many right answers and no best one.',
  },
  {
    title: 'Push your brain',
    text: `Up to ${maxSlots.free} ideas in Starter, ${maxSlots.premium} in Pro. You start with ${slotsForStreak(0)}, and each day of your streak adds one. Type them or say them. The unusual ideas come later, so keep going.`,
  },
  {
    title: 'Don’t break the streak and level up',
    text: 'One session a day keeps your streak alive. Solving problems takes you from Bronze to Silver, Gold and Platinum.',
  },
]

export const Steps = () => (
  <section className={`${styles.steps} section`} id="how-it-works" aria-labelledby="steps-title">
    <div className="wrap">
      <h2 id="steps-title">Simple as 1, 2, 3</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <div className={styles.tally}>
              {steps.slice(0, index + 1).map((each) => (
                <SymbolDrawing key={each.title} name="match-lit" />
              ))}
            </div>
            <h3>
              <span className="sr">Step {index + 1}: </span>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
