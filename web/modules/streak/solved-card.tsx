import * as stat from '../../ui/styles/stat.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
export const SolvedCard = ({ totalSolved }: { totalSolved: number }) => (
  <div className={`${surfaces.card} ${stat.stat}`}>
    <dt>Problems solved</dt>
    <dd>
      <span className={stat.v}>{totalSolved}</span>
    </dd>
  </div>
)
