import { findMostUnusual } from '@app/domain/scoring/most-unusual'
import { countGroupKinds, countIdeaGroups, strategyNames } from '@app/domain/scoring/score'
import { ideaNumberOf } from '@app/domain/text/number-words'
import { type ReactNode, useId } from 'react'
import type { Feedback, Score } from './feedback.queries.ts'
import * as styles from './measures.module.css'

export function Measures({ score, sentences }: Feedback) {
  const { fluency, flexibility, originality, elaboration } = score
  const kinds = countGroupKinds(countIdeaGroups(score))
  return (
    <div className={styles.measures}>
      <Measure
        name="Fluency"
        figure={fluency.different}
        value={fluency.value}
        part={`${fluency.different} of ${fluency.room}`}
        says={sentences.fluency}
      >
        <Different score={score} />
      </Measure>
      <Measure name="Flexibility" figure={kinds} value={flexibility.value} says={sentences.flexibility}>
        <Tracks used={flexibility.strategies.length} kinds={kinds} />
      </Measure>
      <Measure
        name="Originality"
        figure={originality.tooEarly ? '–' : (originality.value ?? '–')}
        value={originality.value ?? 0}
        part={earlyPart(originality)}
        isQuiet={originality.tooEarly}
        says={sentences.originality}
      >
        <Tops score={score} />
      </Measure>
      <Measure
        name="Elaboration"
        figure={Math.ceil(elaboration.median ?? 0)}
        value={elaboration.value ?? 0}
        says={sentences.elaboration}
      >
        <Words score={score} />
      </Measure>
    </div>
  )
}

/** By the meaning of words, because too few people had the problem. */
const isEstimated = ({ value, tooEarly, byMeaning }: Score['originality']) => value !== null && tooEarly && byMeaning

function earlyPart(originality: Score['originality']): string | undefined {
  const { value, tooEarly } = originality
  if (value === null) return 'not counted'
  if (!tooEarly) return undefined
  return isEstimated(originality) ? `estimated from word meanings as ${value} of 100` : `counted as ${value} of 100`
}

interface MeasureProps {
  name: string
  figure: number | '–'
  /** 0 to 100, and its text where that is not "of 100". */
  value: number
  part?: string | undefined
  isQuiet?: boolean
  says: string
  children: ReactNode
}

function Measure({ name, figure, value, part = `${value} of 100`, isQuiet = false, says, children }: MeasureProps) {
  const head = useId()
  return (
    <article
      className={isQuiet ? `card ${styles.measure} ${styles.quiet}` : `card ${styles.measure}`}
      aria-labelledby={head}
    >
      <div className={styles.drawn} aria-hidden="true">
        {children}
      </div>
      <h3 id={head}>
        {name} <b className="num">{figure}</b>
      </h3>
      <p>{says}</p>
      <p className={styles.part}>
        <span className={styles.meter} aria-hidden="true">
          <i style={{ width: `${value}%` }} />
        </span>
        {part}
      </p>
    </article>
  )
}

/** A match for each idea; burnt for repeats and blanks. */
const Different = ({ score: { ideas } }: { score: Score }) => (
  <p className={styles.lines}>
    {ideas.map(({ fault, sameAs }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
      <i key={place} className={fault === null && sameAs === null ? styles.lit : ''} />
    ))}
  </p>
)

/** A dot for each strategy; then one for each kind without a strategy. */
const Tracks = ({ used, kinds }: { used: number; kinds: number }) => (
  <p className={kinds > strategyNames.length ? `${styles.tracks} ${styles.many}` : styles.tracks} data-part="tracks">
    {Array.from({ length: Math.max(strategyNames.length, kinds) }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dots that never move.
      <i key={place} data-kind={place < used ? 'used' : place < kinds ? 'own' : undefined} />
    ))}
  </p>
)

const topsAtMost = 6

/** The numbers of the ideas that originality rests on, unless too many tie. */
function Tops({ score }: { score: Score }) {
  const found = findMostUnusual(score)
  const places = found ? [...found.sure, ...found.tied] : []
  const isShown = places.length > 0 && places.length <= topsAtMost
  return (
    <p className={places.length > 3 && isShown ? `${styles.tops} ${styles.many}` : styles.tops} data-part="tops">
      {isShown && places.map((place) => <b key={place}>{ideaNumberOf(place)}</b>)}
      {!isShown && score.originality.top.length > 0 && <b>=</b>}
    </p>
  )
}

/** As long as the idea in words; twelve fill the width. */
const Words = ({ score: { ideas } }: { score: Score }) => (
  <p className={styles.words}>
    {ideas.map(({ words }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <i key={place} style={{ width: `${(100 * Math.min(12, words)) / 12}%` }} />
    ))}
  </p>
)
