import { ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { type Feedback, type FinishedRound, useMarkTrial } from './feedback.queries.ts'
import * as styles from './idea-rows.module.css'
import * as measures from './measures.module.css'

type Row = Feedback['score']['ideas'][number]

const faultWords: Record<NonNullable<Row['fault']>, string> = {
  empty: 'no words in it',
  too_few_letters: 'too few letters',
  repeated: 'one letter again and again',
  mash: 'no word we can read',
  problem_words: 'only words of the problem',
  filler: 'no idea in it',
  advertising: 'advertising',
}

export function IdeaRows({ round, feedback }: { round: FinishedRound; feedback: Feedback | null }) {
  const mark = useMarkTrial(round.id)
  const isEarly = feedback?.score.originality.tooEarly ?? false
  return (
    <section
      className={isEarly ? `card ${styles.ideaRows} ${measures.quiet}` : `card ${styles.ideaRows}`}
      aria-labelledby="all-ideas"
    >
      <h2 id="all-ideas">All of them, in the order you wrote them</h2>
      <p className="muted">Mark one to try for real: in a week we ask what became of it.</p>
      <ol>
        {round.ideas.map(({ text, toTry }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
          <li key={place}>
            <span className={`${styles.k} num`}>{ideaNumberOf(place)}</span>
            <div dir="auto">
              {sanitizeForDisplay(text)}
              {feedback && <Remarks row={feedback.score.ideas[place]} rarity={feedback.sentences.rarity[place]} />}
            </div>
            <p className="row">
              {feedback?.score.ideas[place]?.strategy && (
                <span className="tag">
                  <span className="sr">Strategy: </span>
                  {feedback.score.ideas[place].strategy}
                </span>
              )}
              {feedback?.favourites?.includes(place) && <span className="tag done">your pick</span>}
            </p>
            {feedback && <Meter value={feedback.score.ideas[place]?.originality ?? null} />}
            {toTry ? (
              <span className={styles.try} role="status">
                We will ask in a week
              </span>
            ) : (
              <TryButton place={place} onTry={() => mark.isPending || mark.mutate(place)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Remarks({ row, rarity }: { row: Row | undefined; rarity: string | null | undefined }) {
  const remarks = [
    row?.fault && `not counted: ${faultWords[row.fault]}`,
    row && row.sameAs !== null && `counted with no. ${ideaNumberOf(row.sameAs)}`,
    rarity,
  ].filter(Boolean)
  return remarks.length > 0 && <small>{remarks.join('; ')}</small>
}

const TryButton = ({ place, onTry }: { place: number; onTry: () => void }) => (
  <button type="button" className={`link ${styles.try}`} onClick={onTry}>
    Try it <span className="sr">for real: no. {ideaNumberOf(place)}</span>
  </button>
)

const Meter = ({ value }: { value: number | null }) => (
  <p className={styles.value}>
    <span className={`${measures.meter} ${styles.meter}`} aria-hidden="true">
      <i style={{ width: `${value ?? 0}%` }} />
    </span>
    <span className="sr">Originality: </span>
    <b className="num">{value ?? '–'}</b>
  </p>
)
