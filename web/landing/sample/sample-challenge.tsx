import { ArrowRight, Pause, Play } from 'lucide-react'
import { Drawing } from '../../ui/symbols.tsx'
import { PlatePicture } from '../plate-picture.tsx'
import { samples } from './samples.ts'

type Sample = (typeof samples)[number]

/** Radio buttons choose the sample, so that it can be done without code; with it they turn by themselves. */
export const SampleChallenge = () => (
  <section className="today section on-block" id="sample" aria-labelledby="sample-title">
    <div className="wrap">
      <div>
        <h2 id="sample-title">Here is what two minutes look like</h2>
        <p className="lead">
          Not trivia. No right answers. A knot worth untangling, and time enough to find more than one way out.
        </p>
      </div>
      <div className="chal label">
        <div className="pictures">
          {samples.map(({ plate, picture }) => (
            <PlatePicture key={plate} id={plate} alt={picture} />
          ))}
        </div>
        <div className="in">
          <div className="samples">
            {samples.map((sample) => (
              <Sheet key={sample.title} sample={sample} />
            ))}
          </div>
          <div className="foot-row">
            <a className="btn" href="/login">
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
    <p className="ti">{title}</p>
    <p className="q">{problem}</p>
    <ol>
      {ideas.map((idea) => (
        <li key={idea}>
          <Drawing name="match-lit" />
          {idea}
        </li>
      ))}
    </ol>
  </article>
)

const Choice = () => (
  <fieldset className="dots">
    <legend className="sr">Sample challenge</legend>
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
    <button type="button" className="turn" aria-pressed="false" aria-label="Pause the samples" data-turn="" hidden>
      <Pause className="i" />
      <Play className="i" />
    </button>
  </fieldset>
)
