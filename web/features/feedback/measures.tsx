import type { ReactNode } from 'react'
import type { Feedback, Score } from './feedback.queries.ts'
import { numberOf } from './numbering.ts'
import './measures.css'

/** How many `domain/score` knows; its words would weigh more than this whole screen. */
export const strategyCount = 16

/** Four ways to look at a list, each with the sentence that explains its number. */
export function Measures({ score, sentences }: Feedback) {
  const { fluency, flexibility, originality, elaboration } = score
  return (
    <div className="measures">
      <Measure
        name="Fluency"
        figure={fluency.different}
        value={fluency.value}
        part={`${fluency.different} of ${fluency.room}`}
        says={sentences.fluency}
      >
        <Different score={score} />
      </Measure>
      <Measure
        name="Flexibility"
        figure={flexibility.strategies.length}
        value={flexibility.value}
        says={sentences.flexibility}
      >
        <Tracks used={flexibility.strategies.length} />
      </Measure>
      <Measure name="Originality" figure={originality.value} value={originality.value} says={sentences.originality}>
        <p className="tops">
          {originality.top.map((place) => (
            <b key={place}>{numberOf(place)}</b>
          ))}
        </p>
      </Measure>
      <Measure
        name="Elaboration"
        figure={Math.ceil(elaboration.median)}
        value={elaboration.value}
        says={sentences.elaboration}
      >
        <Words score={score} />
      </Measure>
    </div>
  )
}

interface MeasureProps {
  name: string
  /** What was counted. */
  figure: number
  /** What it is worth, 0 to 100, and how that is said where it is not so many of 100. */
  value: number
  part?: string
  says: string
  /** The number as a drawing; the sentence says the same. */
  children: ReactNode
}

const Measure = ({ name, figure, value, part = `${value} of 100`, says, children }: MeasureProps) => (
  <article className="card measure">
    <div className="drawn" aria-hidden="true">
      {children}
    </div>
    <h3>
      {name} <b className="num">{figure}</b>
    </h3>
    <p>{says}</p>
    <p className="part">
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${value}%` }} />
      </span>
      {part}
    </p>
  </article>
)

/** A match for each line; burnt where it says an earlier one again, or nothing. */
const Different = ({ score: { ideas } }: { score: Score }) => (
  <p className="lines">
    {ideas.map(({ fault, sameAs }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <i key={place} className={fault === null && sameAs === null ? 'lit' : ''} />
    ))}
  </p>
)

const Tracks = ({ used }: { used: number }) => (
  <p className="tracks">
    {Array.from({ length: strategyCount }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sixteen dots that never move.
      <i key={place} className={place < used ? 'used' : ''} />
    ))}
  </p>
)

/** Sticks as long as the ideas, in words; twelve fill the width. */
const Words = ({ score: { ideas } }: { score: Score }) => (
  <p className="words">
    {ideas.map(({ words }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <i key={place} style={{ width: `${(100 * Math.min(12, words)) / 12}%` }} />
    ))}
  </p>
)
