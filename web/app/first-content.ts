import { asksFirst } from '../modules/feedback/choice.ts'
import type { FinishedRound } from '../modules/feedback/feedback.queries.ts'
import { type SummaryPart, summaryOf } from '../modules/feedback/round-summary.ts'
import { fonts } from '../ui/fonts.ts'

/** Written in by the build, like the paths below. */
declare const openRoundPath: string
declare const finishedRoundPath: string
declare const firstPaths: { everywhere: string }

declare global {
  interface Window {
    /** Ends when the largest element of the first view is there; only then is the code fetched. */
    firstContent?: Promise<unknown>
  }
}

// Runs right behind the skeleton and fills it while the code is still on its way.
const content = Promise.all([showPlate(), showRound(), showFinished(), showOffer()])
window.firstContent = content
const drawn = () => requestAnimationFrame(() => requestAnimationFrame(letFontsCome))
content.then(drawn, drawn)

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
  const summary = summaryOf(round)
  if (!summary) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-summary]'))
    place.textContent = summary[place.dataset['summary'] as SummaryPart] ?? ''
  document.documentElement.dataset['finished'] = asksFirst(round) ? 'asks' : 'says'
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
