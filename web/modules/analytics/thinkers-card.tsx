import { thinkers as everybody } from '@app/content/thinkers'
import { formatCount, formatRounded } from '@app/domain/text/number-words'
import type { CSSProperties } from 'react'
import type { Analytics } from './analytics.queries.ts'
import * as styles from './charts.module.css'

const fewest = 8

type Props = Pick<Analytics, 'thinkers' | 'variety'>

export function ThinkersCard({ thinkers, variety }: Props) {
  const most = Math.max(...thinkers.map((each) => each.variety ?? 0), variety?.mean ?? 0, 1)
  const mean = variety && variety.rounds >= fewest ? variety.mean : null
  const isRated = ({ rounds, variety: own }: Thinker) => rounds >= fewest && own !== null
  const ranked = [
    ...thinkers.filter(isRated).sort((one, other) => (other.variety ?? 0) - (one.variety ?? 0)),
    ...thinkers.filter((each) => !isRated(each)),
  ]
  return (
    <section className={`card ${styles.thinkersRange}`}>
      <h2>Thinkers that widen your range</h2>
      <p className="muted">
        Strategies per list.
        {mean !== null && <span>{` The dashed line is your own mean, ${formatRounded(mean, 1)}.`}</span>}
      </p>
      {thinkers.length === 0 && <p className="muted">Nothing to count yet.</p>}
      <ul
        style={{ '--mean': mean === null ? 0 : mean / most } as CSSProperties}
        data-mean={mean === null ? undefined : ''}
      >
        {ranked.map((thinker) => (
          <Row key={thinker.thinkerId} thinker={thinker} most={most} isRated={isRated(thinker)} />
        ))}
      </ul>
      <p className={styles.fine}>
        Your choice of thinker was not random, so this is a hint, not a cause. No claim under {fewest} sessions.
      </p>
    </section>
  )
}

type Thinker = Analytics['thinkers'][number]

function Row({ thinker, most, isRated }: { thinker: Thinker; most: number; isRated: boolean }) {
  const { thinkerId, rounds, variety } = thinker
  const known = everybody.find(({ id }) => id === thinkerId)
  return (
    <li>
      <img className="label" src={`/plates/small/${thinkerId}.webp`} width="48" height="48" loading="lazy" alt="" />
      <span className={styles.name}>
        <span>{known?.name ?? thinkerId}</span> <small>{formatCount(rounds, 'session')}</small>
      </span>
      {isRated && variety !== null ? (
        <>
          <span className={styles.range} style={{ '--share': variety / most } as CSSProperties} />
          <b className="num">{formatRounded(variety, 1)}</b>
        </>
      ) : (
        <span className={styles.wait}>
          {rounds < fewest ? `${fewest - rounds} more before we say anything` : 'No scored list yet'}
        </span>
      )}
    </li>
  )
}
