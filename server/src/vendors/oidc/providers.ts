import { memoizeAsync } from '../../process/memoize-async.ts'
import { createServiceBreakers } from '../circuit-breaker.ts'
import { type Provider, type ProviderContext, ProviderError, type ProviderSettings } from './provider.ts'

/** By name, in the order of the settings. The library is loaded at the first use. */
export type Providers = ReadonlyMap<string, Provider>

export const createProviders = (settings: readonly ProviderSettings[], context: ProviderContext): Providers => {
  const breakers = createServiceBreakers(context.now)
  return new Map(settings.map((each) => [each.name, createProvider(each, { ...context, breakers })]))
}

type Breakers = ReturnType<typeof createServiceBreakers>

function createProvider(settings: ProviderSettings, context: ProviderContext & { breakers: Breakers }): Provider {
  const { name, label, isTrustedFactor = false } = settings
  const { breakers } = context
  const load = memoizeAsync(async () => (await import('./openid-provider.ts')).createOpenIdProvider(settings, context))

  /** Rests while the provider is away, so that nobody waits for it again and again. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (breakers.restOf(name) !== null) throw new ProviderError('away', 'It failed too often just now.')
    try {
      const answer = await work()
      breakers.note(name, 'answered')
      return answer
    } catch (error) {
      const isAway = error instanceof ProviderError && error.failure === 'away'
      breakers.note(name, isAway ? 'failed' : context.ending.aborted ? 'not asked' : 'answered')
      throw error
    }
  }

  return {
    name,
    label,
    isTrustedFactor,
    authorizationUrl: (request) => ask(async () => (await load()).authorizationUrl(request)),
    identify: (answer) => ask(async () => (await load()).identify(answer)),
  }
}
