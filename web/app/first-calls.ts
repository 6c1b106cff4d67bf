import { beginEarly } from '../api/early.ts'
import { hideToken } from '../api/mailed-token.ts'

/** The addresses of what each screen asks for first; the build writes them in, so that no page holds the list of all. */
declare const firstPaths: { everywhere: string; of: Record<string, readonly string[]> }

hideToken()

// Runs inside the head: the screen's first questions travel together with its code instead of after it.
const [id = ''] = /[^/]*$/.exec(location.pathname) ?? []
const paths = firstPaths.of[location.pathname] ?? firstPaths.of[`${location.pathname.slice(0, -id.length)}:id`] ?? []
for (const path of [firstPaths.everywhere, ...paths]) beginEarly(path.replace(':id', id))
