export const SolvedCard = ({ totalSolved }: { totalSolved: number }) => (
  <div className="card stat">
    <dt>Problems solved</dt>
    <dd>
      <span className="v">{totalSolved}</span>
    </dd>
  </div>
)
