import { ArrowRight, Pause, Play } from 'lucide-react'
import { signUpPath } from '../../ui/sign-up-path.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { PlatePicture } from '../plate-picture.tsx'
import * as styles from './sample-challenge.module.css'
import { samples } from './samples.ts'

type Sample = (typeof samples)[number]

/** Radio buttons, so that it works without scripts. */
export const SampleChallenge = () => (
  <section className={`${styles.today} section onBlock`} id="sample" aria-labelledby="sample-title">
    <div className="wrap">
      <div>
        <h2 id="sample-title">What two minutes look like</h2>
        <p className="lead">
          No trivia, no right answer. Just one problem, and time to find more than one way to solve it.
        </p>
      </div>
      <div className={`${styles.chal} label`}>
        <div className={`label print ${styles.frame}`}>
          <div className={`label ${styles.pictures}`}>
            {samples.map(({ plate, picture }) => (
              <PlatePicture key={plate} id={plate} alt={picture} />
            ))}
          </div>
        </div>
        <div className={styles.in}>
          <div className={styles.samples}>
            {samples.map((sample) => (
              <Sheet key={sample.title} sample={sample} />
            ))}
          </div>
          <div className={styles.footRow}>
            <a className="btn onSulphur" href={signUpPath}>
              Start Today's Challenge Free
              <ArrowRight className="i" />
            </a>
            <Choice />
          </div>
        </div>
      </div>
    </div>
  </section>
)

const Sheet = ({ sample: { tag, title, problem, ideas } }: { sample: Sample }) => (
  <article aria-label={title}>
    <p className="tag">{tag}</p>
    <p className={styles.ti}>{title}</p>
    <p className={styles.q}>{problem}</p>
    <ol>
      {ideas.map((idea) => (
        <li key={idea}>
          <SymbolDrawing name="match-lit" />
          {idea}
        </li>
      ))}
    </ol>
  </article>
)

const Choice = () => (
  <fieldset className={styles.dots}>
    <legend className="sr">Sample problem</legend>
    {samples.map(({ tag }, index) => (
      <input
        key={tag}
        type="radio"
        name="sample"
        value={index + 1}
        defaultChecked={index === 0}
        aria-label={`Sample ${index + 1} of ${samples.length}, ${tag}`}
      />
    ))}
    <button type="button" aria-pressed="false" aria-label="Pause the samples" data-turn="" hidden>
      <Pause className="i" />
      <Play className="i" />
    </button>
  </fieldset>
)
