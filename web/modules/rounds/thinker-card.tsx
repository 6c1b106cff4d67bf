import { type Thinker, thinkers } from '@app/content/thinkers'
import * as plate from '../../ui/styles/plate.module.css'
import * as solve from './solve.module.css'
import * as styles from './thinker-card.module.css'

/** The chosen way of thinking: plate and name, what to do, and where it comes from. */
export function ThinkerCard({ thinker }: { thinker: Thinker }) {
  const { id, name, emoji, superpower, technique, cta, story, source } = thinker
  const number = thinkers.findIndex((each) => each.id === id) + 1
  return (
    <section className={`${styles.thinkerCard} ${solve.thinkerCard}`} aria-label="Your thinker">
      <div className={`${plate.plate} ${styles.plate} ${plate.label}`}>
        <picture>
          <source srcSet={`/plates/${id}.avif`} type="image/avif" />
          <img
            className={`${plate.art} ${styles.art}`}
            src={`/plates/${id}.webp`}
            width="640"
            height="800"
            loading="lazy"
            alt=""
          />
        </picture>
        <div className={`${plate.cap} ${styles.cap}`}>
          <p className={plate.name}>
            <span aria-hidden="true">{emoji}</span> {name}
          </p>
          <span className={plate.no} aria-hidden="true">
            {number}
          </span>
        </div>
      </div>
      <div className={styles.ask}>
        <h2>{superpower}</h2>
        <p className={styles.cta}>{cta}</p>
        <p className={styles.technique}>{technique}</p>
        <details>
          <summary>Read the whole card</summary>
          <p>{story}</p>
          <p className={styles.source}>{source}</p>
        </details>
      </div>
    </section>
  )
}
