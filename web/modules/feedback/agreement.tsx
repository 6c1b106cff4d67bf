import { findMostUnusual, firstWordingOf, hasNothingToPraise, isEstimateOnly } from '@app/domain/scoring/most-unusual'
import { capitalize, formatCount, ideaNumberOf, nounFor } from '@app/domain/text/number-words'
import { Fragment, useId } from 'react'
import * as styles from './comparisons.module.css'
import type { Score } from './feedback.queries.ts'

interface Props {
  picked: readonly number[]
  score: Score
}

const titlesWith = (count: string) =>
  [`You and ${count} disagree`, `You and ${count} agree on one of two`, `You and ${count} agree`] as const

const shownAtMost = 6

/** Favourites of the person beside the best by score; a favourite among ties counts as one of them. */
export function Agreement({ picked, score }: Props) {
  const head = useId()
  const found = findMostUnusual(score)
  if (found === null) return <OnlyPicked picked={picked} isUnsure={hasNothingToPraise(score)} />
  const count = isEstimateOnly(score) ? 'the estimate' : 'the count'
  const titles = titlesWith(count)
  const top = [...found.sure, ...found.tied].toSorted((a, b) => a - b)
  const leading = new Set(top.map((place) => firstWordingOf(score, place)))
  const isShared = (place: number) => leading.has(firstWordingOf(score, place))
  const shared = new Set(picked.filter(isShared).map((place) => firstWordingOf(score, place))).size
  const isWhole = shared === Math.max(picked.length, score.originality.top.length)
  const others = picked.filter((place) => !isShared(place)).map((place) => `no. ${ideaNumberOf(place)}`)
  const wasPicked = (place: number) => picked.some((own) => firstWordingOf(score, own) === firstWordingOf(score, place))
  return (
    <article className={`${styles.agreement} onBlock`} data-part="agreement" aria-labelledby={head}>
      <h3 id={head}>{isWhole ? titles[2] : titles[shared === 0 ? 0 : 1]}</h3>
      {found.tied.length > 0 && <p>{tieSentence(found.sure.length, found.tied.length)}</p>}
      {others.length > 0 && <p>You also like {others.join(' and ')}. Keep it: rare is not the same as good.</p>}
      <dl>
        <dt>You</dt>
        <dd>
          <Places places={picked} isBoth={isShared} />
        </dd>
        <dt>{capitalize(count)}</dt>
        <dd>
          {top.length <= shownAtMost ? (
            <Places places={top} isBoth={wasPicked} />
          ) : (
            `any of ${formatCount(top.length, 'idea')}`
          )}
        </dd>
      </dl>
    </article>
  )
}

const tieSentence = (sure: number, tied: number) =>
  sure === 0
    ? `${tied} ideas tie for the most unusual, and any of them counts.`
    : `${tied} ideas tie for the second most unusual, and any of them counts.`

/** Where the score does not tell the ideas apart, or is sure of none. */
function OnlyPicked({ picked, isUnsure }: Pick<Props, 'picked'> & { isUnsure: boolean }) {
  const head = useId()
  return (
    <article className={`${styles.agreement} onBlock`} data-part="agreement" aria-labelledby={head}>
      <h3 id={head}>{nounFor(picked.length, 'Your pick')}</h3>
      <p>
        The count names none:{' '}
        {isUnsure ? 'it is not sure enough of these ideas' : 'nothing tells your ideas apart so far'}.
      </p>
      <dl>
        <dt>You</dt>
        <dd>
          <Places places={picked} isBoth={() => false} />
        </dd>
      </dl>
    </article>
  )
}

const Places = ({ places, isBoth }: { places: readonly number[]; isBoth: (place: number) => boolean }) =>
  places.map((place) => (
    <Fragment key={place}>
      <span className="sr">no. </span>
      <b className={isBoth(place) ? styles.both : ''}>{ideaNumberOf(place)}</b>
    </Fragment>
  ))
