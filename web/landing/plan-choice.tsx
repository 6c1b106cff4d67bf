import { maxSlots } from '@app/domain/premium/plan-limits'
import { growingSlotsText } from '@app/domain/rounds/slots'
import { Check, Flame } from 'lucide-react'
import { annualSavingPercent, exportFeatureText, formatPlanPrice } from '../modules/premium/premium-text.ts'
import { signUpPath } from '../ui/sign-up-path.ts'
import * as styles from './plan-choice.module.css'

const starter = [
  '2 daily challenges',
  'Streak tracking',
  'Approved daily quests',
  'All genius superpowers',
  'Progress tracking and achievements',
]
const pro = ['Up to 5 daily challenges', 'Custom problems', exportFeatureText, 'Advanced stats', 'Ad-free focus mode']

const Gets = ({ ideas, list }: { ideas: number; list: readonly string[] }) => (
  <ul>
    <li>
      <Check className="i" />
      <span>
        {ideas} daily ideas
        <small className={styles.slots}>{growingSlotsText}</small>
      </span>
    </li>
    {list.map((each) => (
      <li key={each}>
        <Check className="i" />
        {each}
      </li>
    ))}
  </ul>
)

export const PlanChoice = () => (
  <section className={`${styles.plans} section`} id="plans" aria-labelledby="plans-title">
    <div className="wrap">
      <h2 id="plans-title">Choose Your Adventure Mode</h2>
      <div className={styles.grid}>
        <article className={`${styles.plan} ${styles.free}`} aria-labelledby="starter">
          <h3 id="starter">Starter</h3>
          <p className={styles.price}>
            Free<small>No card needed.</small>
          </p>
          <Gets ideas={maxSlots.free} list={starter} />
          <a className="btn line" href={signUpPath}>
            Play Free Today
          </a>
        </article>
        <article className={`${styles.plan} ${styles.pro} label onBlock`} aria-labelledby="pro">
          <div className={styles.name}>
            <h3 id="pro">Pro</h3>
            <p className="tag fun">MOST FUN</p>
          </div>
          <p className={styles.price}>
            {formatPlanPrice('monthly')} a month
            <small>
              or {formatPlanPrice('annual')} a year <span className={styles.save}>Save {annualSavingPercent}%</span>
            </small>
          </p>
          <Gets ideas={maxSlots.premium} list={pro} />
          <a className="btn onSulphur" href={signUpPath}>
            Unlock Pro Trial
            <Flame className="i" />
          </a>
          <p className={styles.terms}>{formatPlanPrice('monthly')} a month, cancel any time</p>
        </article>
      </div>
    </div>
  </section>
)
