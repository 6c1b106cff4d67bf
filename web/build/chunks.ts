import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { screens } from '../app/screens.ts'
import { sourceOf, webRoot } from './bundle.ts'

type Bundle = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Whether one of these sources imports the module, itself or by others. */
type Needs = (...sources: string[]) => boolean

const [day, solve, frame] = ['app/dashboard-screen.tsx', 'app/solve-page.tsx', 'app/app-frame.tsx']
const later = 'app/later-parts.tsx'
/** Settings share its calls and styles: alone these would be three files, one of them empty. */
const reminder = 'modules/reminders/reminder-note.tsx'
/** Begins as a form and goes on as `/solve`, whose file it shares. */
const custom = 'modules/rounds/custom/custom-screen.tsx'
/** What every screen fetches at rest, and a stored page at its start. */
const device = ['app/restore-page.ts', 'app/start-device.ts', 'modules/reminders/sync-reminders.ts']
const otherScreens = Object.values(screens)
  .map(({ load }) => sourceOf(load))
  .filter((source) => source !== day && source !== solve && source !== custom)

const landing = ['landing/main.tsx', 'landing/dialogs.tsx']
const explainer = 'modules/explainer/explainer-dialog.tsx'
const forGuests = ['modules/guest/guest-dialog.tsx', 'modules/share-links/shared-page/hydrate-page.tsx']

const isIcon = (id: string) => id.includes('lucide-react')
const isOf = (folder: string, id: string) => id.startsWith(join(webRoot, '..', folder))
const isThinker = (id: string) => isOf('content/src/thinker', id)
const isTechnique = (id: string) => isOf('content/src/technique', id) || isOf('content/src/parse-table', id)
const isWriting = (id: string) => isOf('web/modules/rounds/writing', id)
const isPart = (id: string) => isOf('web/ui', id)
const isOwn = (id: string) => isThinker(id) || isTechnique(id) || isWriting(id)

/** Whatever imports the file of it begins the app, also on the page for guests. */
const isStart = (id: string) => id === join(webRoot, 'app/main.tsx')

const isOfApp = (needs: Needs) => needs('app/main.tsx', frame, day, solve, later, ...device)
const isForBoth = (needs: Needs) =>
  (needs(...forGuests) && isOfApp(needs)) || (needs(explainer) && needs('app/main.tsx', solve, frame))
const isOfSeveral = (needs: Needs) =>
  needs('app/main.tsx') ||
  (needs(solve) && needs(frame, day, ...device, ...otherScreens)) ||
  (needs('app/start-device.ts') && needs(day, ...otherScreens))

/** The first that fits has a module, and what that imports. On a slow line a request costs more than some kilobytes. */
const files: [name: string, fits: (needs: Needs, id: string) => boolean, minShareCount?: number][] = [
  ['react', (_, id) => /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)],
  ['landing', (needs) => needs(...landing) && isOfApp(needs)],
  ['icons', (_, id) => isIcon(id), 2],
  ['shared', (needs, id) => isForBoth(needs) && !isOwn(id)],
  ['app', (needs, id) => isOfSeveral(needs) && !isStart(id) && !isOwn(id)],
  ['device', (needs, id) => needs(...device) && !isOwn(id)],
  ['thinkers', (_, id) => isThinker(id)],
  ['techniques', (_, id) => isTechnique(id)],
  ['writing', (_, id) => isWriting(id)],
  ['frame', (needs, id) => needs(frame) || ((needs(day) || (isPart(id) && needs(later))) && needs(...otherScreens))],
  ['day', (needs) => needs(day)],
  ['solve', (needs) => needs(solve)],
  ['later', (needs) => needs(later)],
  ['reminder', (needs) => needs(reminder)],
]

export function chunkGroups() {
  const known = new Map<string, Set<string>>()
  const importers = (id: string, bundle: Bundle) => {
    const all = known.get(id) ?? importersOf(id, bundle)
    known.set(id, all)
    return all
  }
  return files.map(([name, fits, minShareCount = 1], at) => ({
    minShareCount,
    priority: files.length - at,
    name(id: string, bundle: Bundle) {
      const needs: Needs = (...sources) => sources.some((source) => importers(id, bundle).has(join(webRoot, source)))
      return fits(needs, id) ? name : null
    },
  }))
}

/** With those of its importers. The list of all icons imports each, so they count as nobody's. */
function importersOf(id: string, bundle: Bundle, found = new Set<string>()) {
  if (found.has(id) || isIcon(id)) return found
  found.add(id)
  for (const importer of bundle.getModuleInfo(id)?.importers ?? []) importersOf(importer, bundle, found)
  return found
}
