import type { ProviderOutcome } from '@app/contract/providers'
import { useEffect, useState } from 'react'

type Said = Record<ProviderOutcome, (label: string) => string>

const sentences: Said = {
  refused: (label) => `${label} did not sign you in. Try again, or take another way.`,
  away: (label) => `${label} does not answer right now. Try again in a moment, or take another way.`,
  late: () => 'That took too long, or began in another window. Please try again.',
  no_address: (label) => `${label} did not tell us your e-mail address. Allow it there, or take another way.`,
  known: (label) =>
    `There is an account for this address already. Sign in the way you did before, then connect ${label} in settings.`,
  letter: (label) => `We have sent you a letter, because ${label} does not vouch for your address. Open it to go on.`,
  code: () => 'Please enter the code of your authenticator app.',
  too_many: () => 'Many accounts were made from your network just now. Please try again later.',
  connected: (label) => `${label} signs you in from now on.`,
  proved: () => 'Please go on with what you were about to do.',
  not_yours: (label) => `That is not the account at ${label} that is connected here.`,
  not_fresh: (label) =>
    `${label} did not confirm that you signed in there just now. Take another way, for example a password.`,
  taken: (label) => `That account at ${label} belongs to somebody else here, or another one of yours is connected.`,
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
