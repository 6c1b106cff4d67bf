import { type CardPlan, cardPlans } from '@app/domain/premium/price'
import { priceOf, savedPercent } from '../words.ts'

interface Props {
  plan: CardPlan
  isLocked: boolean
  onChoose: (plan: CardPlan) => void
}

export const PlanTiles = ({ plan, isLocked, onChoose }: Props) => (
  <fieldset disabled={isLocked}>
    <legend className="sr">How often you pay</legend>
    <div className="tiles">
      {cardPlans.map((each) => (
        <label key={each} className="tile">
          <input type="radio" name="plan" checked={each === plan} onChange={() => onChoose(each)} />
          <span className="t">
            {tiles[each].name}
            <span className="dot" />
          </span>
          <span className="p num">{priceOf(each)}</span>
          <small>{tiles[each].note}</small>
        </label>
      ))}
    </div>
  </fieldset>
)

const tiles = {
  monthly: { name: 'Monthly', note: 'each month' },
  annual: {
    name: (
      <span>
        Annual <span className="tag done">Save {savedPercent}%</span>
      </span>
    ),
    note: 'each year, 11 months charged',
  },
}
