import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { formatCount, ideaNumberOf, ideaNumbers } from '@app/domain/text/number-words'
import type { CSSProperties } from 'react'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './match-row.module.css'

interface Props {
  count: number
  form: ProblemForm
  /** Places of the ideas that the person picked. */
  picks?: readonly number[]
  isUnlit?: boolean
}

const crowdedFrom = 13

/** A match for each idea, all equally tall; a bird sits on what the person picked. */
export const MatchRow = ({ count, form, picks = [], isUnlit = false }: Props) => (
  <div
    className={styles.matchRow}
    role="img"
    aria-label={`${formatCount(count, form)}${picks.length > 0 ? `, you picked ${ideaNumbers(picks)}` : ''}`}
    style={{ '--k': count } as CSSProperties}
    data-crowded={count >= crowdedFrom || undefined}
    data-unlit={isUnlit || undefined}
  >
    {Array.from({ length: count }, (_, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the matches differ by their place alone.
        key={place}
        className={styles.match}
        style={{ '--i': place } as CSSProperties}
        data-picked={picks.includes(place) || undefined}
        data-milestone={ideaNumberOf(place) % 5 === 0 || undefined}
      >
        <i className={styles.stick}>{!isUnlit && <SymbolDrawing name={picks.includes(place) ? 'bird' : 'flame'} />}</i>
        <b>{ideaNumberOf(place)}</b>
      </span>
    ))}
  </div>
)
