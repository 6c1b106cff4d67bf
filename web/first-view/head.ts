import { sessionServerTiming } from '@app/contract/page-version'
import { hideMailedToken } from '../api/mailed-token.ts'
import { preloadCall, rejectPreload } from '../api/preloaded-calls.ts'
import { readPlateId } from '../device/plate-id.ts'
import { applyTheme, readTheme } from '../ui/theme.ts'

/** The first calls of each screen by path, written in by the build. */
declare const firstPaths: { everywhere: string; of: Record<string, readonly string[]> }

const { dataset } = document.documentElement

applyTheme(readTheme())
dataset['at'] = location.pathname
// The worker has the fonts stored: nothing has to wait for them.
if (navigator.serviceWorker?.controller) dataset['seen'] = ''
preloadPlate()
// The problem is drawn in its own font: a second layout of all its boxes would block a slow phone.
if (location.pathname === '/solve') document.querySelector<HTMLLinkElement>('link[as="font"]')?.removeAttribute('media')
hideMailedToken()
// The name of the zone, which each call says, costs a slow phone 50 ms: on `/` no call draws anything before the code.
if (location.pathname !== '/' || document.hidden) beginCalls()
else addEventListener('DOMContentLoaded', afterFirstFrame)

/** On `/` this picture is the largest element of the first view, elsewhere words are. */
function preloadPlate() {
  if (location.pathname !== '/') return
  const id = readPlateId()
  if (!id) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.type = 'image/avif'
  link.fetchPriority = 'high'
  link.href = `/plates/${id}.avif`
  document.head.append(link)
  dataset['plate'] = id
}

/** A tab that was left draws none: then with the code, which `foot.ts` begins to fetch after as long. */
function afterFirstFrame() {
  let isBegun = false
  const begin = () => {
    if (!isBegun) beginCalls()
    isBegun = true
  }
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, 200)
}

/** They travel together with the code of the screen. */
function beginCalls() {
  const at = location.pathname.lastIndexOf('/') + 1
  const [screen, id] = [location.pathname.slice(0, at), location.pathname.slice(at)]
  const { everywhere, of } = firstPaths
  const paths = of[location.pathname] ?? of[`${screen}:id`] ?? []
  // The page that the worker has stored is shown where no server answers: what the device stores comes first.
  if ('stored' in dataset) return
  if (isSignedOut()) rejectPreload(everywhere)
  else preloadCall(everywhere)
  for (const path of paths) preloadCall(path.replace(':id', id))
}

/** "Back" may show a page that was sent before a sign-in. */
function isSignedOut() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isSentNow = page?.type === 'navigate' || page?.type === 'reload'
  return isSentNow && page.serverTiming?.some(({ name }) => name === sessionServerTiming.none)
}
