import { formatDateTime } from '../../ui/format-date-time.ts'
import type { ChosenIdea } from './shared-ideas.queries.ts'

/** Since or from when others see an idea, or why they do not. */
export function sharingStateText({ state, visibleFrom }: Pick<ChosenIdea, 'state' | 'visibleFrom'>): string {
  if (state === 'hidden') return 'Nobody sees it: it was reported and is hidden.'
  if (state === 'in_review') return 'Nobody sees it yet: somebody here reads it first.'
  return `Without your name, ${state === 'shown' ? 'since' : 'from'} ${formatDateTime(visibleFrom)}.`
}
