import * as page from '../landing/page.module.css'
import * as sampleChallenge from '../landing/sample/sample-challenge.module.css'
import * as quoteCard from '../modules/quotes/quote-card.module.css'
import * as todayCard from '../modules/rounds/today-card.module.css'
import * as monthCard from '../modules/streak/month-card.module.css'
import { LogoBar } from '../ui/logo.tsx'
import { SymbolDrawing } from '../ui/symbols.tsx'
import * as dashboard from './dashboard.module.css'
import * as dayCards from './day-cards.module.css'
import * as styles from './loading-shell.module.css'

/** Prerendered into the page: stands there until it is known who is signed in. */
export const LoadingShell = () => (
  <div className={styles.shell}>
    <LogoBar />
    <DaySkeleton />
    <main className={styles.elsewhere}>
      <Spinner />
    </main>
  </div>
)

const Spinner = () => (
  <div className={styles.spinner} role="status">
    <SymbolDrawing name="flame" />
    <h1 className="sr">Loading</h1>
  </div>
)

export const DaySkeleton = () => (
  <main className={`wrap ${dashboard.day} ${styles.skeleton}`}>
    <div className={dashboard.top}>
      <div>
        <p className={`${styles.block} ${page.head} ${styles.head}`} />
      </div>
    </div>
    <div className={dashboard.grid}>
      <div className={`${sampleChallenge.today} ${todayCard.today} ${styles.today} label`}>
        <picture data-plate="">
          <img width="640" height="800" alt="" />
        </picture>
        <div className={`${styles.in} ${todayCard.in}`}>
          <Spinner />
        </div>
      </div>
      <div className={dayCards.streak}>
        <div className="card stat streak" />
      </div>
      <div className={dashboard.facts}>
        <div className="stats">
          <div className="card stat level" />
          <div className="card stat" />
          <div className="card stat" />
        </div>
        <div className={`${quoteCard.quote} ${styles.quote}`} />
      </div>
      <div className={`card ${monthCard.month} ${styles.month}`} />
    </div>
  </main>
)
