/** Files by the address of a screen, written in by the build. */
declare const firstCode: {
  entry: readonly string[]
  of: Record<string, readonly string[]>
  /** What the stored page reads where no server answers. */
  stored: readonly string[]
}

const isStored = 'stored' in document.documentElement.dataset
const { pathname } = location
let isBegun = false

const add = (name: 'link' | 'script', attributes: object) =>
  document.head.append(Object.assign(document.createElement(name), attributes))

function addLink(href: string) {
  if (href.endsWith('css')) add('link', { rel: 'stylesheet', href })
  else add('link', { rel: 'modulepreload', crossOrigin: '', href })
}

/** Each request is a task of its own: all at once would block a slow phone. */
function begin() {
  if (isBegun) return
  isBegun = true
  const { entry, of, stored } = firstCode
  const [src, ...preloads] = entry
  add('script', { type: 'module', crossOrigin: '', src })
  const withId = `${pathname.slice(0, pathname.lastIndexOf('/') + 1)}:id`
  const ofScreen = of[pathname] ?? of[withId] ?? []
  for (const href of [...preloads, ...ofScreen, ...(isStored ? stored : [])]) setTimeout(addLink, 0, href)
}

// The content of the first view goes first: the code is many times as long. A hidden tab draws no frame, and a busy
// phone draws its first one late.
if (document.hidden || isStored) begin()
const shown = () => requestAnimationFrame(() => requestAnimationFrame(begin))
Promise.resolve(window.firstContent).then(shown, shown)
setTimeout(begin, 200)

export {}
