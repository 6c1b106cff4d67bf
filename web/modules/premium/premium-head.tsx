/** Also in the prerendered page. */
export const PremiumHead = () => (
  <div className="pageHead">
    <h1>More sessions, more ideas</h1>
  </div>
)
