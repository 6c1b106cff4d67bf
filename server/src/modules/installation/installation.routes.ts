import { assets, currencies, familyOf } from '@app/domain/premium/coins/assets'
import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import type { InstallationDeps } from './deps.ts'

export function installationRoutes(app: Hono, deps: InstallationDeps) {
  const { hasMail: mail, supportEmail, card } = deps
  const opinions = deps.opinions !== null
  const stripePublishableKey = card?.publishableKey ?? null
  serve(app, deps, 'installation', async () => ({
    stripePublishableKey,
    supportEmail,
    mail,
    opinions,
    crypto: offerOf(deps),
  }))
}

/** What can be paid in right now: a destination and a reader for each. */
function offerOf({ crypto: { lines, readers } }: InstallationDeps) {
  const open = assets.filter(({ chain }) => lines[familyOf[chain]] && readers[chain]?.length)
  const networksOf = (currency: string) =>
    open.filter((each) => each.currency === currency).map(({ network }) => network)
  return currencies
    .map((currency) => ({ currency, networks: networksOf(currency) }))
    .filter(({ networks }) => networks.length > 0)
}
