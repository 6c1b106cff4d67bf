import { Check } from 'lucide-react'
import * as pickForm from '../modules/feedback/favourites-form.module.css'
import { favouritesFormTexts } from '../modules/feedback/favourites-form.tsx'
import * as orderCard from '../modules/feedback/order-card.module.css'
import { chartHeightPx } from '../modules/feedback/order-chart.tsx'
import * as roundScreen from '../modules/feedback/round-screen.module.css'
import type { SummaryPart } from '../modules/feedback/round-summary.ts'
import { LogoBar } from '../ui/logo-bar.tsx'
import * as styles from './loading-shell.module.css'

const filledWith = (part: SummaryPart) => ({ 'data-summary': part })

/** The top of /rounds/:id, empty: first-view/foot.ts writes into it what the screen will draw in the same place. */
export const RoundSkeleton = () => (
  <div className={`${styles.shell} ${styles.finished}`}>
    <LogoBar />
    <main className={`wrap page ${roundScreen.roundPage}`}>
      <PickFormSkeleton />
      <section className={`${orderCard.burn} onBlock ${styles.counted}`}>
        <div className={orderCard.summary}>
          <h1 {...filledWith('headline')} />
          <blockquote className={orderCard.quoted} {...filledWith('quoted')} dir="auto" />
          <blockquote className={orderCard.quoted} {...filledWith('quotedToo')} dir="auto" />
          <p {...filledWith('order')} />
          <span className="link" {...filledWith('late')} />
          <dl className={orderCard.halves}>
            <div>
              <dt {...filledWith('firstName')} />
              <dd className="num" {...filledWith('firstMean')} />
            </div>
            <div>
              <dt {...filledWith('lastName')} />
              <dd className="num" {...filledWith('lastMean')} />
            </div>
          </dl>
        </div>
        <figure className={`${orderCard.orderChart} ${styles.chart}`}>
          <div className={orderCard.matchRow}>
            <svg height={chartHeightPx} aria-hidden="true" />
          </div>
          <figcaption {...filledWith('flags')} />
          <details>
            <summary className="link" {...filledWith('table')} />
          </details>
        </figure>
      </section>
      <p className={`${roundScreen.problem} ${styles.counted}`} {...filledWith('problem')} dir="auto" />
    </main>
  </div>
)

const PickFormSkeleton = () => (
  <div className={`${pickForm.pickForm} ${styles.asked}`}>
    <div>
      <p className="tag brand">
        <Check className="i" />
        <span {...filledWith('count')} /> handed in
      </p>
      <h1>{favouritesFormTexts.head}</h1>
      <p className="lead muted">{favouritesFormTexts.lead}</p>
      <p className={pickForm.problem} {...filledWith('problem')} dir="auto" />
    </div>
  </div>
)
