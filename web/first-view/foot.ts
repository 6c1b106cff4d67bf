import { shouldAskForFavourites } from '../modules/feedback/favourites-choice.ts'
import type { FinishedRound } from '../modules/feedback/feedback.queries.ts'
import { type SummaryPart, summarizeRound } from '../modules/feedback/round-summary.ts'
import { fonts } from '../ui/fonts.ts'

/** Written in by the build, like the paths below. */
declare const openRoundPath: string
declare const finishedRoundPath: string
declare const firstPaths: { everywhere: string }

/** Files by the address of a screen, written in by the build. */
declare const firstCode: {
  entry: readonly string[]
  of: Record<string, readonly string[]>
  /** What the stored page reads where no server answers. */
  stored: readonly string[]
}

declare global {
  interface Window {
    /** Ends when the largest element of the first view is there; only then is the code fetched. */
    firstContent?: Promise<unknown>
  }
}

const content = Promise.all([showPlate(), showRound(), showFinished(), showOffer()])
window.firstContent = content

const isStored = 'stored' in document.documentElement.dataset
const { pathname } = location
let isBegun = false

// The content of the first view goes first: the code is many times as long. A hidden tab draws no frame, and a busy
// phone draws its first one late.
if (document.hidden || isStored) begin()
const next = () => void letFontsCome().then(begin)
const shown = () => requestAnimationFrame(() => requestAnimationFrame(next))
content.then(shown, shown)
setTimeout(begin, 200)

/** Words that are shown already keep their font until the screen takes their place; a problem has its own. */
async function letFontsCome() {
  const [, , ...hasWords] = await content.catch(() => [])
  if (hasWords.includes(true)) for (const font of fonts) void document.fonts.load(font)
  else document.documentElement.dataset['seen'] = ''
}

function showPlate() {
  const { plate } = document.documentElement.dataset
  const picture = document.querySelector('picture[data-plate]')
  const image = picture?.querySelector('img')
  if (!plate || !picture || !image) return
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.srcset = `/plates/${plate}.avif`
  picture.prepend(source)
  image.fetchPriority = 'high'
  image.src = `/plates/${plate}.webp`
  return image.decode()
}

/** A failure leaves the skeleton as it is. The screen reads the answer too, so this reads a copy. */
async function showRound() {
  const answer = await window.early?.[openRoundPath]
  if (!answer?.ok) return
  const round: Record<string, unknown> = await answer.clone().json()
  for (const place of document.querySelectorAll<HTMLElement>('[data-round]')) {
    const value = round[place.dataset['round'] ?? '']
    if (typeof value === 'string') place.textContent = value
  }
  return true
}

async function showFinished() {
  const id = location.pathname.slice(location.pathname.lastIndexOf('/') + 1)
  const answer = await window.early?.[finishedRoundPath.replace(':id', id)]
  if (!answer?.ok) return
  const round: FinishedRound = await answer.clone().json()
  const summary = summarizeRound(round)
  if (!summary) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-summary]'))
    place.textContent = summary[place.dataset['summary'] as SummaryPart] ?? ''
  document.documentElement.dataset['finished'] = shouldAskForFavourites(round) ? 'asks' : 'says'
  return true
}

/** Premium people see something else here, so it waits for the plan. */
async function showOffer() {
  const answer = location.pathname === '/premium' ? await window.early?.[firstPaths.everywhere] : undefined
  if (!answer?.ok) return
  const { plan } = await answer.clone().json()
  if (plan !== 'free') return
  document.documentElement.dataset['offers'] = ''
  return true
}

function add(name: 'link' | 'script', attributes: object) {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

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
