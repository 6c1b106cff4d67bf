export const PaymentLoading = () => (
  <div className="loading" role="status">
    <div className="match" aria-hidden="true">
      <div className="stick" />
      <svg className="fl" aria-hidden="true">
        <use href="#flame" />
      </svg>
    </div>
    <p>Loading payment...</p>
  </div>
)
