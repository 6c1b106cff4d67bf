import { beginEarly } from '../api/early.ts'
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
if (!('stored' in document.documentElement.dataset))
  for (const path of [everywhere, ...paths]) beginEarly(path.replace(':id', id))
