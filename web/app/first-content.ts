import type { FinishedRound } from '../modules/feedback/feedback.queries.ts'
import { asksFirst, type SummaryPart, summaryOf } from '../modules/feedback/round-summary.ts'

/** Where the page has asked for the open round, and for a finished one; the build writes it in. */
declare const openRoundPath: string
declare const finishedRoundPath: string
declare const firstPaths: { everywhere: string }

declare global {
  interface Window {
    /** Ends when the largest thing of the first view is there: the page has its code fetched after it. */
    firstContent?: Promise<unknown>
  }
}

// Runs right behind the skeleton and puts into it what is on its way already, while the code is still to come.
window.firstContent = Promise.all([showPlate(), showRound(), showFinished(), showOffer()])

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

/** A refusal or a failure leaves the skeleton as it is: the screen says what is wrong. It also reads the answer itself. */
async function showRound() {
  const answer = await window.early?.[openRoundPath]
  if (!answer?.ok) return
  const round: Record<string, unknown> = await answer.clone().json()
  for (const place of document.querySelectorAll<HTMLElement>('[data-round]')) {
    const value = round[place.dataset['round'] ?? '']
    if (typeof value === 'string') place.textContent = value
  }
}

/** How it went, or that there is something to choose first; what has no feedback is left to the screen. */
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

/** People who have bought it read something else here: nothing is shown before it is known who looks. */
async function showOffer() {
  const answer = location.pathname === '/premium' ? await window.early?.[firstPaths.everywhere] : undefined
  if (!answer?.ok) return
  const { plan } = await answer.clone().json()
  if (plan === 'free') document.documentElement.dataset['offers'] = ''
}
