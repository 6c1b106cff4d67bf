import { levelOf } from '@app/domain/achievements/level'
import * as stat from '../../ui/styles/stat.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'

/** A coin for each level that is reached, and how far it is to the next. */
export function LevelCard({ totalSolved }: { totalSolved: number }) {
  const { name, rank, next, progress } = levelOf(totalSolved)
  return (
    <div className={`${surfaces.card} ${stat.stat} ${stat.level}`}>
      <dt>Level</dt>
      <dd>
        <span className={stat.v}>{name}</span>
        <span className={stat.coins} aria-hidden="true">
          {['bronze', 'silver', 'gold', 'platinum'].map((coin, place) => (
            <span key={coin} data-coin={place < rank ? coin : 'off'} />
          ))}
        </span>
        <progress
          max="100"
          value={Math.round(progress * 100)}
          aria-label={next ? `Way from ${name} to ${next.name}` : name}
        />
        <p className={stat.next}>
          <span>{next ? `${totalSolved} of ${next.at} solved` : `${totalSolved} solved`}</span>
          <span>{next ? `Next: ${next.name}` : 'The top'}</span>
        </p>
      </dd>
    </div>
  )
}
