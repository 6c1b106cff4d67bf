import { levelOf, toNextLevelText } from '@app/domain/achievements/level'

export function LevelCard({ totalSolved }: { totalSolved: number }) {
  const { name, rank, next, progress } = levelOf(totalSolved)
  return (
    <div className="card stat level">
      <dt>Level</dt>
      <dd>
        <span className="v">{name}</span>
        <span className="coins" aria-hidden="true">
          {['bronze', 'silver', 'gold', 'platinum'].map((coin, place) => (
            <span key={coin} data-coin={place < rank ? coin : 'off'} />
          ))}
        </span>
        <progress
          max="100"
          value={Math.round(progress * 100)}
          aria-label={next ? `Progress from ${name} to ${next.name}` : name}
        />
        <p className="next">{toNextLevelText(totalSolved)}</p>
      </dd>
    </div>
  )
}

export const SolvedCard = ({ totalSolved }: { totalSolved: number }) => (
  <div className="card stat">
    <dt>Problems solved</dt>
    <dd>
      <span className="v">{totalSolved}</span>
    </dd>
  </div>
)
