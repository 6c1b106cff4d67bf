import { TriangleAlert } from 'lucide-react'

/** For a person whose money went back: what has happened, and the way to buy again. */
export const Refunded = ({ onAgain }: { onAgain: () => void }) => (
  <section className="card refunded" aria-labelledby="refunded">
    <h2 id="refunded">
      <TriangleAlert className="i" />
      Your payment was refunded, and Premium has ended.
    </h2>
    <p className="muted">Nothing more is charged. Your streak, your ideas and your account stay on the free plan.</p>
    <button type="button" className="btn big" onClick={onAgain}>
      Buy Premium again
    </button>
  </section>
)
