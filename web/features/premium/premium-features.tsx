/** For premium people. Its button comes with the screen it leads to. */
export const PremiumFeatures = () => (
  <section className="card premium-features" aria-labelledby="premium-features">
    <h2 id="premium-features">Premium Features</h2>
    <p>5 sessions a day and up to 20 ideas in each.</p>
  </section>
)
