/** Also in the prerendered page. */
export const PremiumHead = () => (
  <div className="pageHead">
    <div>
      <h1>More sessions, more ideas</h1>
      <p className="lead muted">
        Two minutes as before: 5 sessions a day, up to 20 ideas in each, and problems of your own.
      </p>
    </div>
  </div>
)
