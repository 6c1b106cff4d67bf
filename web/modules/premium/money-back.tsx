import { TriangleAlert } from 'lucide-react'

const sentences = {
  refunded: 'Your payment was refunded, and Premium has ended.',
  charged_back: 'Your bank took this payment back, and Premium has ended.',
}

interface Props {
  how: keyof typeof sentences
  onAgain: () => void
}

/** For a person whose money went back: what has happened, and the way to buy again. */
export const MoneyBack = ({ how, onAgain }: Props) => (
  <section className="card money-back" aria-labelledby="money-back">
    <h2 id="money-back">
      <TriangleAlert className="i" />
      {sentences[how]}
    </h2>
    <p className="muted">Nothing more is charged. Your streak, your ideas and your account stay on the free plan.</p>
    <button type="button" className="btn big" onClick={onAgain}>
      Buy Premium again
    </button>
  </section>
)
