/** The round is over elsewhere; what was written here can still be taken along. */
export const ClosedNote = () => (
  <div className="note closed-note" role="alert">
    <span aria-hidden="true" />
    <div>
      <p>
        This problem is closed: it was handed in elsewhere, or its week is over. What you wrote here was not sent; copy
        what you want to keep.
      </p>
      <p className="row">
        <a className="btn" href="/solve">
          Next Problem
        </a>
        <a className="btn line" href="/">
          Back to Home
        </a>
      </p>
    </div>
  </div>
)
