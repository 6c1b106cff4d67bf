import type { ReactNode } from 'react'
import type { Feedback } from './feedback.queries.ts'
import { numberOf } from './numbering.ts'
import './comparisons.css'

/** Below so many people nothing is said about rarity. */
const peopleForRarity = 30

/** The person's choice beside the count, the list beside those of others, and what a screen adds. */
export const Comparisons = ({ score, sentences, favourites, children }: Feedback & { children: ReactNode }) => (
  <div className="comparisons">
    {favourites && favourites.length > 0 && <Agreement picked={favourites} top={topWith(favourites, score)} />}
    <article className="card">
      <h3>{score.sample < peopleForRarity ? 'Rare? Too early to tell' : 'How rare are they?'}</h3>
      <p>{sentences.sample}</p>
      {score.sample < peopleForRarity && (
        <p className="people" role="img" aria-label={`${score.sample} of ${peopleForRarity} people`}>
          {Array.from({ length: peopleForRarity }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: thirty dots that never move.
            <i key={place} className={place < score.sample ? 'here' : ''} />
          ))}
        </p>
      )}
      <p className="fine">Your words are never shown to anyone.</p>
    </article>
    {children}
  </div>
)

/** The two highest; among ideas that are unusual alike those that the person picked. */
function topWith(picked: readonly number[], { originality: { top }, ideas }: Feedback['score']): number[] {
  const worthOf = (place: number) => ideas[place]?.originality ?? 0
  const least = Math.min(...top.map(worthOf))
  const sure = top.filter((place) => worthOf(place) > least)
  const alike = picked.filter((place) => worthOf(place) === least && ideas[place]?.sameAs === null)
  return [...new Set([...sure, ...alike, ...top])].slice(0, top.length).toSorted((a, b) => a - b)
}

const agreements = ['You and the count disagree', 'You and the count agree on one of two', 'You and the count agree']

function Agreement({ picked, top }: { picked: readonly number[]; top: readonly number[] }) {
  const shared = picked.filter((place) => top.includes(place))
  const isWhole = shared.length === Math.max(picked.length, top.length)
  const others = picked.filter((place) => !top.includes(place)).map((place) => `no. ${numberOf(place)}`)
  return (
    <article className="agreement on-block">
      <h3>{isWhole ? agreements[2] : agreements[Math.min(shared.length, 1)]}</h3>
      {others.length > 0 && <p>You also like {others.join(' and ')}. Keep it: rare is not the same as good.</p>}
      <dl>
        <dt>You</dt>
        <dd>
          <Places places={picked} shared={shared} />
        </dd>
        <dt>The count</dt>
        <dd>
          <Places places={top} shared={shared} />
        </dd>
      </dl>
    </article>
  )
}

const Places = ({ places, shared }: { places: readonly number[]; shared: readonly number[] }) =>
  places.map((place) => (
    <b key={place} className={shared.includes(place) ? 'both' : ''}>
      {numberOf(place)}
    </b>
  ))
