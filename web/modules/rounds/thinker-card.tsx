import { type Thinker, thinkers } from '@app/content/thinkers'
import './thinker-card.css'

/** The chosen way of thinking: plate and name, what to do, and where it comes from. */
export function ThinkerCard({ thinker }: { thinker: Thinker }) {
  const { id, name, emoji, superpower, technique, cta, story, source } = thinker
  const number = thinkers.findIndex((each) => each.id === id) + 1
  return (
    <section className="thinker-card" aria-label="Your thinker">
      <div className="plate label">
        <picture>
          <source srcSet={`/plates/${id}.avif`} type="image/avif" />
          <img className="art" src={`/plates/${id}.webp`} width="640" height="800" loading="lazy" alt="" />
        </picture>
        <div className="cap">
          <p className="name">
            <span aria-hidden="true">{emoji}</span> {name}
          </p>
          <span className="no" aria-hidden="true">
            {number}
          </span>
        </div>
      </div>
      <div className="ask">
        <h2>{superpower}</h2>
        <p className="cta">{cta}</p>
        <p className="technique">{technique}</p>
        <details>
          <summary>Read the whole card</summary>
          <p>{story}</p>
          <p className="source">{source}</p>
        </details>
      </div>
    </section>
  )
}
