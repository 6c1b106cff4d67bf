import { assets, currencies, familyByChain } from '@app/domain/premium/crypto/assets'
import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import type { OpinionModel } from '../../vendors/ai/opinion-model.ts'
import type { CryptoVendors } from '../../vendors/chains/chain-reader.ts'
import type { Providers } from '../../vendors/oidc/providers.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { SharingMode } from '../shared-ideas/share-idea.ts'

export interface InstallationDeps extends CallDeps {
  hasMail: boolean
  supportEmail: string | null
  crypto: CryptoVendors
  card: StripeGateway | null
  opinions: OpinionModel | null
  sharedIdeas: SharingMode
  providers: Providers
}

export function registerInstallationRoutes(app: Hono, deps: InstallationDeps) {
  const { hasMail: mail, supportEmail, card } = deps
  const opinions = deps.opinions !== null
  const stripePublishableKey = card?.publishableKey ?? null
  const providers = [...deps.providers.values()].map(({ name, label }) => ({ name, label }))
  registerCall(app, deps, 'installation', async () => ({
    stripePublishableKey,
    supportEmail,
    mail,
    opinions,
    sharedIdeas: deps.sharedIdeas !== 'off',
    providers,
    crypto: offerOf(deps),
  }))
}

function offerOf({ crypto: { addressDerivers, readers } }: InstallationDeps) {
  const open = assets.filter(({ chain }) => addressDerivers[familyByChain[chain]] && readers[chain]?.length)
  const networksOf = (currency: string) =>
    open.filter((each) => each.currency === currency).map(({ network }) => network)
  return currencies
    .map((currency) => ({ currency, networks: networksOf(currency) }))
    .filter(({ networks }) => networks.length > 0)
}
