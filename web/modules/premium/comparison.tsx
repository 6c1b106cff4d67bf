import { roundsPerDay, slotCap } from '@app/domain/premium/plan'
import { Check, Minus } from 'lucide-react'
import { priceOf } from './words.ts'

/** What both plans bring. */
export const Comparison = () => (
  <div className="comparison">
    <article className="card" aria-labelledby="free-plan">
      <h2 id="free-plan">
        Free <span className="tag">Current</span>
      </h2>
      <p className="price">$0, for good</p>
      <ul>
        {free.map((each) => (
          <Line key={each} text={each} />
        ))}
        <li className="no">
          <Minus className="i" />
          No custom problems, history or export
        </li>
      </ul>
    </article>
    <article className="premium-plan label on-block" aria-labelledby="premium-plan">
      <h2 id="premium-plan">
        Premium <span className="fun label">MOST FUN</span>
      </h2>
      <p className="price">
        {priceOf('monthly')} a month or {priceOf('annual')} a year
      </p>
      <ul>
        {premium.map((each) => (
          <Line key={each} text={each} />
        ))}
      </ul>
    </article>
  </div>
)

const free = [
  `${roundsPerDay.free} training sessions a day`,
  `Up to ${slotCap.free} solutions in each`,
  'Streak tracking, approved daily quests',
]
const premium = [
  `${roundsPerDay.premium} training sessions a day`,
  `Up to ${slotCap.premium} solutions in each`,
  'Custom problems',
  'History with CSV and JSON export',
  'Advanced analytics',
  'Ad-free focus mode',
]

const Line = ({ text }: { text: string }) => (
  <li>
    <Check className="i" />
    {text}
  </li>
)
