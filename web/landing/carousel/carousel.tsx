import { ArrowRight, ChevronLeft, ChevronRight, Hand, Pause, Play, Zap } from 'lucide-react'
import { signUpPath } from '../../ui/sign-up-path.ts'
import * as page from '../page.module.css'
import { PlatePicture } from '../plate-picture.tsx'
import * as styles from './carousel.module.css'
import { type Slide, slides } from './slides.ts'

/** Without scripts a row of open boxes that scrolls. */
export const Carousel = () => (
  <section className={styles.minds} id="thinkers" aria-roledescription="carousel" aria-labelledby="minds-title">
    <div className={`wrap ${page.head} ${styles.head}`}>
      <div>
        <h2 id="minds-title">Swipe through history's brightest minds</h2>
        <p className="lead muted">
          Twenty ways of seeing. Pick a thinker and borrow their technique.{' '}
          <span className={styles.swipe} aria-hidden="true">
            <Hand className="i" />
            <span>Swipe</span>
          </span>
        </p>
      </div>
      <div className={styles.ctrl} data-part="controls" data-asleep="">
        <button type="button" className="iconBtn" aria-label="Pause all motion" aria-pressed="false">
          <Pause className="i" />
          <Play className="i" />
        </button>
        <button type="button" className="iconBtn" aria-label="Previous genius">
          <ChevronLeft className="i" />
        </button>
        <button type="button" className="iconBtn" aria-label="Next genius">
          <ChevronRight className="i" />
        </button>
      </div>
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls and turns it by its arrow keys. */}
    <div className={styles.rail} role="group" aria-label="Geniuses" tabIndex={0}>
      {slides.map((slide, index) => (
        <Box key={slide.id} slide={slide} index={index} />
      ))}
    </div>
    <fieldset className={styles.gdots} data-asleep="">
      <legend className="sr">Choose a genius</legend>
      {slides.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-current={index === 0 || undefined}
          tabIndex={index === 0 ? undefined : -1}
        />
      ))}
    </fieldset>
  </section>
)

const Box = ({ slide: { id, name, superpower, problem, story, cta }, index }: { slide: Slide; index: number }) => (
  <article
    className={styles.box}
    data-front={index === 0 ? '' : undefined}
    data-id={id}
    aria-roledescription="slide"
    aria-label={`${index + 1} of ${slides.length}: ${name}`}
  >
    <div className={styles.sleeve} data-part="sleeve">
      <div className="plate label">
        <PlatePicture id={id} alt="" />
        <div className="cap">
          <p className="name">{name}</p>
          <p className="trait">{superpower}</p>
        </div>
      </div>
    </div>
    <div className={styles.tray}>
      <div className={styles.in}>
        <p className="tag brand">
          <Zap className="i" />
          Superpower
        </p>
        <h3>{superpower}</h3>
        <dl>
          <dt>Typical problem</dt>
          <dd>{problem}</dd>
          <dt>Story</dt>
          <dd>{story}</dd>
        </dl>
        <a className={styles.ctal} href={signUpPath} data-open="guest" data-asleep="">
          <span>{cta}</span>
          <ArrowRight className="i" />
        </a>
      </div>
    </div>
  </article>
)
