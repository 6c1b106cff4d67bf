import { Drawing } from '../../../ui/symbols.tsx'

export const PaymentLoading = () => (
  <div className="loading" role="status">
    <div className="match" aria-hidden="true">
      <div className="stick" />
      <span className="fl">
        <Drawing name="flame" />
      </span>
    </div>
    <p>Loading payment...</p>
  </div>
)
