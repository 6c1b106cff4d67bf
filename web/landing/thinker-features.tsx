import { HeroArt } from '../ui/hero-art.tsx'
import { SymbolDrawing } from '../ui/symbols.tsx'
import * as page from './page.module.css'
import { PlatePicture } from './plate-picture.tsx'
import * as styles from './thinker-features.module.css'

const week = [
  ['Mo', 'M', 'match-lit'],
  ['Tu', 'T', 'match-lit'],
  ['We', 'W', 'match-lit'],
  ['Th', 'T', 'match-lit'],
  ['Fr', 'F', 'match-lit'],
  ['Sa', 'S', 'match-new'],
  ['Su', 'S', 'match-new'],
] as const

export const ThinkerFeatures = () => (
  <section className={`${styles.features} section`} aria-labelledby="features-title">
    <div className="wrap">
      <div className={page.head}>
        <h2 id="features-title">Inspired by Geniuses</h2>
        <p className="lead muted">Built for the daily habit, not the daily grind.</p>
      </div>
      <ul className={styles.four}>
        <li className={`${styles.feat} ${styles.sulphur}`}>
          <HeroArt parts={{ sun: true }} />
          <h3>2 minutes a day</h3>
          <p>One problem, two minutes. Then you stop.</p>
        </li>
        <li className={`${styles.feat} ${styles.wide} ${styles.mint}`}>
          <div className={styles.pics}>
            <div className="plate label">
              <PlatePicture id="leonardo" alt="" />
            </div>
            <div className="plate label">
              <PlatePicture id="galileo" alt="" />
            </div>
            <div className="plate label">
              <PlatePicture id="curie" alt="" />
            </div>
          </div>
          <h3>Learn from legends</h3>
          <p>Each thinker teaches a real technique, with its story and source.</p>
        </li>
        <li className={`${styles.feat} ${styles.wide} ${styles.sky}`}>
          <ul className="matches" aria-hidden="true">
            {week.map(([day, letter, match]) => (
              <li key={day}>
                <SymbolDrawing name={match} />
                {letter}
              </li>
            ))}
          </ul>
          <h3>Track your genius streak</h3>
          <p>One session a day, in your own time zone.</p>
        </li>
        <li className={`${styles.feat} ${styles.rose}`}>
          <HeroArt parts={{ thread: true }} />
          <h3>Unlock wild creativity</h3>
          <p>Practise coming up with ideas, two minutes at a time.</p>
        </li>
      </ul>
    </div>
  </section>
)
