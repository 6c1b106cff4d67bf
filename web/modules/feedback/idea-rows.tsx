import type { Shown } from '@app/domain/scoring/shown'
import { ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useId } from 'react'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import * as styles from './idea-rows.module.css'

type Row = Feedback['score']['ideas'][number]

const faultTexts: Record<NonNullable<Row['fault']>, string> = {
  empty: 'no words',
  too_few_letters: 'too few letters',
  repeated: 'one letter repeated',
  mash: 'no words we can read',
  problem_words: 'only repeats the problem',
  filler: 'doesn’t look like an answer',
  advertising: 'advertising',
}

/** The list in the order of writing: what may be said of a line, or why it does not count. */
export function IdeaRows({ round, feedback }: { round: FinishedRound; feedback: Feedback }) {
  const head = useId()
  const { score, shown, sentences, favourites } = feedback
  const hasCounts = shown.some(({ kind }) => kind === 'count')
  return (
    <section className={styles.ideaRows} aria-labelledby={head}>
      <h3 id={head}>{sentences.rowsTitle}</h3>
      <ol>
        {round.ideas.map(({ text }, place) => {
          const isPicked = favourites?.includes(place) ?? false
          const remark = remarkOf(score.ideas[place])
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
            <li key={place} data-picked={isPicked || undefined}>
              <b className="num">{ideaNumberOf(place)}</b>
              <div dir="auto">
                <span>{sanitizeForDisplay(text)}</span>
                {isPicked && <span className="sr"> Picked.</span>}
                {remark && <small>{remark}</small>}
              </div>
              <span className={styles.mark}>{markOf(shown[place])}</span>
            </li>
          )
        })}
      </ol>
      {hasCounts && <p className="muted">Rare isn’t the same as good.</p>}
    </section>
  )
}

function markOf(shown: Shown | undefined): string {
  if (shown?.kind !== 'count') return ''
  return shown.people === 0 ? 'no one' : String(shown.people)
}

function remarkOf(row: Row | undefined): string | null {
  if (!row) return null
  if (row.fault) return `Not counted: ${faultTexts[row.fault]}`
  return row.sameAs === null ? null : `Counted together with no. ${ideaNumberOf(row.sameAs)}`
}
