import { Check, Flame } from 'lucide-react'

const starter = [
  '10 daily ideas',
  '2 daily challenges',
  'Streak tracking',
  'Approved daily quests',
  'All genius superpowers',
  'Progress tracking and achievements',
]
const pro = [
  '20 daily ideas',
  'Up to 5 daily challenges',
  'Custom problems',
  'History with CSV and JSON export',
  'Advanced stats',
  'Ad-free focus mode',
]

const Gets = ({ list }: { list: readonly string[] }) => (
  <ul>
    {list.map((each) => (
      <li key={each}>
        <Check className="i" />
        {each}
      </li>
    ))}
  </ul>
)

export const PlanChoice = () => (
  <section className="plans section" id="plans" aria-labelledby="plans-title">
    <div className="wrap">
      <h2 id="plans-title">Choose Your Adventure Mode</h2>
      <div className="grid">
        <article className="plan free" aria-labelledby="starter">
          <h3 id="starter">Starter</h3>
          <p className="price">
            Free<small>No card, no end date.</small>
          </p>
          <Gets list={starter} />
          <a className="btn line" href="/login">
            Play Free Today
          </a>
        </article>
        <article className="plan pro label on-block" aria-labelledby="pro">
          <div className="name">
            <h3 id="pro">Pro</h3>
            <p className="fun label">MOST FUN</p>
          </div>
          <p className="price">
            $9.95 a month
            <small>
              or $109.45 a year <span className="save">Save 8%</span>
            </small>
          </p>
          <Gets list={pro} />
          <a className="btn" href="/login">
            Unlock Pro Trial
            <Flame className="i" />
          </a>
          <p className="terms">$9.95 a month, cancel any time</p>
        </article>
      </div>
    </div>
  </section>
)
