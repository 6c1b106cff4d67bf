import { type CardPlan, cardPlans } from '@app/domain/premium/price'
import { annualSavingPercent, formatPlanPrice } from '../premium-text.ts'
import * as styles from './plan-tiles.module.css'

interface Props {
  plan: CardPlan | undefined
  isLocked: boolean
  onChoose: (plan: CardPlan) => void
}

export const PlanTiles = ({ plan, isLocked, onChoose }: Props) => (
  <fieldset disabled={isLocked}>
    <legend className="sr">How often you pay</legend>
    <div className={styles.tiles}>
      {cardPlans.map((each) => (
        <label key={each} className={styles.tile}>
          <input className="cover" type="radio" name="plan" checked={each === plan} onChange={() => onChoose(each)} />
          <span className={styles.dot} />
          <span className={styles.t}>{tiles[each].name}</span>
          <span className={`${styles.p} disp num`}>
            {formatPlanPrice(each)} <small>{tiles[each].note}</small>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

const tiles = {
  monthly: { name: 'Monthly', note: 'a month' },
  annual: {
    name: (
      <>
        <span>Annual</span> <span className="tag done">Save {annualSavingPercent}%</span>
      </>
    ),
    note: 'a year',
  },
}
