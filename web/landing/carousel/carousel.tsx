import { ArrowRight, ChevronLeft, ChevronRight, Hand, Pause, Play, Zap } from 'lucide-react'
import { PlatePicture } from '../plate-picture.tsx'
import { type Slide, slides } from './slides.ts'

/** Without code it is a row of open boxes that scrolls; `wake-carousel` turns it. */
export const Carousel = () => (
  <section className="minds" id="thinkers" aria-roledescription="carousel" aria-labelledby="minds-title">
    <div className="wrap head">
      <div>
        <h2 id="minds-title">Swipe through history's brightest minds</h2>
        <p className="lead muted">Twenty ways of seeing. Pull a box open, borrow the technique, strike.</p>
      </div>
      <div className="ctrl" data-asleep="">
        <button type="button" className="icon-btn" aria-label="Pause all motion" aria-pressed="false">
          <Pause className="i" />
          <Play className="i" />
        </button>
        <button type="button" className="icon-btn" aria-label="Previous genius">
          <ChevronLeft className="i" />
        </button>
        <button type="button" className="icon-btn" aria-label="Next genius">
          <ChevronRight className="i" />
        </button>
      </div>
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls and turns it by its arrow keys. */}
    <div className="rail" role="group" aria-label="Geniuses" tabIndex={0}>
      {slides.map((slide, index) => (
        <Box key={slide.id} slide={slide} index={index} />
      ))}
    </div>
    <p className="swipe" aria-hidden="true">
      <Hand className="i" />
      Swipe
      <ArrowRight className="i" />
    </p>
    <fieldset className="gdots" data-asleep="">
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

/** A matchbox: the plate is its sleeve, the text its drawer. */
const Box = ({
  slide: { id, name, number, superpower, problem, story, cta },
  index,
}: {
  slide: Slide
  index: number
}) => (
  <article
    className={index === 0 ? 'box open' : 'box'}
    data-id={id}
    aria-roledescription="slide"
    aria-label={`${index + 1} of ${slides.length}: ${name}`}
  >
    <div className="sleeve">
      <div className="plate label">
        <PlatePicture id={id} alt="" />
        <div className="cap">
          <p className="name">{name}</p>
          <span className="no" aria-hidden="true">
            {number}
          </span>
          <p className="trait">{superpower}</p>
        </div>
      </div>
    </div>
    <div className="tray">
      <div className="in">
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
        <a className="ctal" href="/login" data-open="guest" data-asleep="">
          <span>{cta}</span>
          <ArrowRight className="i" />
        </a>
      </div>
    </div>
  </article>
)
