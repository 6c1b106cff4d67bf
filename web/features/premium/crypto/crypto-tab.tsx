/** A year paid in a cryptocurrency. */
export const CryptoTab = () => (
  <div className="card instead">
    <h3>Crypto payments are not set up here</h3>
    <p className="muted">Whoever runs this server has named no wallet that could receive them.</p>
  </div>
)
