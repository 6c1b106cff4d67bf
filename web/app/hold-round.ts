import { pathOf } from '@app/contract/routes'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { openRoundQuery } from '../modules/rounds/rounds.queries.ts'

/**
 * Waits for the problem that the page has asked for already, so that the screen is drawn with it at once. A round is
 * never held without a screen that shows it: the hold ends as soon as the screen looks.
 */
export async function holdRound(client: QueryClient, userId: string) {
  const answer = await window.early?.[pathOf('openRound')]
  // A refusal is the screen's to read.
  if (!answer?.ok) return
  const options = openRoundQuery(userId)
  const observer = new QueryObserver(client, options)
  const letGo = observer.subscribe(() => undefined)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query !== observer.getCurrentQuery()) return
    stop()
    letGo()
  })
  await client.ensureQueryData(options).catch(() => undefined)
}
