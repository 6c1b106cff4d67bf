import { thinkers } from '@app/content/thinkers'
import { sharedProblemPath } from '@app/contract/routes'
import { hydrateRoot } from 'react-dom/client'
import { thinkerBriefs } from '../../rounds/thinker-briefs.ts'
import { SharedPage } from './shared-page.tsx'

/** The same page that was drawn at the build, with what the server has filled in. */
export function hydratePage(part: HTMLElement) {
  const root = document.getElementById('root')
  const { problem: id = '', category = '', thinker: thinkerId } = part.dataset
  const thinker = thinkers.find((each) => each.id === thinkerId)
  if (!root || !thinker) return
  const text = part.querySelector('h1')?.textContent ?? ''
  const shared = {
    code: location.pathname.slice(sharedProblemPath.length),
    problem: { id, category, text },
    thinkerId: thinker.id,
  }
  const [, rule] = thinkerBriefs[thinker.id]
  const shown = { ...thinker, rule }
  const typed = part.querySelector('textarea')?.value ?? ''
  hydrateRoot(root, <SharedPage shared={shared} thinker={shown} typed={typed} />)
}
