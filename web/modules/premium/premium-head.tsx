/** Also in the prerendered page. */
export const PremiumHead = ({ isPaying = false }: { isPaying?: boolean }) => (
  <div className={isPaying ? 'sr' : 'pageHead'}>
    <h1>More sessions, more ideas</h1>
  </div>
)
