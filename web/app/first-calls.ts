import { beginEarly } from '../api/early.ts'
import { hideToken } from '../api/mailed-token.ts'

/** The addresses of what each screen asks for first; the build writes them in, so that no page holds the list of all. */
declare const firstPaths: { everywhere: string; of: Record<string, readonly string[]> }

hideToken()

// Runs inside the head: the screen's first questions travel together with its code instead of after it.
const at = location.pathname.lastIndexOf('/') + 1
const [screen, id] = [location.pathname.slice(0, at), location.pathname.slice(at)]
const { everywhere, of } = firstPaths
const paths = of[location.pathname] ?? of[`${screen}:id`] ?? []
for (const path of [everywhere, ...paths]) beginEarly(path.replace(':id', id))
