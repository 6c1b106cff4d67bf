import { ChevronDown } from 'lucide-react'
import { favouritesLeadText } from '../modules/feedback/favourites-choice.ts'
import * as pickForm from '../modules/feedback/favourites-form.module.css'
import * as matchRow from '../modules/feedback/match-row.module.css'
import * as picked from '../modules/feedback/picked-ideas.module.css'
import * as hero from '../modules/feedback/result-hero.module.css'
import * as roundScreen from '../modules/feedback/round-screen.module.css'
import type { SummaryPart } from '../modules/feedback/round-summary.ts'
import { LogoBar } from '../ui/logo.tsx'
import * as styles from './loading-shell.module.css'

const filledWith = (part: SummaryPart) => ({ 'data-summary': part })

/** The top of /rounds/:id, empty: first-view/foot.ts writes into it what the screen will draw in the same place. */
export const RoundSkeleton = () => (
  <div className={`${styles.shell} ${styles.finished}`}>
    <LogoBar />
    <main className={`wrap ${roundScreen.roundPage}`}>
      <PickFormSkeleton />
      <section className={`${hero.hero} onBlock ${styles.counted}`}>
        <div>
          <h1 {...filledWith('headline')} />
          <p className={hero.sub} {...filledWith('sub')} />
        </div>
        <div className={hero.matches}>
          <div className={matchRow.matchRow} />
        </div>
        <div className={`${picked.picked} ${styles.picked}`}>
          <h2>You picked</h2>
          <PickSkeleton no="pickNo" text="pick" />
          <PickSkeleton no="pickTooNo" text="pickToo" />
        </div>
      </section>
    </main>
  </div>
)

const PickSkeleton = ({ no, text }: { no: SummaryPart; text: SummaryPart }) => (
  <details className={picked.pick}>
    <summary>
      <b {...filledWith(no)} />
      <span className={picked.text} {...filledWith(text)} dir="auto" />
      <ChevronDown className="i" />
    </summary>
  </details>
)

const PickFormSkeleton = () => (
  <div className={`${pickForm.pickForm} ${styles.asked}`}>
    <section className={`${hero.hero} onBlock`}>
      <div>
        <h1 {...filledWith('asks')} />
        <p className={hero.sub}>{favouritesLeadText}</p>
      </div>
      <div className={hero.matches}>
        <div className={matchRow.matchRow} />
      </div>
      <p className={pickForm.problem} {...filledWith('problem')} dir="auto" />
    </section>
  </div>
)
