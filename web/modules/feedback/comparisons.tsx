import { maxOwnLists, ownListsSentence } from '@app/domain/scoring/own-lists'
import { minPeopleForRarity } from '@app/domain/scoring/score'
import { type ReactNode, useId } from 'react'
import { Agreement } from './agreement.tsx'
import * as styles from './comparisons.module.css'
import type { Feedback, FinishedRound } from './feedback.queries.ts'

interface Props extends Feedback {
  isOwn: boolean
  own: FinishedRound['own']
  children: ReactNode
}

export function Comparisons({ score, sentences, favourites, isOwn, own, children }: Props) {
  const isEarly = score.sample < minPeopleForRarity
  const head = useId()
  return (
    <section className={styles.comparisons} aria-labelledby="in-comparison">
      <h2 id="in-comparison" className="sr">
        In comparison
      </h2>
      {favourites && favourites.length > 0 && <Agreement picked={favourites} score={score} />}
      <article className="card" aria-labelledby={head}>
        <h3 id={head}>{isOwn ? 'Yours alone' : isEarly ? 'Rare? Too early to tell' : 'How rare are they?'}</h3>
        <p>{sentences.sample}</p>
        {isEarly && !isOwn && <People sample={score.sample} />}
        <p className={styles.fine}>
          {isOwn
            ? 'Your words are never shown to anyone.'
            : 'Nobody is shown your words, unless you let one idea be seen.'}
        </p>
      </article>
      {own && score.fluency.different > 0 && <OwnLists own={own} />}
      {children}
    </section>
  )
}

const OwnLists = ({ own }: { own: NonNullable<Props['own']> }) => (
  <article className="card" aria-labelledby="own-lists">
    <h3 id="own-lists">Beside your own lists</h3>
    <p>{ownListsSentence(own)}</p>
    <p className={styles.fine}>
      Counted by the kinds of ideas in a list, in the {maxOwnLists} sessions before this one. One list says little.
    </p>
  </article>
)

const People = ({ sample }: { sample: number }) => (
  <p className={styles.people} role="img" aria-label={`${sample} of ${minPeopleForRarity} people`}>
    {Array.from({ length: minPeopleForRarity }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: thirty dots that never move.
      <i key={place} className={place < sample ? styles.here : ''} />
    ))}
  </p>
)
