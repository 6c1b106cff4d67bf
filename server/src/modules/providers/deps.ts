import type { Providers } from '../../vendors/oidc/providers.ts'
import type { AccountDeps } from '../account/deps.ts'

export interface ProvidersDeps extends AccountDeps {
  providers: Providers
}
