import type { CallDeps } from '../../http/serve.ts'
import type { OpinionModel } from '../../vendors/ai/opinion-writer.ts'
import type { CryptoOutside } from '../../vendors/chains/chain-reader.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'

export interface InstallationDeps extends CallDeps {
  /** Whether mails are sent; without, accounts are active at once and mails become files. */
  hasMail: boolean
  supportEmail: string | null
  crypto: CryptoOutside
  /** Payments by card; null: they are not set up. */
  card: StripeGateway | null
  /** Who is asked for opinions on lists; null: no model is connected. */
  opinions: OpinionModel | null
}
