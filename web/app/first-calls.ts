import { sessionTiming } from '@app/contract/session-timing'
import { beginEarly, refuseEarly } from '../api/early.ts'
import { hideToken } from '../api/mailed-token.ts'

/** The first calls of each screen by path, written in by the build. */
declare const firstPaths: { everywhere: string; of: Record<string, readonly string[]> }

hideToken()

// Runs inside the head: the first calls travel together with the code of the screen.
const at = location.pathname.lastIndexOf('/') + 1
const [screen, id] = [location.pathname.slice(0, at), location.pathname.slice(at)]
const { everywhere, of } = firstPaths
const paths = of[location.pathname] ?? of[`${screen}:id`] ?? []
// The page that the worker has stored is shown where no server answers: what the device stores comes first.
if (!('stored' in document.documentElement.dataset)) {
  if (isSignedOut()) refuseEarly(everywhere)
  else beginEarly(everywhere)
  for (const path of paths) beginEarly(path.replace(':id', id))
}

/** "Back" may show a page that was sent before a sign-in. */
function isSignedOut() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isSentNow = page?.type === 'navigate' || page?.type === 'reload'
  return isSentNow && page.serverTiming?.some(({ name }) => name === sessionTiming.none)
}
