import type { FinishedRound } from '../modules/feedback/feedback.queries.ts'
import { asksFirst, type SummaryPart, summaryOf } from '../modules/feedback/round-summary.ts'

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
window.firstContent = Promise.all([showPlate(), showRound(), showFinished(), showOffer()])
const drawn = () => requestAnimationFrame(() => requestAnimationFrame(letFontsCome))
window.firstContent.then(drawn, drawn)

function letFontsCome() {
  document.documentElement.dataset['seen'] = ''
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
}

/** How it went, or that there is something to choose first; a round without feedback is left to the screen. */
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
}

/** Premium people see something else here, so it waits for the plan. */
async function showOffer() {
  const answer = location.pathname === '/premium' ? await window.early?.[firstPaths.everywhere] : undefined
  if (!answer?.ok) return
  const { plan } = await answer.clone().json()
  if (plan === 'free') document.documentElement.dataset['offers'] = ''
}
