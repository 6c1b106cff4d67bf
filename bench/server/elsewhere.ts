import { setTimeout as pause } from 'node:timers/promises'
import { type Provider, ProviderError } from '@app/server/vendors/oidc/provider'

/** How long a network takes differs from one time to the next (ms). */
const [least, spread] = [20, 60]

/** A provider at which everybody is who their code says, and which vouches for no address. */
export const providerElsewhere: Provider = {
  name: 'bench',
  label: 'Bench',
  authorizationUrl: async ({ state }) => new URL(`https://id.bench.example/?state=${state}`),
  async identify({ url }) {
    await pause(least + Math.random() * spread)
    const code = url.searchParams.get('code')
    if (code === null) throw new ProviderError('refused', 'There is no code.')
    return {
      issuer: 'bench',
      subject: code,
      email: code,
      emailVerified: false,
      firstName: 'Bench',
      lastName: '',
      isFresh: true,
    }
  },
}
