import type { ProviderOutcome } from '@app/contract/providers'
import { useEffect, useState } from 'react'

type Said = Record<ProviderOutcome, (label: string) => string>

const sentences: Said = {
  refused: (label) => `${label} didn’t sign you in. Try again or sign in a different way.`,
  away: (label) => `${label} isn’t responding. Try again in a moment or use a different way to sign in.`,
  late: () => 'That took too long or started in a different window. Try again.',
  no_address: (label) => `${label} didn’t share your email address. Try again and allow it.`,
  known: (label) => `This address already has an account. Sign in as usual, then connect ${label} in settings.`,
  letter: (label) => `${label} hasn’t confirmed your address. Open the link we emailed you.`,
  code: () => 'Enter the code from your authenticator app.',
  too_many: () => 'Too many new accounts from your network. Try again later.',
  connected: (label) => `You can now sign in with ${label}.`,
  proved: () => 'Pick up where you left off.',
  not_yours: (label) => `That isn’t the ${label} account you connected.`,
  not_fresh: (label) => `${label} didn’t confirm that you just signed in. Use a different way to confirm it’s you.`,
  taken: (label) => `Someone else already uses that ${label} account here, or you’ve connected a different one.`,
}

export interface ProviderReturn {
  /** The name of the provider. */
  provider: string
  is: ProviderOutcome
}

const isOutcome = (text: string): text is ProviderOutcome => Object.hasOwn(sentences, text)

function read(): ProviderReturn | null {
  const asked = new URLSearchParams(location.search)
  const is = asked.get('outcome') ?? ''
  return isOutcome(is) ? { provider: asked.get('provider') ?? '', is } : null
}

/** How a visit to a provider ended, said once: a reload does not say it again. */
export function useProviderOutcome(): ProviderReturn | null {
  const [outcome] = useState(read)
  useEffect(() => {
    if (outcome) history.replaceState(history.state, '', location.pathname + location.hash)
  }, [outcome])
  return outcome
}

/** Anybody may have chosen the name in an address: only a provider of this installation is spoken of. */
export function providerOutcomeText(outcome: ProviderReturn, providers: readonly { name: string; label: string }[]) {
  const provider = providers.find(({ name }) => name === outcome.provider)
  return provider && sentences[outcome.is](provider.label)
}
