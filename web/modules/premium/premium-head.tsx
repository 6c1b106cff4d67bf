import * as layout from '../../ui/styles/layout.module.css'

/** Also in the prerendered page. */
export const PremiumHead = () => (
  <div className={layout.pageHead}>
    <div>
      <h1>A bigger box of matches</h1>
      <p className={`${layout.lead} ${layout.muted}`}>
        Same bird, same two minutes. More sessions, more slots, your own problems.
      </p>
    </div>
  </div>
)
